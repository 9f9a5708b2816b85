import type { Kysely } from 'kysely'
import type { Database } from '../../storage/schema.ts'
import { compileInScope } from './list-scope.ts'
import type { NewRow } from './named-rows.queries.ts'

type Db = Kysely<Database>

export const subareaRows = compileInScope((db, organisation, id) =>
  db
    .selectFrom('subareas')
    .innerJoin('statuses', 'statuses.id', 'subareas.status_id')
    .select([
      'subareas.id',
      'subareas.organisation_id as organisationId',
      'subareas.name',
      'subareas.list_order as listOrder',
      'statuses.id as statusId',
      'statuses.name as statusName',
    ])
    .where('subareas.organisation_id', '=', organisation)
    .$if(id !== undefined, (query) => query.where('subareas.id', '=', id ?? ''))
    // Close to the final order, which more than halves the cost of sorting.
    .orderBy('subareas.name_key'),
)

export type NewSubarea = NewRow & { listOrder: number }

export const insertSubarea = (db: Db, { organisationId, name, nameKey, listOrder }: NewSubarea) =>
  db
    .insertInto('subareas')
    .values({ organisation_id: organisationId, name, name_key: nameKey, list_order: listOrder })
    .returning('id')
    .executeTakeFirstOrThrow()
