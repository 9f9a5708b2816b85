import type { StorageConnection } from '../storage/storage.ts'
import { BackupFailure, backupMessages } from './backup-failure.ts'
import { tableIds } from './table-shapes.ts'

const MOST_TRIES = 20

/** How both engines write values, whatever the settings of the database. */
export const portableSettings = `set local timezone = 'UTC'; set local datestyle = 'ISO'; set local intervalstyle = 'postgres';
  set local bytea_output = 'hex'; set local extra_float_digits = 1`

/**
 * Begins a read-only transaction in which nothing changes. The tables are locked before its snapshot is taken: a table that
 * is truncated or rewritten after the snapshot would look empty in it.
 */
export async function beginSnapshot(connection: Pick<StorageConnection, 'query'>): Promise<void> {
  const { query } = connection
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const expected = await tableIds(connection)
    const { rows } = await query(
      `select coalesce(string_agg(oid::regclass::text, ', '), '') as names from unnest($1::oid[]) as oid`,
      [expected],
    )
    await query('begin transaction isolation level repeatable read, read only')
    const names = String(rows[0]?.names ?? '')
    if (names && !(await locked(query, names))) continue
    await query(portableSettings)
    if (String(await tableIds(connection)) === String(expected)) return
    await query('rollback')
  }
  throw new BackupFailure(backupMessages.changing)
}

const UNDEFINED_TABLE = '42P01'
const UNDEFINED_SCHEMA = '3F000'

/** Locks the tables against changes of their shape. A table may be dropped before its lock is granted. */
async function locked(query: StorageConnection['query'], names: string): Promise<boolean> {
  try {
    await query(`lock table ${names} in access share mode`)
    return true
  } catch (error) {
    await query('rollback')
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === UNDEFINED_TABLE || code === UNDEFINED_SCHEMA) return false
    throw error
  }
}
