import type { Kysely } from 'kysely'
import type { Database } from '../../storage/schema.ts'

type Db = Kysely<Database>
type OfConnector = { organisationId: string; connectorId: string }

/** Their connectors are set on the account, and replacing a connector's users keeps them. */
const serviceAccounts = (db: Db) =>
  db.selectFrom('users').select('users.id').where('users.kind', '=', 'service')

export const assignedUsers = async (db: Db, { organisationId, connectorId }: OfConnector) => {
  const rows = await db
    .selectFrom('connector_users')
    .select('user_id')
    .where('organisation_id', '=', organisationId)
    .where('connector_id', '=', connectorId)
    .where('user_id', 'not in', serviceAccounts(db))
    .orderBy('user_id')
    .execute()
  return rows.map((row) => row.user_id)
}

/** Filters the users that are members of the organisation. */
export const membersAmong = async (db: Db, organisationId: string, userIds: readonly string[]) => {
  if (userIds.length === 0) return []
  const rows = await db
    .selectFrom('user_organisations')
    .select('user_id')
    .where('organisation_id', '=', organisationId)
    .where('user_id', 'in', userIds)
    .where('user_id', 'not in', serviceAccounts(db))
    .execute()
  return rows.map((row) => row.user_id)
}

export async function replaceUsers(
  db: Db,
  { organisationId, connectorId }: OfConnector,
  userIds: readonly string[],
): Promise<void> {
  await db
    .deleteFrom('connector_users')
    .where('organisation_id', '=', organisationId)
    .where('connector_id', '=', connectorId)
    .where('user_id', 'not in', serviceAccounts(db))
    .execute()
  if (userIds.length === 0) return
  await db
    .insertInto('connector_users')
    .values(
      userIds.map((user_id) => ({ organisation_id: organisationId, connector_id: connectorId, user_id })),
    )
    .execute()
}

export const organisationsAmong = async (db: Db, ids: readonly string[]) => {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('organisations').select('id').where('id', 'in', ids).execute()
  return rows.map((row) => row.id)
}

export const shownOrganisations = async (db: Db, { organisationId, connectorId }: OfConnector) => {
  const rows = await db
    .selectFrom('connector_organisations')
    .select('shown_to')
    .where('organisation_id', '=', organisationId)
    .where('connector_id', '=', connectorId)
    .orderBy('shown_to')
    .execute()
  return rows.map((row) => row.shown_to)
}

export async function replaceOrganisations(
  db: Db,
  { organisationId, connectorId }: OfConnector,
  shownTo: readonly string[],
): Promise<void> {
  await db
    .deleteFrom('connector_organisations')
    .where('organisation_id', '=', organisationId)
    .where('connector_id', '=', connectorId)
    .execute()
  if (shownTo.length === 0) return
  await db
    .insertInto('connector_organisations')
    .values(
      shownTo.map((shown_to) => ({ organisation_id: organisationId, connector_id: connectorId, shown_to })),
    )
    .execute()
}
