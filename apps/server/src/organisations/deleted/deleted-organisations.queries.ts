import { type Kysely, sql } from 'kysely'
import type { Database } from '../../storage/schema.ts'

type Db = Kysely<Database>

/** A deleted organisation, and whether the viewer was a member of it. */
export type DeletedRow = {
  id: string
  name: string
  key: string
  code: string | null
  deletedAt: Date
  deletedBy: string | null
  /** Whether the user who deleted it was a member. */
  isMember: boolean
}

const hadMember = (userId: ReturnType<typeof sql>) => sql<boolean>`exists (
  select from deleted_organisation_rows kept
  where kept.organisation_id = deleted_organisations.organisation_id and kept.table_name = 'user_organisations'
    and kept.row ->> 'user_id' = ${userId}::text)`

/** Returns the deleted organisations, the latest first. With `formerMember`, only those of this user. */
export const deletedOrganisations = (db: Db, formerMember: string | undefined): Promise<DeletedRow[]> =>
  db
    .selectFrom('deleted_organisations')
    .leftJoin('users', 'users.id', 'deleted_organisations.deleted_by')
    .select([
      'organisation_id as id',
      'name',
      'client_key as key',
      'code',
      'deleted_at as deletedAt',
      sql<string | null>`trim(users.first_name || ' ' || users.last_name)`.as('deletedBy'),
      hadMember(sql`deleted_organisations.deleted_by`).as('isMember'),
    ])
    .$if(formerMember !== undefined, (query) => query.where(hadMember(sql`${formerMember}`)))
    .orderBy('deleted_at', 'desc')
    .orderBy('organisation_id')
    .execute()

/** Locks a deleted organisation until the transaction ends; false if it does not exist. */
export const lockDeleted = async (trx: Db, id: string): Promise<boolean> =>
  (await trx
    .selectFrom('deleted_organisations')
    .select('organisation_id')
    .where('organisation_id', '=', id)
    .forUpdate()
    .executeTakeFirst()) !== undefined

type Deletion = { id: string; key: string; name: string; code: string | null; by: string; at: Date }

export async function insertDeleted(trx: Db, { id, key, name, code, by, at }: Deletion): Promise<void> {
  await trx
    .insertInto('deleted_organisations')
    .values({ organisation_id: id, client_key: key, name, code, deleted_by: by, deleted_at: at })
    .execute()
}

/** Forgets a deleted organisation, with all its rows. */
export async function forgetDeleted(trx: Db, id: string): Promise<void> {
  await trx.deleteFrom('deleted_organisations').where('organisation_id', '=', id).execute()
}

/** Whether a deleted organisation has this key. */
export const isKeyOfDeleted = async (db: Db, key: string): Promise<boolean> =>
  (await db
    .selectFrom('deleted_organisations')
    .select('organisation_id')
    .where('client_key', '=', key)
    .executeTakeFirst()) !== undefined
