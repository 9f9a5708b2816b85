import type { RoleName } from '@tributary/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../storage/schema.ts'
import { membersOf, type PersonRow } from '../users/users.queries.ts'

type Db = Kysely<Database>

/** A member with what the directory stores about them, and whether they belong to another organisation as well. */
export type ScimUserRow = PersonRow & { externalId: string | null; deactivated: boolean; isShared: boolean }

/** The members of an organisation, or the one with this id, in a fixed order. */
export async function scimUserRows(db: Db, organisationId: string, userId?: string): Promise<ScimUserRow[]> {
  const members = await membersOf(db, organisationId, userId)
  const stored = new Map((await storedIn(db, organisationId, userId)).map((row) => [row.userId, row]))
  const shared = new Set(await sharedIn(db, organisationId, userId))
  return members
    .map((member) => {
      const { externalId = null, deactivated = false } = stored.get(member.id) ?? {}
      return { ...member, externalId: externalId ?? null, deactivated, isShared: shared.has(member.id) }
    })
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
}

const storedIn = (db: Db, organisationId: string, userId: string | undefined) =>
  db
    .selectFrom('scim_users')
    .select(['user_id as userId', 'external_id as externalId', 'deactivated'])
    .where('organisation_id', '=', organisationId)
    .$if(userId !== undefined, (query) => query.where('user_id', '=', userId ?? ''))
    .execute()

async function sharedIn(db: Db, organisationId: string, userId: string | undefined): Promise<string[]> {
  const rows = await db
    .selectFrom('user_organisations as own')
    .innerJoin('user_organisations as other', 'other.user_id', 'own.user_id')
    .select('own.user_id as userId')
    .where('own.organisation_id', '=', organisationId)
    .where('other.organisation_id', '<>', organisationId)
    .$if(userId !== undefined, (query) => query.where('own.user_id', '=', userId ?? ''))
    .execute()
  return rows.map((row) => row.userId)
}

type Stored = { organisationId: string; userId: string; externalId: string | null; deactivated: boolean }

export async function storeScimUser(db: Db, { organisationId, userId, ...values }: Stored): Promise<void> {
  const row = { external_id: values.externalId, deactivated: values.deactivated }
  await db
    .insertInto('scim_users')
    .values({ organisation_id: organisationId, user_id: userId, ...row })
    .onConflict((conflict) => conflict.columns(['organisation_id', 'user_id']).doUpdateSet(row))
    .execute()
}

const ADMINISTRATORS: readonly RoleName[] = ['SuperAdmin', 'Admin', 'OrganisationAdmin']

/** Whether the organisation has an active administrator who is not this user. */
export async function hasOtherAdministrator(
  db: Db,
  organisationId: string,
  userId: string,
): Promise<boolean> {
  const members = await membersOf(db, organisationId)
  return members.some(
    ({ id, role, statusName }) =>
      id !== userId && statusName === 'active' && ADMINISTRATORS.some((name) => name === role),
  )
}
