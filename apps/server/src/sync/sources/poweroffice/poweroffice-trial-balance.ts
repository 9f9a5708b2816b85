import type { RecordPage, StreamRead } from '../http/http-stream.ts'
import type { Days } from './poweroffice-listed.ts'
import { pagesOf } from './poweroffice-pages.ts'

/** Postings are made in past months until their periods are closed. */
const MONTHS_AGAIN = 3

/** Reads the balances at the end of each month, up to the current one; changes are the last months. */
export async function* monthlyBalances(read: StreamRead, days: Days): AsyncGenerator<RecordPage> {
  const since = read.position && endOfMonth(read.position, -MONTHS_AGAIN)
  const first = since && since > days.startDate ? since : days.startDate
  const last = endOfMonth(days.today)
  for (let date = endOfMonth(first); date <= last; date = endOfMonth(date, 1)) {
    const list = { path: 'TrialBalance', query: { date } }
    for await (const { records } of pagesOf(read, list, { name: 'trial_balance', orderBy: 'AccountId' }))
      yield { records: records.map((record) => ({ ...record, Date: date })), removed: [date] }
    yield { records: [], position: date }
  }
}

/** Returns the last day of the month of a day, or of a month after or before it. */
function endOfMonth(day: string, months = 0): string {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month + months, 0)).toISOString().slice(0, 10)
}
