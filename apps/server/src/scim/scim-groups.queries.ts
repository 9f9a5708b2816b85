import type { Kysely } from 'kysely'
import { groupRows } from '../excel/groups/groups.queries.ts'
import type { Database } from '../storage/schema.ts'

type Db = Kysely<Database>

/** A user in a group. */
export type GroupMember = { groupId: string; userId: string; name: string }

/** A security group with what the directory stores about it. */
export type ScimGroupRow = {
  id: string
  name: string
  externalId: string | null
  provisioned: boolean
  members: GroupMember[]
}

/** The security groups of an organisation, or the one with this id, in a fixed order. */
export async function scimGroupRows(db: Db, organisationId: string, id?: string): Promise<ScimGroupRow[]> {
  const groups = await groupRows(db, {
    organisationIds: [organisationId],
    ...(id !== undefined && { id }),
  })
  const stored = new Map((await storedIn(db, organisationId, id)).map((row) => [row.groupId, row]))
  const members = Map.groupBy(await membersIn(db, organisationId, id), ({ groupId }) => groupId)
  return groups
    .map((group) => ({
      ...{ id: group.id, name: group.name, members: members.get(group.id) ?? [] },
      externalId: stored.get(group.id)?.externalId ?? null,
      provisioned: stored.get(group.id)?.provisioned ?? false,
    }))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
}

const storedIn = (db: Db, organisationId: string, id: string | undefined) =>
  db
    .selectFrom('scim_groups')
    .select(['group_id as groupId', 'external_id as externalId', 'provisioned'])
    .where('organisation_id', '=', organisationId)
    .$if(id !== undefined, (query) => query.where('group_id', '=', id ?? ''))
    .execute()

async function membersIn(db: Db, organisationId: string, id: string | undefined): Promise<GroupMember[]> {
  const rows = await db
    .selectFrom('group_users')
    .innerJoin('users', 'users.id', 'group_users.user_id')
    .select([
      'group_users.group_id as groupId',
      'users.id as userId',
      'users.first_name as firstName',
      'users.last_name as lastName',
    ])
    .where('group_users.organisation_id', '=', organisationId)
    .where('users.kind', '=', 'person')
    .$if(id !== undefined, (query) => query.where('group_users.group_id', '=', id ?? ''))
    .orderBy('users.id')
    .execute()
  return rows.map(({ groupId, userId, firstName, lastName }) => ({
    ...{ groupId, userId },
    name: `${firstName} ${lastName}`.trim(),
  }))
}

type Stored = { organisationId: string; groupId: string; externalId: string | null; provisioned: boolean }

export async function storeScimGroup(db: Db, { organisationId, groupId, ...values }: Stored): Promise<void> {
  const row = { external_id: values.externalId, provisioned: values.provisioned }
  await db
    .insertInto('scim_groups')
    .values({ organisation_id: organisationId, group_id: groupId, ...row })
    .onConflict((conflict) => conflict.columns(['organisation_id', 'group_id']).doUpdateSet(row))
    .execute()
}

/** Notes that the directory fills a security group that an administrator has created. */
export async function noteScimGroup(
  db: Db,
  { organisationId, groupId }: Pick<Stored, 'organisationId' | 'groupId'>,
): Promise<void> {
  await db
    .insertInto('scim_groups')
    .values({ organisation_id: organisationId, group_id: groupId, external_id: null, provisioned: false })
    .onConflict((conflict) => conflict.columns(['organisation_id', 'group_id']).doNothing())
    .execute()
}

/** Filters the users who are members of the organisation, and keeps them so until the transaction ends. */
export async function holdMembers(db: Db, organisationId: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('user_organisations')
    .innerJoin('users', 'users.id', 'user_organisations.user_id')
    .select('users.id')
    .where('user_organisations.organisation_id', '=', organisationId)
    .where('users.kind', '=', 'person')
    .where('users.id', 'in', ids)
    .forKeyShare(['user_organisations'])
    .execute()
  return rows.map(({ id }) => id)
}

type Links = { organisationId: string; groupId: string; userIds: readonly string[] }

export async function addToGroup(db: Db, { organisationId, groupId, userIds }: Links): Promise<void> {
  if (userIds.length === 0) return
  await db
    .insertInto('group_users')
    .values(userIds.map((user_id) => ({ organisation_id: organisationId, group_id: groupId, user_id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function takeFromGroup(db: Db, { organisationId, groupId, userIds }: Links): Promise<void> {
  if (userIds.length === 0) return
  await db
    .deleteFrom('group_users')
    .where('organisation_id', '=', organisationId)
    .where('group_id', '=', groupId)
    .where('user_id', 'in', userIds)
    .execute()
}
