import type { Kysely } from 'kysely'
import type { Database } from '../../storage/schema.ts'
import type { ListScope } from '../structure/list-scope.ts'

type Db = Kysely<Database>

/** A null id means all, including future ones. */
export type AreaGrantRow = {
  organisationId: string
  groupId: string
  areaId: string | null
  subareaId: string | null
}

export const areaGrantRows = (db: Db, { organisationIds, id }: ListScope): Promise<AreaGrantRow[]> =>
  db
    .selectFrom('group_area_grants')
    .select([
      'organisation_id as organisationId',
      'group_id as groupId',
      'area_id as areaId',
      'subarea_id as subareaId',
    ])
    .where('organisation_id', 'in', organisationIds)
    .$if(id !== undefined, (query) => query.where('group_id', '=', id ?? ''))
    .orderBy('area_id')
    .orderBy('subarea_id')
    .execute()

/** Returns false if the group already had the grant. */
export async function insertAreaGrant(db: Db, grant: AreaGrantRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('group_area_grants')
    .values({
      organisation_id: grant.organisationId,
      group_id: grant.groupId,
      area_id: grant.areaId,
      subarea_id: grant.subareaId,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Returns false if the group did not have the grant. */
export async function deleteAreaGrant(db: Db, grant: AreaGrantRow): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('group_area_grants')
    .where('organisation_id', '=', grant.organisationId)
    .where('group_id', '=', grant.groupId)
    .where('area_id', 'is not distinct from', grant.areaId)
    .where('subarea_id', 'is not distinct from', grant.subareaId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** A null milestone means all of the version, including future ones. */
export type MilestoneGrantRow = {
  organisationId: string
  groupId: string
  versionId: string
  milestoneId: string | null
}

export const milestoneGrantRows = (
  db: Db,
  { organisationIds, id }: ListScope,
): Promise<MilestoneGrantRow[]> =>
  db
    .selectFrom('group_milestone_grants')
    .select([
      'organisation_id as organisationId',
      'group_id as groupId',
      'version_id as versionId',
      'milestone_id as milestoneId',
    ])
    .where('organisation_id', 'in', organisationIds)
    .$if(id !== undefined, (query) => query.where('group_id', '=', id ?? ''))
    .orderBy('version_id')
    .orderBy('milestone_id')
    .execute()

/** Returns false if the group already had the grant. */
export async function insertMilestoneGrant(db: Db, grant: MilestoneGrantRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('group_milestone_grants')
    .values({
      organisation_id: grant.organisationId,
      group_id: grant.groupId,
      version_id: grant.versionId,
      milestone_id: grant.milestoneId,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Returns false if the group did not have the grant. */
export async function deleteMilestoneGrant(db: Db, grant: MilestoneGrantRow): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('group_milestone_grants')
    .where('organisation_id', '=', grant.organisationId)
    .where('group_id', '=', grant.groupId)
    .where('version_id', '=', grant.versionId)
    .where('milestone_id', 'is not distinct from', grant.milestoneId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
