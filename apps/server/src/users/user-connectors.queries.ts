import type { Named } from '@tributary/domain'
import type { Kysely } from 'kysely'
import { namesBy } from '../excel/structure/names.ts'
import type { Database } from '../storage/schema.ts'

/** Limits the result to one user, or to connectors that the viewer `sharedWith` is assigned to as well. */
type AssignmentFilter = { userId: string | undefined; sharedWith: string | undefined }

/** Returns the connectors each user of an organisation is assigned to, sorted by name. */
export async function connectorsAssigned(
  db: Kysely<Database>,
  organisationId: string,
  { userId, sharedWith }: AssignmentFilter,
): Promise<(userId: string) => Named[]> {
  const rows = await db
    .selectFrom('connector_users')
    .innerJoin('connectors', 'connectors.id', 'connector_users.connector_id')
    .select(['connector_users.user_id as userId', 'connectors.id', 'connectors.name'])
    .where('connector_users.organisation_id', '=', organisationId)
    .where('connectors.status', '<>', 'DELETED')
    .$if(userId !== undefined, (query) => query.where('connector_users.user_id', '=', userId ?? ''))
    .$if(sharedWith !== undefined, (query) =>
      query.where('connectors.id', 'in', (own) =>
        own
          .selectFrom('connector_users as own')
          .select('own.connector_id')
          .where('own.organisation_id', '=', organisationId)
          .where('own.user_id', '=', sharedWith ?? ''),
      ),
    )
    .execute()
  return namesBy(
    rows,
    (row) => row.userId,
    ({ id, name }) => ({ id, name }),
  )
}
