import type { Kysely } from 'kysely'
import type { Database } from '../../storage/schema.ts'
import type { NewRow } from './named-rows.queries.ts'

type Db = Kysely<Database>

export type MilestoneScope = { organisationIds: readonly string[]; versionId?: string; id?: string }

export const milestoneRows = (db: Db, { organisationIds, versionId, id }: MilestoneScope) =>
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
    .where('milestones.organisation_id', 'in', organisationIds)
    .$if(versionId !== undefined, (query) => query.where('milestones.version_id', '=', versionId ?? ''))
    .$if(id !== undefined, (query) => query.where('milestones.id', '=', id ?? ''))
    .execute()

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
