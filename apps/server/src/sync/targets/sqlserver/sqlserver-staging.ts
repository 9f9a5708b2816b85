import { parse } from 'csv-parse/sync'
import type { SqlServerConnection } from '../../../drivers/sqlserver/sqlserver-connection.ts'
import { bracketIdentifier } from '../../../drivers/sqlserver/sqlserver-quoting.ts'
import type { RowsToStage } from '../sync-target.ts'

export const STAGED = '#staged'

/** What the values of a column that look like numbers take: digits before the point, and behind it. */
export type Digits = { whole: number; fraction: number }
export type Staged = { readonly columns: readonly string[]; readonly digits: ReadonlyMap<string, Digits> }

type Value = string | null

const MOST_PARAMETERS = 2_000
const MOST_ROWS = 1_000

/** Copies rows, all as text, into a temporary table that goes with the connection. */
export async function stageRows(connection: SqlServerConnection, rows: RowsToStage): Promise<Staged> {
  const { columns, delimiter } = rows
  const definitions = columns.map((name) => `${bracketIdentifier(name)} nvarchar(max)`).join(', ')
  await connection.batch(`drop table if exists [${STAGED}]`)
  await connection.batch(`create table [${STAGED}] ([#line] bigint identity(1,1), ${definitions})`)
  const digits = columns.map(() => ({ whole: 0, fraction: 0 }))
  const atOnce = Math.max(1, Math.min(MOST_ROWS, Math.floor(MOST_PARAMETERS / columns.length)))
  for await (const chunk of rows.rows) {
    const lines = read(chunk, delimiter)
    for (const line of lines) for (const [at, value] of line.entries()) measure(digits[at], value)
    for (let at = 0; at < lines.length; at += atOnce)
      await insert(connection, columns, lines.slice(at, at + atOnce))
  }
  return {
    columns,
    digits: new Map(columns.map((name, at) => [name, digits[at] ?? { whole: 0, fraction: 0 }])),
  }
}

/** As COPY reads it: nothing between two commas is null, an empty text is written "". */
const read = (chunk: Uint8Array, delimiter: string): Value[][] =>
  parse(Buffer.from(chunk), {
    delimiter,
    relax_column_count: true,
    skip_empty_lines: false,
    cast: (value, { quoting }) => (value === '' && !quoting ? null : value),
  })

function measure(digits: Digits | undefined, value: Value) {
  if (!digits || value === null || value.length > 1_000) return
  const point = value.indexOf('.')
  const whole = (point < 0 ? value : value.slice(0, point)).trim().replace('-', '').length
  if (whole > digits.whole) digits.whole = whole
  if (point >= 0 && value.length - point - 1 > digits.fraction) digits.fraction = value.length - point - 1
}

async function insert(
  connection: SqlServerConnection,
  columns: readonly string[],
  lines: readonly Value[][],
) {
  const values: Record<string, Value> = {}
  const rows = lines.map((line, row) => {
    const names = columns.map((_, at) => {
      const name = `p${row * columns.length + at}`
      values[name] = line[at] ?? null
      return `@${name}`
    })
    return `(${names.join(',')})`
  })
  const names = columns.map(bracketIdentifier).join(', ')
  await connection.query(`insert into [${STAGED}] (${names}) values ${rows.join(',')}`, values)
}
