import type { BulkColumn, BulkRow } from '../../../drivers/sqlserver/sqlserver-bulk-load.ts'
import type { SqlServerConnection } from '../../../drivers/sqlserver/sqlserver-connection.ts'
import { bracketIdentifier } from '../../../drivers/sqlserver/sqlserver-quoting.ts'
import type { ColumnType } from '../../column-type.ts'
import type { Row } from '../../rows.ts'
import { syncMessages } from '../../sync.messages.ts'
import { SyncFailure } from '../../sync-failure.ts'
import type { RowsToStage } from '../sync-target.ts'
import { stagedType, stagedValue } from './staged-values.ts'

export const STAGED = '#staged'

/** The most digits of a column's values before and after the decimal point. */
export type Digits = { whole: number; fraction: number }
export type Staged = {
  readonly types: ReadonlyMap<string, ColumnType>
  readonly digits: ReadonlyMap<string, Digits>
}

/** A bulk load is sent when it has this many rows or characters. Only one is in memory. */
const MOST_ROWS = 5_000
const MOST_CHARACTERS = 4_000_000

/** Copies rows into a temporary table, which is removed with the connection. Refuses a value that does not fit. */
export async function stageRows(
  connection: SqlServerConnection,
  staging: Pick<RowsToStage, 'name' | 'columns' | 'content'>,
  batches: AsyncIterable<readonly Row[]>,
): Promise<Staged> {
  const columns: BulkColumn[] = [
    { name: LINE, type: 'bigint' },
    ...staging.columns.map(({ name, type }) => ({ name, type: stagedType(type) })),
  ]
  const definitions = columns.map(({ name, type }) => `${bracketIdentifier(name)} ${type} null`)
  await connection.batch(`drop table if exists [${STAGED}]`)
  await connection.batch(`create table [${STAGED}] (${definitions.join(', ')})`)
  const digits = staging.columns.map(() => ({ whole: 0, fraction: 0 }))
  for await (const rows of loads(batches, stager(staging, digits)))
    await connection.bulkLoad({ table: STAGED, columns, rows })
  return {
    types: new Map(staging.columns.map(({ name, type }) => [name, type])),
    digits: new Map(staging.columns.map(({ name }, at) => [name, digits[at] ?? { whole: 0, fraction: 0 }])),
  }
}

/** The number of a row, so that the last of several with one key can be found. */
const LINE = '#line'

/** Collects rows until they are worth a bulk load. */
async function* loads(batches: AsyncIterable<readonly Row[]>, staged: (row: Row) => BulkRow) {
  let rows: BulkRow[] = []
  let characters = 0
  for await (const batch of batches)
    for (const row of batch) {
      const next = staged(row)
      rows.push(next)
      characters += lengthOf(next)
      if (rows.length < MOST_ROWS && characters < MOST_CHARACTERS) continue
      yield rows
      rows = []
      characters = 0
    }
  if (rows.length > 0) yield rows
}

const lengthOf = (row: BulkRow) =>
  row.reduce<number>((sum, value) => sum + (typeof value === 'string' ? value.length : 0), 0)

/** Returns a function that numbers rows, converts their values and measures their numbers. */
function stager(
  { name, columns, content }: Pick<RowsToStage, 'name' | 'columns' | 'content'>,
  digits: Digits[],
) {
  // A blank in a file is a missing value. A source with typed rows writes null for that.
  const blank = content.format === 'csv' ? null : undefined
  let line = 0
  return (row: Row): BulkRow => {
    line++
    const values = columns.map((column, at) => {
      const value = stagedValue(row[at] ?? null, column.type, blank)
      if (value === undefined)
        throw new SyncFailure(syncMessages.misfit(name, column.name), { code: 'source-data' })
      if (typeof value === 'string') measure(digits[at], value)
      return value
    })
    return [String(line), ...values]
  }
}

function measure(digits: Digits | undefined, value: string) {
  if (!digits || value.length > 1_000) return
  const point = value.indexOf('.')
  const whole = (point < 0 ? value : value.slice(0, point)).trim().replace('-', '').length
  if (whole > digits.whole) digits.whole = whole
  if (point >= 0 && value.length - point - 1 > digits.fraction) digits.fraction = value.length - point - 1
}
