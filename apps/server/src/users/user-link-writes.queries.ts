import { type Kysely, sql } from 'kysely'
import type { Database } from '../storage/schema.ts'

type Db = Kysely<Database>

/** A user in one of their organisations. */
export type Member = { organisationId: string; userId: string }

const ofMember = ({ organisationId, userId }: Member) => ({
  organisation_id: organisationId,
  user_id: userId,
})

export async function insertGroupLink(db: Db, member: Member, groupId: string): Promise<void> {
  await db
    .insertInto('group_users')
    .values({ ...ofMember(member), group_id: groupId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function insertHelperTableLink(db: Db, member: Member, helperTableId: string): Promise<void> {
  await db
    .insertInto('helper_table_users')
    .values({ ...ofMember(member), helper_table_id: helperTableId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function insertEntityLink(db: Db, member: Member, entityId: string): Promise<void> {
  await db
    .insertInto('entity_users')
    .values({ ...ofMember(member), entity_id: entityId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Links a user to all current entities, except those being deleted. */
export async function linkToEveryEntity(db: Db, { organisationId, userId }: Member): Promise<void> {
  await sql`insert into entity_users (organisation_id, entity_id, user_id)
    select organisation_id, id, ${userId}::uuid from entities
    where organisation_id = ${organisationId} for key share
    on conflict do nothing`.execute(db)
}

type LinkTable = 'group_users' | 'helper_table_users' | 'entity_users' | 'user_entity_modes'

async function deleteFrom(db: Db, table: LinkTable, { organisationId, userId }: Member): Promise<void> {
  await db
    .deleteFrom(table)
    .where('organisation_id', '=', organisationId)
    .where('user_id', '=', userId)
    .execute()
}

export const deleteGroupLinks = (db: Db, member: Member): Promise<void> =>
  deleteFrom(db, 'group_users', member)

export const deleteHelperTableLinks = (db: Db, member: Member): Promise<void> =>
  deleteFrom(db, 'helper_table_users', member)

/** Deletes the user's entity links, and whether future entities are linked. */
export async function deleteEntityLinks(db: Db, member: Member): Promise<void> {
  await deleteFrom(db, 'entity_users', member)
  await deleteFrom(db, 'user_entity_modes', member)
}
