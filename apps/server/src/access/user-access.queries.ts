import type { Kysely } from 'kysely'
import type { Database } from '../storage/schema.ts'
import type { Member } from '../users/user-link-writes.queries.ts'

type Db = Kysely<Database>

/** The links of users that are rows of two ids. */
const linkTables = {
  groups: ['group_users', 'group_id'],
  helperTables: ['helper_table_users', 'helper_table_id'],
  entities: ['entity_users', 'entity_id'],
  connectors: ['connector_users', 'connector_id'],
} as const

/** A list of links of a user. */
export type LinkList = keyof typeof linkTables

/** Removes some links of a user. */
export async function removeLinks(
  db: Db,
  list: LinkList,
  { organisationId, userId }: Member,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  const [table, column] = linkTables[list]
  await db
    .deleteFrom(table)
    .where('organisation_id', '=', organisationId)
    .where('user_id', '=', userId)
    .where(column, 'in', ids)
    .execute()
}

/** Assigns a connector of the organisation to a user. */
export async function insertConnectorLink(
  db: Db,
  { organisationId, userId }: Member,
  connectorId: string,
): Promise<void> {
  await db
    .insertInto('connector_users')
    .values({ organisation_id: organisationId, user_id: userId, connector_id: connectorId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
