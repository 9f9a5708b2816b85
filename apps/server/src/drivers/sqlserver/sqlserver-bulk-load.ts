import sql from 'mssql'

/**
 * The column types that bulk load sends exactly. The driver would round decimals to doubles and times to milliseconds, so
 * those are sent as text.
 */
const exactTypes = {
  bigint: () => sql.BigInt(),
  bit: () => sql.Bit(),
  date: () => sql.Date(),
  'nvarchar(max)': () => sql.NVarChar(sql.MAX),
}

export type BulkColumn = { readonly name: string; readonly type: keyof typeof exactTypes }

/** A row in the order of its columns. Whole numbers are texts. */
export type BulkRow = (boolean | UtcDay | string | null)[]

/**
 * A date such as `2026-01-31`. The driver sends the date in UTC, but refuses the years 0 and 10000 by the clock of the
 * machine, so the first and the last day would depend on its time zone.
 */
export class UtcDay extends Date {
  constructor(day: string) {
    super(`${day}T00:00:00Z`)
  }

  override getFullYear() {
    return this.getUTCFullYear()
  }
}

/** Rows for one table. Its columns must have exactly these types and be nullable. */
export type BulkRows = {
  readonly table: string
  readonly columns: readonly BulkColumn[]
  readonly rows: readonly BulkRow[]
}

// The driver's declarations name these options as an older version did.
const options = { keepNulls: true, lockTable: true }

/** Stores rows with one bulk load: all of them, or none if it fails. */
export async function bulkLoad(request: sql.Request, { table, columns, rows }: BulkRows): Promise<void> {
  const load = new sql.Table(table)
  for (const { name, type } of columns) load.columns.add(name, exactTypes[type](), { nullable: true })
  for (const row of rows) load.rows.push(row)
  const { rowsAffected } = await request.bulk(load, options)
  if (rowsAffected !== rows.length) throw new Error(`${rowsAffected} of ${rows.length} rows were stored.`)
}
