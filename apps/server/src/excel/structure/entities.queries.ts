import type { Entity } from '@tributary/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../../storage/schema.ts'
import { compileInScope, type ListScope } from './list-scope.ts'
import { sortedByName } from './names.ts'

/** Entities, sorted by name. */
export const entitiesIn = async (db: Kysely<Database>, scope: ListScope): Promise<Entity[]> =>
  sortedByName(await entityRows(db, scope))

const entityRows = compileInScope((db, organisation, id) =>
  db
    .selectFrom('entities')
    .select(['id', 'name', 'organisation_id as organisationId'])
    .where('organisation_id', '=', organisation)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? '')),
)
