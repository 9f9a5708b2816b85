import { type RecordTable, recordTable } from '../http-api/record-table.ts'
import { xeroResources } from './xero-resources.ts'

/** A record as Xero sends it. */
export type XeroRecord = Readonly<Record<string, unknown>>

/** The books of one organisation. Every change sets the time of the record, as in Xero. */
export type XeroBooks = {
  /** Returns the records of a list, such as `Invoices`. */
  of(resource: string): RecordTable<XeroRecord>
  /** Changes fields without the time of the record, as Xero does for some. */
  changeSilently(resource: string, id: string, change: XeroRecord): void
  removeLine(resource: string, id: string, lineId: string): void
}

/** Writes a time as Xero does. */
export const msDate = (time: Date): string => `/Date(${time.getTime()}+0000)/`

/** Writes a calendar day as Xero does: midnight in UTC. */
export const msDay = (day: string): string => msDate(new Date(`${day}T00:00:00Z`))

/** Reads the milliseconds of a time that Xero wrote. */
export const millisecondsOf = (written: unknown): number =>
  Number(/^\/Date\((-?\d+)/.exec(String(written))?.[1] ?? Number.NaN)

export function xeroBooks(clock: () => Date): XeroBooks {
  const tables = new Map(
    xeroResources.map(({ name, key }) => [
      name,
      recordTable<XeroRecord>(
        (record) => String(record[key]),
        () => ({ UpdatedDateUTC: msDate(clock()) }),
      ),
    ]),
  )
  const of = (resource: string) => {
    const table = tables.get(resource)
    if (!table) throw new Error(`Xero has no ${resource}`)
    return table
  }
  return {
    of,
    changeSilently: (resource, id, change) => of(resource).put({ ...of(resource).get(id), ...change }),
    removeLine(resource, id, lineId) {
      const lines = of(resource).get(id).LineItems
      if (!Array.isArray(lines)) throw new Error(`${resource} have no lines`)
      of(resource).change(id, { LineItems: lines.filter((line) => line.LineItemID !== lineId) })
    },
  }
}
