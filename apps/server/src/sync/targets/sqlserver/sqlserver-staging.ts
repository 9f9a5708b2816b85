import type { SqlServerConnection } from '../../../drivers/sqlserver/sqlserver-connection.ts'
import { bracketIdentifier } from '../../../drivers/sqlserver/sqlserver-quoting.ts'
import type { StagingColumn } from '../sync-target.ts'
import type { TextRow } from './text-rows.ts'

export const STAGED = '#staged'

/** The most digits of a column's values before and after the decimal point. */
export type Digits = { whole: number; fraction: number }
export type Staged = { readonly columns: readonly string[]; readonly digits: ReadonlyMap<string, Digits> }

const MOST_PARAMETERS = 2_000
const MOST_ROWS = 1_000

/** Copies rows, all as text, into a temporary table. It is removed with the connection. */
export async function stageRows(
  connection: SqlServerConnection,
  staging: readonly StagingColumn[],
  batches: AsyncIterable<readonly TextRow[]>,
): Promise<Staged> {
  const columns = staging.map(({ name }) => name)
  const definitions = columns.map((name) => `${bracketIdentifier(name)} nvarchar(max)`).join(', ')
  await connection.batch(`drop table if exists [${STAGED}]`)
  await connection.batch(`create table [${STAGED}] ([#line] bigint identity(1,1), ${definitions})`)
  const digits = columns.map(() => ({ whole: 0, fraction: 0 }))
  const atOnce = Math.max(1, Math.min(MOST_ROWS, Math.floor(MOST_PARAMETERS / columns.length)))
  for await (const lines of batches) {
    for (const line of lines) for (const [at, value] of line.entries()) measure(digits[at], value)
    for (let at = 0; at < lines.length; at += atOnce)
      await insert(connection, columns, lines.slice(at, at + atOnce))
  }
  return {
    columns,
    digits: new Map(columns.map((name, at) => [name, digits[at] ?? { whole: 0, fraction: 0 }])),
  }
}

function measure(digits: Digits | undefined, value: string | null) {
  if (!digits || value === null || value.length > 1_000) return
  const point = value.indexOf('.')
  const whole = (point < 0 ? value : value.slice(0, point)).trim().replace('-', '').length
  if (whole > digits.whole) digits.whole = whole
  if (point >= 0 && value.length - point - 1 > digits.fraction) digits.fraction = value.length - point - 1
}

async function insert(
  connection: SqlServerConnection,
  columns: readonly string[],
  lines: readonly TextRow[],
) {
  const values: Record<string, string | null> = {}
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
