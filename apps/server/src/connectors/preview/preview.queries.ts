import type { Kysely } from 'kysely'
import type { Database } from '../../storage/schema.ts'

/** The tables a connector has written: one row for each file or resource they came from. */
export const tablesWritten = (db: Kysely<Database>, organisationId: string, connectorId: string) =>
  db
    .selectFrom('sync_files')
    .select(['table_name as table', 'rows', 'synced_at as syncedAt'])
    .where('organisation_id', '=', organisationId)
    .where('connector_id', '=', connectorId)
    .execute()

/** The organisation's code, which names its schema. */
export async function codeOf(db: Kysely<Database>, organisationId: string): Promise<string | null> {
  const { code } = await db
    .selectFrom('organisations')
    .select('code')
    .where('id', '=', organisationId)
    .executeTakeFirstOrThrow()
  return code
}
