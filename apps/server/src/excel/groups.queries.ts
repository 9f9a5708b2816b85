import type { Kysely } from 'kysely'
import type { Database } from '../storage/schema.ts'
import type { Scope } from './organisations-meant.ts'

type Db = Kysely<Database>

export const groupRows = (db: Db, { organisationIds, id }: Scope) =>
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

export type NewGroup = { organisationId: string; name: string; nameKey: string }

export const insertGroup = (db: Db, { organisationId, name, nameKey }: NewGroup) =>
  db
    .insertInto('security_groups')
    .values({ organisation_id: organisationId, name, name_key: nameKey })
    .returning('id')
    .executeTakeFirstOrThrow()

type OneGroup = { organisationId: string; id: string }

export const renameGroup = (db: Db, { organisationId, id, name, nameKey }: NewGroup & OneGroup) =>
  db
    .updateTable('security_groups')
    .set({ name, name_key: nameKey })
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .execute()

export const changeGroupStatus = (
  db: Db,
  { organisationId, id, statusId }: OneGroup & { statusId: number },
) =>
  db
    .updateTable('security_groups')
    .set({ status_id: statusId })
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .execute()
