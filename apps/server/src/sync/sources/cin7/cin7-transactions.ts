import type { HttpStream, Incremental, RecordPage, SourceRecord, StreamRead } from '../http/http-stream.ts'
import { withQuery } from '../http/paging.ts'
import { badData } from '../http/records.ts'
import { day } from '../http/values.ts'
import { cin7HttpMessages } from './cin7.messages.ts'
import { readUnchanged } from './cin7-pages.ts'

// Transactions have no id and no time of change, so each month is replaced as a whole. A position is the first month that
// the next refresh reads.

const list = { name: 'transactions', request: { path: 'transactions' }, records: 'Transactions', size: 1_000 }
const TRAILING_DAYS = 40
const DAY = 24 * 60 * 60 * 1_000
/** Transactions may be dated in the future. */
const YEARS_AHEAD = 10
/** No company of Cin7 is older. */
const FIRST_YEAR = 2_000

/** Positions are months. Entries of an older month may still be voided, which only a whole reading finds. */
export const monthPositions: Incremental = {
  apply: (request) => request,
  position: {
    kind: 'page',
    of: () => undefined,
    compare: (one, other) => (one < other ? -1 : Number(one > other)),
  },
  wholeEvery: 'month',
}

/** Reads the transactions of each month: all of them, or those of the last 40 days. */
export const transactionPages = (now: () => Date): NonNullable<HttpStream['pages']> =>
  async function* pages(read): AsyncGenerator<RecordPage> {
    const current = monthOf(now())
    const trailing = monthOf(new Date(now().getTime() - TRAILING_DAYS * DAY))
    let month = read.position ?? `${await firstYear(read, now().getUTCFullYear())}-01`
    for (; month < current; month = after(month)) {
      const next = after(month)
      // The months from `trailing` on are read again by each refresh, so a slice cannot end among them.
      const position = next <= trailing ? next : undefined
      yield { records: await within(read, month, next), removed: [`${month}-01`], position }
    }
    const last = `${Number(current.slice(0, 4)) + YEARS_AHEAD}-12`
    const records = await within(read, month, undefined)
    yield { records, removed: monthsTo(month, last), position: trailing, isLast: true }
  }

const monthOf = (time: Date) => time.toISOString().slice(0, 7)

function after(month: string, months = 1): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return monthOf(new Date(Date.UTC(year, number - 1 + months, 1)))
}

function monthsTo(first: string, last: string): string[] {
  const months: string[] = []
  for (let month = first; month <= last; month = after(month)) months.push(`${month}-01`)
  return months
}

/** Returns the first year with transactions. */
async function firstYear(read: StreamRead, thisYear: number): Promise<number> {
  for (let year = thisYear; year > FIRST_YEAR; year--) {
    const before = withQuery(list.request, { ToDate: `${year}-01-01`, Page: '1', Limit: '1' })
    const { body } = await read.request(before)
    if (Reflect.get(Object(body), 'Total') === 0) return year
  }
  return FIRST_YEAR
}

const dayBefore = (day: string) => new Date(Date.parse(day) - DAY).toISOString().slice(0, 10)

/**
 * Reads the transactions of a month, or from a month on. It is not documented whether the first and the last day of a
 * request are included, so one more day is requested on both sides.
 */
async function within(read: StreamRead, from: string, to: string | undefined): Promise<SourceRecord[]> {
  const query = { FromDate: dayBefore(`${from}-01`), ...(to !== undefined && { ToDate: `${to}-02` }) }
  const records = await readUnchanged(read, { ...list, request: withQuery(list.request, query) })
  const lines = new Map<string, number>()
  return records.flatMap((record) => {
    const month = monthIn(record)
    if (month < from || (to !== undefined && month >= to)) return []
    const line = (lines.get(month) ?? 0) + 1
    lines.set(month, line)
    return [{ ...record, Month: `${month}-01`, LineNo: line }]
  })
}

function monthIn({ EffectiveDate, TaskID }: SourceRecord): string {
  const date = day(EffectiveDate)
  if (typeof date !== 'string')
    throw badData(cin7HttpMessages.badValue(list.name, String(TaskID), 'effective_date'))
  return date.slice(0, 7)
}
