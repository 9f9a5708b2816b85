import type { Entity } from '@tributary/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../../storage/schema.ts'
import type { ListScope } from './list-scope.ts'
import { sortedByName } from './names.ts'

type Db = Kysely<Database>

/** Entities, sorted by name. */
export async function entitiesIn(db: Db, { organisationIds, id }: ListScope): Promise<Entity[]> {
  const rows = await db
    .selectFrom('entities')
    .select(['id', 'name', 'organisation_id as organisationId'])
    .where('organisation_id', 'in', organisationIds)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .execute()
  return sortedByName(rows)
}
