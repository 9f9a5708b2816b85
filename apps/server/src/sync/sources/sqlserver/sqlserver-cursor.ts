import { createHash } from 'node:crypto'
import { rowversionOf, type SourceTable } from './sqlserver-catalogue.ts'
import type { SqlServerSettings } from './sqlserver-settings.ts'

/** The changes to read: rows with a rowversion of at least `from` and below `below`. */
export type Changes = { readonly column: string; readonly from: Buffer; readonly below: Buffer }

/**
 * Returns where the next refresh starts: the lowest uncommitted rowversion when this one listed the tables, with a mark
 * of the database, the table and its columns. A cursor with another mark is not valid.
 */
export function cursorOf(table: SourceTable, place: CursorPlace): string | undefined {
  if (!rowversionOf(table) || table.key.length === 0) return undefined
  return `${place.active.toString('hex')} ${markOf(table, place)}`
}

/** Returns the changes since a cursor; undefined when the whole table must be read. */
export function changesSince(
  cursor: string | undefined,
  table: SourceTable,
  place: CursorPlace,
): Changes | undefined {
  const column = rowversionOf(table)
  const [, version = '', mark] = /^([0-9a-f]{16}) (\w+)$/.exec(cursor ?? '') ?? []
  if (!column || table.key.length === 0 || mark !== markOf(table, place)) return undefined
  const from = Buffer.from(version, 'hex')
  // A database that was restored from a backup continues from an earlier rowversion.
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
