import type { TablePreview } from '@tributary/domain'
import type { TargetTable } from '../engine/target-table.ts'
import { CHARACTERS_SHOWN, shownValue } from './preview-table.ts'
import type { SqlServerConnection } from './sqlserver-connected.ts'
import { standingTable } from './sqlserver-existing.ts'
import { bracketed, listed, tableName } from './sqlserver-names.ts'

const ROWS_SHOWN = 50

/** The first rows of a table that bears this owner's note, in the order of its key; undefined where there is none. */
export async function firstRows(
  connection: SqlServerConnection,
  table: TargetTable,
  owner: string,
): Promise<TablePreview | undefined> {
  const standing = await standingTable(connection, table)
  if (standing?.owner !== owner) return undefined
  const columns = [...standing.types].map(([name, type]) => ({ name, type }))
  const values = columns.map(
    ({ name, type }, at) =>
      `substring(${shown(bracketed(name), type)}, 1, ${CHARACTERS_SHOWN + 1}) as [v${at}]`,
  )
  const order = standing.key.length > 0 ? ` order by ${listed(standing.key)}` : ''
  const rows = await connection.query(
    `select top (${ROWS_SHOWN + 1}) ${values.join(', ')} from ${tableName(table)}${order}`,
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
