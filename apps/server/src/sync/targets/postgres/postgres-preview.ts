import type { TablePreview } from '@tributary/domain'

import { quoteIdentifier, quoteTable } from '../../../drivers/postgres/postgres-quoting.ts'
import { inTransaction, type SqlConnection } from '../../../drivers/postgres/sql-connection.ts'
import { CHARACTERS_SHOWN, ROWS_SHOWN, shownValue } from '../preview-values.ts'
import type { TargetTable } from '../target-table.ts'

/** A preview takes no longer, so it cannot block a table. Milliseconds. */
const PREVIEW_TIMEOUT_MS = 5_000

/**
 * Returns the first rows of a table on any PostgreSQL, in the order of its key; undefined when no table of that name has
 * this owner's mark. Changes nothing.
 */
export const previewOn = (
  connection: SqlConnection,
  table: TargetTable,
  owner: string,
): Promise<TablePreview | undefined> =>
  inTransaction(connection, async () => {
    await connection.query(
      `set transaction read only; set local statement_timeout = ${PREVIEW_TIMEOUT_MS}; set local timezone = 'UTC'`,
    )
    const columns = await columnsOf(connection, table, owner)
    return columns.length > 0 ? firstRows(connection, table, columns) : undefined
  })

type Column = { name: string; type: string; key: boolean }

async function columnsOf({ query }: SqlConnection, table: TargetTable, owner: string) {
  const { rows } = await query(
    `select a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
       coalesce(a.attnum = any (k.conkey), false) as key
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
       left join pg_constraint k on k.conrelid = c.oid and k.contype = 'p'
     where n.nspname = $1 and c.relname = $2 and c.relkind = 'r' and obj_description(c.oid, 'pg_class') = $3
     order by a.attnum`,
    [table.schema, table.name, owner],
  )
  return rows.map(
    ({ name, type, key }): Column => ({ name: String(name), type: String(type), key: key === true }),
  )
}

async function firstRows(
  { query }: SqlConnection,
  table: TargetTable,
  columns: readonly Column[],
): Promise<TablePreview> {
  // One character more than is shown, to detect whether the value is cut off.
  const values = columns.map(
    ({ name }, at) => `left(${quoteIdentifier(name)}::text, ${CHARACTERS_SHOWN + 1}) as v${at}`,
  )
  const keys = columns.filter(({ key }) => key).map(({ name }) => quoteIdentifier(name))
  const { rows } = await query(
    `select ${values.join(', ')} from ${quoteTable(table)}
     ${keys.length > 0 ? `order by ${keys.join(', ')}` : ''} limit ${ROWS_SHOWN + 1}`,
  )
  return {
    columns: columns.map(({ name, type }) => ({ name, type })),
    rows: rows.slice(0, ROWS_SHOWN).map((row) => columns.map((_, at) => shownValue(row[`v${at}`]))),
    hasMore: rows.length > ROWS_SHOWN,
  }
}
