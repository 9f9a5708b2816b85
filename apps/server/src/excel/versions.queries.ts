import type { Kysely } from 'kysely'
import type { Database } from '../storage/schema.ts'
import type { Scope } from './organisations-meant.ts'

type Db = Kysely<Database>

export const versionRows = (db: Db, { organisationIds, id }: Scope) =>
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

export type NewVersion = { organisationId: string; name: string; nameKey: string }

export const insertVersion = (db: Db, { organisationId, name, nameKey }: NewVersion) =>
  db
    .insertInto('versions')
    .values({ organisation_id: organisationId, name, name_key: nameKey })
    .returning('id')
    .executeTakeFirstOrThrow()

export type VersionChange = NewVersion & { id: string; statusId: number }

export const changeVersion = (db: Db, { organisationId, id, name, nameKey, statusId }: VersionChange) =>
  db
    .updateTable('versions')
    .set({ name, name_key: nameKey, status_id: statusId })
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .execute()
