import { createHash } from 'node:crypto'
import { rowversionOf, type SourceTable } from './sqlserver-catalogue.ts'
import type { SqlServerSettings } from './sqlserver-settings.ts'

/** Rows with a rowversion from `from` on and below `below` are the changes to read. */
export type Changes = { readonly column: string; readonly from: Buffer; readonly below: Buffer }

/**
 * Where the next refresh goes on: the lowest rowversion not yet committed when this one listed the tables, beside what it
 * holds for. Rowversions of another database, or of a table with other columns, say nothing about this one.
 */
export function cursorOf(table: SourceTable, place: CursorPlace): string | undefined {
  if (!rowversionOf(table) || table.key.length === 0) return undefined
  return `${place.active.toString('hex')} ${markOf(table, place)}`
}

/** What has changed since a cursor; undefined when the table has to be read whole. */
export function changesSince(
  cursor: string | undefined,
  table: SourceTable,
  place: CursorPlace,
): Changes | undefined {
  const column = rowversionOf(table)
  const [, version = '', mark] = /^([0-9a-f]{16}) (\w+)$/.exec(cursor ?? '') ?? []
  if (!column || table.key.length === 0 || mark !== markOf(table, place)) return undefined
  const from = Buffer.from(version, 'hex')
  // A database that was set back to an earlier day counts on from there.
  if (Buffer.compare(from, place.active) > 0) return undefined
  return { column, from, below: place.active }
}

export type CursorPlace = {
  readonly settings: Pick<SqlServerSettings, 'host' | 'port' | 'database'>
  readonly created: string
  readonly active: Buffer
}

function markOf({ schema, name, columns, key }: SourceTable, { settings, created }: CursorPlace): string {
  const { host, port, database } = settings
  const parts = [host, port, database.toLowerCase(), created, schema, name, columns, key]
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16)
}
