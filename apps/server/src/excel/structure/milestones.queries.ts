import type { Kysely } from 'kysely'
import type { Database } from '../../storage/schema.ts'
import { compileInScope } from './list-scope.ts'
import type { NewRow } from './named-rows.queries.ts'

type Db = Kysely<Database>

export type MilestoneScope = { organisationIds: readonly string[]; versionId?: string; id?: string }

export const milestoneRows = (db: Db, { versionId, ...scope }: MilestoneScope) =>
  versionId === undefined ? ofEveryVersion(db, scope) : ofVersion(db, { ...scope, versionId })

const ofEveryVersion = compileInScope((db, organisation, id) =>
  milestones(db)
    .where('milestones.organisation_id', '=', organisation)
    .$if(id !== undefined, (query) => query.where('milestones.id', '=', id ?? '')),
)

const ofVersion = (db: Db, { organisationIds, versionId, id }: MilestoneScope & { versionId: string }) =>
  milestones(db)
    .where('milestones.organisation_id', 'in', organisationIds)
    .where('milestones.version_id', '=', versionId)
    .$if(id !== undefined, (query) => query.where('milestones.id', '=', id ?? ''))
    .execute()

const milestones = (db: Db) =>
  db
    .selectFrom('milestones')
    .innerJoin('statuses', 'statuses.id', 'milestones.status_id')
    .select([
      'milestones.id',
      'milestones.version_id as versionId',
      'milestones.name',
      'milestones.list_order as listOrder',
      'statuses.id as statusId',
      'statuses.name as statusName',
    ])

export type NewMilestone = NewRow & { versionId: string; listOrder: number }

export const insertMilestone = (db: Db, milestone: NewMilestone) =>
  db
    .insertInto('milestones')
    .values({
      organisation_id: milestone.organisationId,
      version_id: milestone.versionId,
      name: milestone.name,
      name_key: milestone.nameKey,
      list_order: milestone.listOrder,
    })
    .returning('id')
    .executeTakeFirstOrThrow()

export const isMilestoneOf = async (
  db: Db,
  { organisationId, versionId, id }: { organisationId: string; versionId: string; id: string },
): Promise<boolean> =>
  (await milestoneRows(db, { organisationIds: [organisationId], versionId, id })).length > 0
