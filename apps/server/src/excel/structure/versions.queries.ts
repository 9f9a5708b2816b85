import type { Kysely } from 'kysely'
import type { Database } from '../../storage/schema.ts'
import type { ListScope } from './list-scope.ts'

type Db = Kysely<Database>

export const versionRows = (db: Db, { organisationIds, id }: ListScope) =>
  db
    .selectFrom('versions')
    .innerJoin('statuses', 'statuses.id', 'versions.status_id')
    .select([
      'versions.id',
      'versions.organisation_id as organisationId',
      'versions.name',
      'statuses.id as statusId',
      'statuses.name as statusName',
    ])
    .where('versions.organisation_id', 'in', organisationIds)
    .$if(id !== undefined, (query) => query.where('versions.id', '=', id ?? ''))
    .execute()
