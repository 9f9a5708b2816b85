import { randomUUID } from 'node:crypto'
import type { Named, ServiceAccount, ServiceRole } from '@tributary/domain'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../storage/schema.ts'

type Db = Kysely<Database>

/** An address that can neither be registered nor receive mail (RFC 2606). */
const newAddress = () => `${randomUUID()}@service.invalid`

const connectors = sql<Named[]>`coalesce((
  select json_agg(json_build_object('id', connectors.id, 'name', connectors.name) order by connectors.name)
  from connector_users
  join connectors on connectors.id = connector_users.connector_id and connectors.status <> 'DELETED'
  where connector_users.user_id = users.id), '[]'::json)`

const accounts = (db: Db, organisationId: string) =>
  db
    .selectFrom('users')
    .innerJoin('roles', 'roles.id', 'users.role_id')
    .innerJoin('user_organisations', 'user_organisations.user_id', 'users.id')
    .select([
      'users.id',
      'users.first_name as name',
      'users.created_at as createdAt',
      'roles.name as role',
      'roles.level as roleLevel',
      connectors.as('connectors'),
    ])
    .where('user_organisations.organisation_id', '=', organisationId)
    .where('users.kind', '=', 'service')
    .orderBy('users.first_name')

export type ServiceAccountRow = ServiceAccount & { roleLevel: number }

/** The service accounts of an organisation, by name. */
export const serviceAccountsIn = (db: Db, organisationId: string): Promise<ServiceAccountRow[]> =>
  accounts(db, organisationId).execute()

export const serviceAccountIn = (db: Db, organisationId: string, id: string) =>
  accounts(db, organisationId).where('users.id', '=', id).executeTakeFirst()

/** Makes other changes of an account's tokens wait, so that limits are kept. */
export const lockUser = (db: Db, userId: string) =>
  db.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()

/** Makes other changes of an organisation's service accounts wait, so that names stay unique and limits are kept. */
export const lockOrganisation = (db: Db, organisationId: string) =>
  db.selectFrom('organisations').select('id').where('id', '=', organisationId).forNoKeyUpdate().execute()

const roleIdOf = async (db: Db, role: ServiceRole) =>
  (await db.selectFrom('roles').select('id').where('name', '=', role).executeTakeFirstOrThrow()).id

export async function insertServiceAccount(
  db: Db,
  { organisationId, name, role, now }: { organisationId: string; name: string; role: ServiceRole; now: Date },
): Promise<string> {
  const email = newAddress()
  const { id } = await db
    .insertInto('users')
    .values({
      ...{ email, email_key: email, email_status: 'needs-link', kind: 'service' },
      ...{ first_name: name, last_name: '', role_id: await roleIdOf(db, role), created_at: now },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('user_organisations').values({ organisation_id: organisationId, user_id: id }).execute()
  return id
}

export async function changeServiceAccount(
  db: Db,
  { id, name, role }: { id: string; name: string; role: ServiceRole },
): Promise<void> {
  await db
    .updateTable('users')
    .set({ first_name: name, role_id: await roleIdOf(db, role) })
    .where('id', '=', id)
    .execute()
}

/** Filters the connectors that belong to the organisation. */
export const connectorsAmong = async (db: Db, organisationId: string, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : db
        .selectFrom('connectors')
        .select('id')
        .where('organisation_id', '=', organisationId)
        .where('status', '<>', 'DELETED')
        .where('id', 'in', ids)
        .execute()

export async function replaceConnectors(
  db: Db,
  { organisationId, userId }: { organisationId: string; userId: string },
  connectorIds: readonly string[],
): Promise<void> {
  await db
    .deleteFrom('connector_users')
    .where('organisation_id', '=', organisationId)
    .where('user_id', '=', userId)
    .execute()
  if (connectorIds.length === 0) return
  await db
    .insertInto('connector_users')
    .values(
      connectorIds.map((connector_id) => ({
        organisation_id: organisationId,
        connector_id,
        user_id: userId,
      })),
    )
    .execute()
}
