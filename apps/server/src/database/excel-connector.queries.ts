import type { Kysely } from 'kysely'
import type { Database } from '../storage/schema.ts'

/** The connected Excel connector of an organisation; the oldest if it has several. */
export async function connectedExcel(
  db: Kysely<Database>,
  organisationId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('connectors')
    .innerJoin('connector_types', 'connector_types.id', 'connectors.connector_type_id')
    .select('connectors.id')
    .where('connectors.organisation_id', '=', organisationId)
    .where('connector_types.type', '=', 'excel')
    .where('connectors.status', 'in', ['CONNECTED', 'ACTIVE'])
    .orderBy('connectors.created_at')
    .orderBy('connectors.id')
    .limit(1)
    .executeTakeFirst()
  return row?.id
}
