import { type Kysely, sql } from 'kysely'
import type { Database } from '../../storage/schema.ts'

type Db = Kysely<Database>

/** Two items of the same kind and organisation. */
export type Pair = { organisationId: string; from: string; to: string }

/** Links every area that is linked to one sub-area to another one as well. */
export const copySubareaLinks = (db: Db, { organisationId, from, to }: Pair) =>
  sql`insert into area_subareas (organisation_id, area_id, subarea_id)
    select organisation_id, area_id, ${to}::uuid from area_subareas
    where organisation_id = ${organisationId} and subarea_id = ${from} on conflict do nothing`.execute(db)

/** Links an area to every sub-area that another one is linked to. */
export const copyAreaLinks = (db: Db, { organisationId, from, to }: Pair) =>
  sql`insert into area_subareas (organisation_id, area_id, subarea_id)
    select organisation_id, ${to}::uuid, subarea_id from area_subareas
    where organisation_id = ${organisationId} and area_id = ${from} on conflict do nothing`.execute(db)

/** Grants to each group for one area what it may see of another one. `subareaId` limits it to that sub-area. */
export const copyAreaGrants = (db: Db, { organisationId, from, to }: Pair, subareaId: string | null = null) =>
  sql`insert into group_area_grants (organisation_id, group_id, area_id, subarea_id)
    select organisation_id, group_id, ${to}::uuid, subarea_id from group_area_grants
    where organisation_id = ${organisationId} and area_id = ${from}
      and (${subareaId}::uuid is null or subarea_id = ${subareaId}::uuid) on conflict do nothing`.execute(db)

/** Grants to each group for one sub-area what it may see of another one. */
export const copySubareaGrants = (db: Db, { organisationId, from, to }: Pair) =>
  sql`insert into group_area_grants (organisation_id, group_id, area_id, subarea_id)
    select organisation_id, group_id, area_id, ${to}::uuid from group_area_grants
    where organisation_id = ${organisationId} and subarea_id = ${from} on conflict do nothing`.execute(db)

/** Takes from every group what it was granted of exactly this area and sub-area. */
export const deleteGrantsOf = (db: Db, organisationId: string, areaId: string, subareaId: string) =>
  db
    .deleteFrom('group_area_grants')
    .where('organisation_id', '=', organisationId)
    .where('area_id', '=', areaId)
    .where('subarea_id', '=', subareaId)
    .execute()

/** Moves a milestone to another version, with what groups were granted of it. */
export async function moveToVersion(
  db: Db,
  { organisationId, id }: { organisationId: string; id: string },
  to: string,
) {
  const grants = await db
    .deleteFrom('group_milestone_grants')
    .where('organisation_id', '=', organisationId)
    .where('milestone_id', '=', id)
    .returning(['group_id'])
    .execute()
  await db
    .updateTable('milestones')
    .set({ version_id: to })
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .execute()
  if (grants.length === 0) return
  await db
    .insertInto('group_milestone_grants')
    .values(
      grants.map(({ group_id }) => ({
        organisation_id: organisationId,
        group_id,
        version_id: to,
        milestone_id: id,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
