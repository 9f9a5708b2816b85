import type { TablePreview } from '@tributary/domain'
import type { SqlServerConnection } from '../../../drivers/sqlserver/sqlserver-connection.ts'
import { bracketIdentifier, bracketList, bracketTable } from '../../../drivers/sqlserver/sqlserver-quoting.ts'
import { CHARACTERS_SHOWN, ROWS_SHOWN, shownValue } from '../preview-values.ts'
import type { TargetTable } from '../target-table.ts'
import { describeSqlServerTable } from './sqlserver-existing.ts'

/** Returns the first rows of a table with this owner's mark, in the order of its key; undefined without such a table. */
export async function firstRows(
  connection: SqlServerConnection,
  table: TargetTable,
  owner: string,
): Promise<TablePreview | undefined> {
  const existing = await describeSqlServerTable(connection, table)
  if (existing?.owner !== owner) return undefined
  const columns = [...existing.types].map(([name, type]) => ({ name, type }))
  const values = columns.map(
    ({ name, type }, at) =>
      `substring(${shown(bracketIdentifier(name), type)}, 1, ${CHARACTERS_SHOWN + 1}) as [v${at}]`,
  )
  const order = existing.key.length > 0 ? ` order by ${bracketList(existing.key)}` : ''
  const rows = await connection.query(
    `select top (${ROWS_SHOWN + 1}) ${values.join(', ')} from ${bracketTable(table)}${order}`,
  )
  return {
    columns,
    rows: rows.slice(0, ROWS_SHOWN).map((row) => columns.map((_, at) => shownValue(row[`v${at}`]))),
    hasMore: rows.length > ROWS_SHOWN,
  }
}

function shown(column: string, type: string) {
  if (type === 'boolean') return `case ${column} when 1 then N'true' when 0 then N'false' end`
  return `convert(nvarchar(max), ${column}${type === 'timestamptz' ? ', 126' : ''})`
}
