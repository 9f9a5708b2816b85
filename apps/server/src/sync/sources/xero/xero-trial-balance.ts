import { columns } from '../http/columns.ts'
import { httpMessages } from '../http/http.messages.ts'
import type { HttpResponse, HttpStream, RecordPage, SourceRecord, StreamRead } from '../http/http-stream.ts'
import { ownPositions } from '../http/own-positions.ts'
import { onePage, valueAt } from '../http/paging.ts'
import { badData, isRecord, listAt } from '../http/records.ts'
import { listRequest } from './xero-lists.ts'

const NAME = 'trial_balance'
const messages = httpMessages('Xero')

/** Month ends that every refresh reads again, because people post to closed months. */
const TRAILING = 3
/** Balances add up, so months without any come before the first posting. A year of them is certain. */
const EMPTY_MONTHS = 12
const MOST_MONTHS = 1_200

/** The balances of all accounts at the end of each month. */
export const trialBalance: HttpStream = {
  name: NAME,
  request: listRequest('Reports/TrialBalance'),
  paging: onePage,
  records: ['Reports'],
  key: ['date', 'account_id'],
  columns: [
    ...columns('day', 'date'),
    ...columns('guid', 'account_id'),
    ...columns('text', 'account section'),
    ...columns('numeric', 'debit credit ytd_debit ytd_credit'),
  ],
  removedBy: 'date',
  incremental: ownPositions('month'),
  pages: monthEnds,
}

/** Reads backwards from the last complete month. The position is given at the end, when every month has been read. */
async function* monthEnds(read: StreamRead): AsyncGenerator<RecordPage> {
  const { servedAt } = await read.request(listRequest('Reports/TrialBalance'))
  if (!servedAt) throw badData(messages.noDate)
  const last = endOfMonth(servedAt, 0)
  let empty = 0
  for (let month = 0; month < MOST_MONTHS; month++) {
    const date = endOfMonth(servedAt, month)
    const records = recordsOf(await read.request(listRequest('Reports/TrialBalance', { date })), date)
    empty = records.some(isUsed) ? 0 : empty + 1
    yield { records, removed: [date] }
    const isEnd =
      read.position === undefined ? empty >= EMPTY_MONTHS : month + 1 >= TRAILING && date <= read.position
    if (!isEnd) continue
    yield { records: [], position: last }
    return
  }
  throw badData(messages.tooManyPages(NAME))
}

/** Returns the last day of a month: 0 is the last complete month, 1 the one before. */
const endOfMonth = (now: Date, before: number): string =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - before, 0)).toISOString().slice(0, 10)

const isUsed = (record: SourceRecord) =>
  ['debit', 'credit', 'ytd_debit', 'ytd_credit'].some((field) => Number(record[field] ?? 0) !== 0)

const HEADER = ['Account', 'Debit', 'Credit', 'YTD Debit', 'YTD Credit']

function recordsOf({ body }: HttpResponse, date: string): SourceRecord[] {
  const rows = valueAt(body, ['Reports', '0', 'Rows'])
  if (!Array.isArray(rows) || !rows.every(isRecord)) throw badData(messages.noRecords(NAME))
  const header = rows.find(({ RowType }) => RowType === 'Header')
  if (JSON.stringify(header && valuesOf(header)) !== JSON.stringify(HEADER))
    throw badData(messages.noRecords(NAME))
  return rows.flatMap((section) =>
    listAt('Rows')(section)
      .filter(({ RowType }) => RowType === 'Row')
      .map((row) => recordOf(row, { date, section: section.Title })),
  )
}

const valuesOf = (row: SourceRecord) => listAt('Cells')(row).map(({ Value }) => Value)

function recordOf(row: SourceRecord, place: { date: string; section: unknown }): SourceRecord {
  const [account, debit, credit, ytd_debit, ytd_credit] = valuesOf(row)
  const attributes = listAt('Cells', '0', 'Attributes')(row)
  const account_id = attributes.find(({ Id }) => Id === 'account')?.Value
  return { ...place, account_id, account, debit, credit, ytd_debit, ytd_credit }
}
