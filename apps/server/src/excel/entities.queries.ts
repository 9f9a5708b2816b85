import type { Entity } from '@tributary/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../storage/schema.ts'
import { sortedByName } from './names.ts'
import type { Scope } from './organisations-meant.ts'

type Db = Kysely<Database>

/** Entities by name. */
export async function entitiesIn(db: Db, { organisationIds, id }: Scope): Promise<Entity[]> {
  const rows = await db
    .selectFrom('entities')
    .select(['id', 'name', 'organisation_id as organisationId'])
    .where('organisation_id', 'in', organisationIds)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .execute()
  return sortedByName(rows)
}

export type NewEntity = { organisationId: string; name: string; nameKey: string }

export const insertEntity = (db: Db, { organisationId, name, nameKey }: NewEntity) =>
  db
    .insertInto('entities')
    .values({ organisation_id: organisationId, name, name_key: nameKey })
    .returning('id')
    .executeTakeFirstOrThrow()

export const changeEntity = (db: Db, { organisationId, id, name, nameKey }: NewEntity & { id: string }) =>
  db
    .updateTable('entities')
    .set({ name, name_key: nameKey })
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .execute()
