import type { Kysely } from 'kysely'
import type { Database } from '../../storage/schema.ts'
import type { GivenName } from '../structure/named-rows.queries.ts'

type Db = Kysely<Database>

/** The names of one organisation that a table of an import has. */
export type ImportedNames = { organisationId: string; names: readonly GivenName[] }

/** An area that a table names. */
export type ImportedArea = { id: string; nameKey: string; automatic: boolean }

const rowsOf = ({ organisationId, names }: ImportedNames) =>
  names.map(({ name, nameKey }) => ({ organisation_id: organisationId, name, name_key: nameKey }))

/** Adds the areas that do not exist yet as custom ones. Returns the new ones. */
export const insertCustomAreas = (db: Db, imported: ImportedNames) =>
  db
    .insertInto('areas')
    .values(rowsOf(imported).map((row) => ({ ...row, automatic: false })))
    .onConflict((conflict) => conflict.columns(['organisation_id', 'name_key']).doNothing())
    .returning(['id', 'name'])
    .execute()

/** Adds the sub-areas that do not exist yet. Returns the new ones. */
export const insertSubareas = (db: Db, imported: ImportedNames) =>
  db
    .insertInto('subareas')
    .values(rowsOf(imported).map((row) => ({ ...row, list_order: 1 })))
    .onConflict((conflict) => conflict.columns(['organisation_id', 'name_key']).doNothing())
    .returning(['id', 'name'])
    .execute()

const keysOf = ({ names }: ImportedNames) => names.map(({ nameKey }) => nameKey)

/** Finds the areas by name and locks them, in an order that cannot deadlock with another import. */
export const lockAreas = (db: Db, imported: ImportedNames): Promise<ImportedArea[]> =>
  db
    .selectFrom('areas')
    .select(['id', 'name_key as nameKey', 'automatic'])
    .where('organisation_id', '=', imported.organisationId)
    .where('name_key', 'in', keysOf(imported))
    .orderBy('id')
    .forUpdate()
    .execute()

/** Finds the sub-areas by name and prevents their deletion until the transaction ends. */
export const lockSubareas = (db: Db, imported: ImportedNames) =>
  db
    .selectFrom('subareas')
    .select(['id', 'name_key as nameKey'])
    .where('organisation_id', '=', imported.organisationId)
    .where('name_key', 'in', keysOf(imported))
    .orderBy('id')
    .forKeyShare()
    .execute()

/** A link to add. */
export type ImportedLink = { areaId: string; subareaId: string }

/** Adds the links that do not exist yet. Returns the areas of the new ones, each as often as it got one. */
export const insertLinks = (db: Db, organisationId: string, links: readonly ImportedLink[]) =>
  db
    .insertInto('area_subareas')
    .values(
      links.map(({ areaId, subareaId }) => ({
        organisation_id: organisationId,
        area_id: areaId,
        subarea_id: subareaId,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('area_id as areaId')
    .execute()
