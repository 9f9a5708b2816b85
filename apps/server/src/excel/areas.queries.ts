import type { Kysely } from 'kysely'
import type { Database } from '../storage/schema.ts'
import type { Scope } from './organisations-meant.ts'

type Db = Kysely<Database>

export const areaRows = (db: Db, { organisationIds, id }: Scope) =>
  db
    .selectFrom('areas')
    .innerJoin('statuses', 'statuses.id', 'areas.status_id')
    .select([
      'areas.id',
      'areas.organisation_id as organisationId',
      'areas.name',
      'areas.automatic',
      'statuses.id as statusId',
      'statuses.name as statusName',
    ])
    .where('areas.organisation_id', 'in', organisationIds)
    .$if(id !== undefined, (query) => query.where('areas.id', '=', id ?? ''))
    .execute()

export type NewArea = { organisationId: string; name: string; nameKey: string }

export const insertArea = (db: Db, { organisationId, name, nameKey }: NewArea) =>
  db
    .insertInto('areas')
    .values({ organisation_id: organisationId, name, name_key: nameKey })
    .returning('id')
    .executeTakeFirstOrThrow()

export type AreaChange = NewArea & { id: string; statusId: number }

export const changeArea = (db: Db, { organisationId, id, name, nameKey, statusId }: AreaChange) =>
  db
    .updateTable('areas')
    .set({ name, name_key: nameKey, status_id: statusId })
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .execute()
