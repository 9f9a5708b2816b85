import { type Kysely, sql } from 'kysely'
import type { Database } from '../storage/schema.ts'

type Db = Kysely<Database>
type Link = { organisationId: string; areaId: string; subareaId: string }
type OneArea = { organisationId: string; areaId: string }

/** The links of custom areas, with the names at both ends; those of one area or sub-area when it is given. */
export const customLinks = (
  db: Db,
  organisationIds: readonly string[],
  of: { areaId?: string; subareaId?: string } = {},
) =>
  db
    .selectFrom('area_subareas')
    .innerJoin('areas', 'areas.id', 'area_subareas.area_id')
    .innerJoin('subareas', 'subareas.id', 'area_subareas.subarea_id')
    .select([
      'area_subareas.area_id as areaId',
      'areas.name as areaName',
      'area_subareas.subarea_id as subareaId',
      'subareas.name as subareaName',
    ])
    .where('area_subareas.organisation_id', 'in', organisationIds)
    .$if(of.areaId !== undefined, (query) => query.where('area_subareas.area_id', '=', of.areaId ?? ''))
    .$if(of.subareaId !== undefined, (query) =>
      query.where('area_subareas.subarea_id', '=', of.subareaId ?? ''),
    )
    .execute()

/** The names of everything an automatic area is linked to. */
export const everySubarea = (db: Db, organisationIds: readonly string[]) =>
  db
    .selectFrom('subareas')
    .select(['id', 'name', 'organisation_id as organisationId'])
    .where('organisation_id', 'in', organisationIds)
    .execute()

/** The names of the areas that are linked to every sub-area. */
export const automaticAreas = (db: Db, organisationIds: readonly string[]) =>
  db
    .selectFrom('areas')
    .select(['id', 'name', 'organisation_id as organisationId'])
    .where('organisation_id', 'in', organisationIds)
    .where('automatic', '=', true)
    .execute()

/** An area, held until the transaction ends: changes of its links wait for one another. */
export const lockArea = (db: Db, id: string) =>
  db
    .selectFrom('areas')
    .select(['id', 'organisation_id as organisationId', 'name', 'automatic'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export async function setAutomatic(db: Db, area: OneArea, automatic: boolean): Promise<void> {
  await db
    .updateTable('areas')
    .set({ automatic })
    .where('organisation_id', '=', area.organisationId)
    .where('id', '=', area.areaId)
    .execute()
}

/** Links an area to every sub-area there is now; one that is being deleted is left out. */
export async function linkToEveryCurrent(db: Db, { organisationId, areaId }: OneArea): Promise<void> {
  await sql`insert into area_subareas (organisation_id, area_id, subarea_id)
    select organisation_id, ${areaId}::uuid, id from subareas
    where organisation_id = ${organisationId} for key share
    on conflict do nothing`.execute(db)
}

/** False when they were linked before. */
export async function insertLink(db: Db, { organisationId, areaId, subareaId }: Link): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('area_subareas')
    .values({ organisation_id: organisationId, area_id: areaId, subarea_id: subareaId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** False when they were not linked. */
export async function deleteLink(db: Db, { organisationId, areaId, subareaId }: Link): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('area_subareas')
    .where('organisation_id', '=', organisationId)
    .where('area_id', '=', areaId)
    .where('subarea_id', '=', subareaId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function deleteLinks(db: Db, { organisationId, areaId }: OneArea): Promise<void> {
  await db
    .deleteFrom('area_subareas')
    .where('organisation_id', '=', organisationId)
    .where('area_id', '=', areaId)
    .execute()
}
