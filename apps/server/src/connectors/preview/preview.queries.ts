import type { Kysely } from 'kysely'
import type { Database } from '../../storage/schema.ts'
import { type View, visibleConnectors } from '../connectors.queries.ts'

/** The tables a connector has written: one row for each file or resource they came from. */
export const tablesWritten = (db: Kysely<Database>, organisationId: string, connectorId: string) =>
  db
    .selectFrom('sync_files')
    .select(['table_name as table', 'rows', 'synced_at as syncedAt'])
    .where('organisation_id', '=', organisationId)
    .where('connector_id', '=', connectorId)
    .execute()

/** The tables of the organisation's own connectors that a view allows. */
export const everyTableWritten = (db: Kysely<Database>, view: View) =>
  visibleConnectors(db, view)
    .innerJoin('sync_files', 'sync_files.connector_id', 'connectors.id')
    .innerJoin('connector_types', 'connector_types.id', 'connectors.connector_type_id')
    .select([
      'connectors.id as connectorId',
      'connector_types.type',
      'sync_files.table_name as table',
      'sync_files.rows',
      'sync_files.synced_at as syncedAt',
    ])
    .where('sync_files.organisation_id', '=', view.organisationId)
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
