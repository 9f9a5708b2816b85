import { SourceFailure } from '../../source-failure.ts'
import { HttpFailure, TOO_LARGE } from '../http/http-failure.ts'
import type { RecordPage, SourceRecord, StreamRead } from '../http/http-stream.ts'
import { valueAt } from '../http/paging.ts'
import { badData, isRecord } from '../http/records.ts'
import { day, text } from '../http/values.ts'
import {
  addMonths,
  type Days,
  dateFilter,
  daysAfter,
  daysBefore,
  daysOf,
  halvesOf,
  includes,
  type Month,
  monthOf,
} from './months.ts'
import { type PagingProof, readList } from './odata-list.ts'
import { type RowIdentity, rowIdentity } from './row-identity.ts'
import { unicontaHttpMessages, unicontaMessages } from './uniconta.messages.ts'
import { TOO_MUCH } from './uniconta-failure.ts'
import { type UnicontaTable, WINDOW } from './uniconta-tables.ts'

/** What the reading of a table needs besides its requests. */
export type TableContext = {
  /** The name under which Uniconta offers the table. */
  readonly entity: string
  readonly proof: PagingProof
  /** Today by Uniconta's clock, `YYYY-MM-DD`. */
  readonly today: string
}

/** The months before the current one that every refresh reads again. Nothing says when a row was changed. */
const TRAILING = 2
/** Dates before this day are mistakes. They are read in one list. */
const FIRST_DAY = '1990-01-01'
/** Names for the rows before and after the months. */
const [EARLIER, LATER] = ['earlier', 'later'] as const

type Ledger = TableContext & { table: UnicontaTable; read: StreamRead; identity: RowIdentity }

/**
 * Reads a ledger by months, the oldest first, and replaces the rows of each. A later reading starts two months before the
 * last one, so rows are not deleted because of an old date. The position is the month where the next reading starts.
 */
export async function* readLedger(
  table: UnicontaTable,
  context: TableContext,
  read: StreamRead,
): AsyncGenerator<RecordPage> {
  const ledger = { ...context, table, read, identity: rowIdentity(table) }
  const current = monthOf(context.today)
  const settled = addMonths(current, -TRAILING)
  const start = read.position ?? (await firstMonth(ledger, current))
  if (read.position === undefined) yield* readEarlier(ledger, start)
  for (let month = earlier(start, settled); month <= current; month = addMonths(month, 1)) {
    yield* readWindow(ledger, month, daysOf(month))
    const next = addMonths(month, 1)
    // The months that are read again belong together, so a reading never stops between them.
    if (next <= settled) yield { records: [], position: next }
  }
  yield* readWindow(ledger, LATER, daysAfter(current))
  yield { records: [], position: settled, isLast: true }
}

/** A position in the future would mean that a clock was wrong. */
const earlier = (one: Month, other: Month) => (one < other ? one : other)

async function firstMonth({ read, entity, table }: Ledger, current: Month): Promise<Month> {
  const $filter = dateFilter({ from: FIRST_DAY, to: undefined })
  const { body } = await read.request({ path: entity, query: { $filter, $orderby: 'Date asc', $top: '1' } })
  const rows = valueAt(body, ['value'])
  if (!Array.isArray(rows) || !rows.every(isRecord)) throw badData(unicontaHttpMessages.noRecords(table.name))
  const [first] = rows.map((row) => dayOf(row, table)).sort()
  if (first && first < FIRST_DAY) throw badData(unicontaMessages.otherDate(table.name))
  return first ? monthOf(first) : current
}

/** Reads what is before the first month: rows without a date, and mistakes. */
async function* readEarlier(ledger: Ledger, first: Month): AsyncGenerator<RecordPage> {
  const { name } = ledger.table
  for await (const page of readWindow(ledger, EARLIER, daysBefore(first))) {
    // The first month was the one of the first row, unless the service ignored the order.
    if (page.records.some((row) => String(dayOf(row, ledger.table) ?? '') >= FIRST_DAY))
      throw badData(unicontaMessages.noFirstDate(name))
    yield page
  }
}

/** Reads the rows of a window, which replace all that were stored of it. */
async function* readWindow(ledger: Ledger, label: string, days: Days): AsyncGenerator<RecordPage> {
  ledger.identity.startList()
  yield { records: [], removed: [label] }
  for await (const rows of readDays(ledger, days)) {
    refuseOthers(rows, days, ledger.table)
    yield { records: ledger.identity.identified(rows).map((row) => ({ ...row, [WINDOW]: label })) }
  }
}

/** Reads some days, and in halves if they are too much for one response. */
async function* readDays(ledger: Ledger, days: Days): AsyncGenerator<readonly SourceRecord[]> {
  const { read, entity, table, proof, identity } = ledger
  const request = { path: entity, query: { $filter: dateFilter(days) } }
  let isStarted = false
  try {
    const list = { table: table.name, request, proof, fieldsOf: identity.fieldsOf }
    for await (const rows of readList(read, list)) {
      isStarted = true
      yield rows
    }
  } catch (error) {
    const halves = halvesOf(days)
    if (isStarted || halves.length === 0 || !isTooMuch(error)) throw error
    for (const half of halves) yield* readDays(ledger, half)
  }
}

const isTooMuch = (error: unknown) =>
  (error instanceof HttpFailure && [TOO_MUCH, TOO_LARGE].some((reason) => reason === error.reason)) ||
  (error instanceof SourceFailure && error.code === 'timed-out')

/** A filter that the service ignores or understands in another way would store rows twice, or delete others. */
function refuseOthers(rows: readonly SourceRecord[], days: Days, table: UnicontaTable) {
  if (rows.some((row) => !includes(days, dayOf(row, table))))
    throw badData(unicontaMessages.otherDate(table.name))
}

/** Returns the day of a row; null for the year 1, with which Uniconta writes a missing date. */
function dayOf(row: SourceRecord, { name }: UnicontaTable): string | null {
  const found = day(row.Date)
  if (found === undefined)
    throw badData(unicontaHttpMessages.badValue(name, String(text(row.RowId) ?? '?'), 'date'))
  return found === null ? null : String(found)
}
