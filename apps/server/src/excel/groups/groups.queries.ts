import type { Kysely } from 'kysely'
import type { Database } from '../../storage/schema.ts'
import type { ListScope } from '../structure/list-scope.ts'

type Db = Kysely<Database>

export const groupRows = (db: Db, { organisationIds, id }: ListScope) =>
  db
    .selectFrom('security_groups')
    .innerJoin('statuses', 'statuses.id', 'security_groups.status_id')
    .select([
      'security_groups.id',
      'security_groups.organisation_id as organisationId',
      'security_groups.name',
      'statuses.id as statusId',
      'statuses.name as statusName',
    ])
    .where('security_groups.organisation_id', 'in', organisationIds)
    .$if(id !== undefined, (query) => query.where('security_groups.id', '=', id ?? ''))
    .execute()
