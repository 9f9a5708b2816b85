import { type Kysely, sql } from 'kysely'
import { compileOnce } from '../../storage/compile-once.ts'
import type { Database } from '../../storage/schema.ts'
import { compileInScope } from '../structure/list-scope.ts'

type Db = Kysely<Database>

export type AreaKey = { organisationId: string; id: string }

/** The links of custom areas to sub-areas, of all areas or of one. */
export const linkedSubareas = compileInScope((db, organisation, id) =>
  db
    .selectFrom('area_subareas')
    .innerJoin('subareas', 'subareas.id', 'area_subareas.subarea_id')
    .select(['area_id as areaId', 'subarea_id as subareaId', 'subareas.name as subareaName'])
    .where('area_subareas.organisation_id', '=', organisation)
    .$if(id !== undefined, (query) => query.where('area_id', '=', id ?? '')),
)

/** The links of sub-areas to custom areas, of all sub-areas or of one. */
export const linkedAreas = compileInScope((db, organisation, id) =>
  db
    .selectFrom('area_subareas')
    .innerJoin('areas', 'areas.id', 'area_subareas.area_id')
    .select(['area_id as areaId', 'areas.name as areaName', 'subarea_id as subareaId'])
    .where('area_subareas.organisation_id', '=', organisation)
    .$if(id !== undefined, (query) => query.where('subarea_id', '=', id ?? '')),
)

/** The sub-areas of organisations with an automatic area in this scope, because those are linked to all of them. */
export const subareasOfAutomatic = compileInScope((db, organisation, id) =>
  db
    .selectFrom('subareas')
    .select(['id', 'name', 'organisation_id as organisationId'])
    .where('organisation_id', 'in', (automatic) =>
      automatic
        .selectFrom('areas')
        .select('areas.organisation_id')
        .where('areas.organisation_id', '=', organisation)
        .where('areas.automatic', '=', true)
        .$if(id !== undefined, (query) => query.where('areas.id', '=', id ?? '')),
    ),
)

/** The areas that are linked to every sub-area. */
export const automaticAreas = compileInScope((db, organisation) =>
  db
    .selectFrom('areas')
    .select(['id', 'name', 'organisation_id as organisationId'])
    .where('organisation_id', '=', organisation)
    .where('automatic', '=', true),
)

/** Counts the links that automatic areas imply. */
export const countAutomaticLinks = async (db: Db, organisationId: string): Promise<number> =>
  linksIn(await automaticLinks(db, { organisationId }))

const automaticLinks = compileOnce((db, { organisationId }: { organisationId: string }) => ({
  compile: () =>
    sql<Counted>`select
      (select count(*) from areas where organisation_id = ${organisationId} and automatic)
      * (select count(*) from subareas where organisation_id = ${organisationId}) as links`.compile(db),
}))

type Counted = { links: number | string }

const linksIn = ([row]: readonly Counted[]) => Number(row?.links)

/** Counts the stored links of custom areas, up to `most` + 1. */
export const countCustomLinks = async (db: Db, organisationId: string, most: number): Promise<number> =>
  linksIn(await customLinks(db, { organisationId, limit: most + 1 }))

const customLinks = compileOnce(
  (db, { organisationId, limit }: { organisationId: string; limit: number }) => ({
    compile: () =>
      sql<Counted>`select count(*) as links from
      (select 1 from area_subareas where organisation_id = ${organisationId} limit ${limit}) as counted`.compile(
        db,
      ),
  }),
)

export async function isAutomatic(db: Db, { organisationId, id }: AreaKey): Promise<boolean> {
  const { automatic } = await db
    .selectFrom('areas')
    .select('automatic')
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return automatic
}

export async function setAutomatic(db: Db, area: AreaKey, automatic: boolean): Promise<void> {
  await db
    .updateTable('areas')
    .set({ automatic })
    .where('organisation_id', '=', area.organisationId)
    .where('id', '=', area.id)
    .execute()
}

/** Links an area to every current sub-area, except those being deleted by another transaction. */
export async function linkToEveryCurrent(db: Db, { organisationId, id }: AreaKey): Promise<void> {
  await sql`insert into area_subareas (organisation_id, area_id, subarea_id)
    select organisation_id, ${id}::uuid, id from subareas
    where organisation_id = ${organisationId} for key share
    on conflict do nothing`.execute(db)
}

export async function insertLink(db: Db, { organisationId, id }: AreaKey, subareaId: string): Promise<void> {
  await db
    .insertInto('area_subareas')
    .values({ organisation_id: organisationId, area_id: id, subarea_id: subareaId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function deleteLink(db: Db, { organisationId, id }: AreaKey, subareaId: string): Promise<void> {
  await db
    .deleteFrom('area_subareas')
    .where('organisation_id', '=', organisationId)
    .where('area_id', '=', id)
    .where('subarea_id', '=', subareaId)
    .execute()
}

export async function deleteLinks(db: Db, { organisationId, id }: AreaKey): Promise<void> {
  await db
    .deleteFrom('area_subareas')
    .where('organisation_id', '=', organisationId)
    .where('area_id', '=', id)
    .execute()
}
