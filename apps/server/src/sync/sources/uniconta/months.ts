/** A month as `YYYY-MM`. */
export type Month = string

/** Days as `YYYY-MM-DD`, both included. Undefined is open. */
export type Days = { readonly from: string | undefined; readonly to: string | undefined }

export const monthOf = (day: string): Month => day.slice(0, 7)

export function addMonths(month: Month, months: number): Month {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7)
}

const DAY_MS = 24 * 60 * 60 * 1_000
const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)

export const daysOf = (month: Month): Days => ({
  from: `${month}-01`,
  to: dayAfter(`${addMonths(month, 1)}-01`, -1),
})
export const daysBefore = (month: Month): Days => ({ from: undefined, to: dayAfter(`${month}-01`, -1) })
export const daysAfter = (month: Month): Days => ({ from: `${addMonths(month, 1)}-01`, to: undefined })

/** Returns the halves of some days; none for one day, and for open ones. */
export function halvesOf({ from, to }: Days): Days[] {
  if (from === undefined || to === undefined || from === to) return []
  const middle = dayAfter(from, Math.floor((Date.parse(to) - Date.parse(from)) / DAY_MS / 2))
  return [
    { from, to: middle },
    { from: dayAfter(middle, 1), to },
  ]
}

/** Filters by date, as OData 3 writes it. The last day counts to its end, in case dates have a time. */
export function dateFilter({ from, to }: Days): string {
  const parts = [
    from === undefined ? [] : [`Date ge datetime'${from}T00:00:00'`],
    to === undefined ? [] : [`Date le datetime'${to}T23:59:59'`],
  ]
  return parts.flat().join(' and ')
}

/** Whether a day is among some days. Rows without a date are before all months. */
export const includes = ({ from, to }: Days, day: string | null): boolean =>
  day === null ? from === undefined : (from === undefined || day >= from) && (to === undefined || day <= to)
