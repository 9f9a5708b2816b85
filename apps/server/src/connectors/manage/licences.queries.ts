import type { Kysely } from 'kysely'
import type { Database } from '../../storage/schema.ts'

type Db = Kysely<Database>
type OfConnector = { organisationId: string; connectorId: string }

const licences = (db: Db) =>
  db
    .selectFrom('licences')
    .select(['licences.id', 'licences.description', 'licences.is_base as base'])
    .orderBy('licences.is_base', 'desc')
    .orderBy('licences.description')

/** All licences of a connector type, base licences first. */
export const licencesOfType = (db: Db, typeId: string) =>
  licences(db).where('licences.connector_type_id', '=', typeId).execute()

export const licencesOfConnector = (db: Db, { organisationId, connectorId }: OfConnector) =>
  licences(db)
    .innerJoin('connector_licences as owned', 'owned.licence_id', 'licences.id')
    .where('owned.organisation_id', '=', organisationId)
    .where('owned.connector_id', '=', connectorId)
    .execute()

export async function replaceLicences(
  db: Db,
  { organisationId, connectorId }: OfConnector,
  licenceIds: readonly string[],
): Promise<void> {
  await db
    .deleteFrom('connector_licences')
    .where('organisation_id', '=', organisationId)
    .where('connector_id', '=', connectorId)
    .execute()
  if (licenceIds.length === 0) return
  await db
    .insertInto('connector_licences')
    .values(
      licenceIds.map((licence_id) => ({
        organisation_id: organisationId,
        connector_id: connectorId,
        licence_id,
      })),
    )
    .execute()
}

/** Gives a new connector the base licences of its type. */
export const addBaseLicences = (
  db: Db,
  { organisationId, connectorId, typeId }: OfConnector & { typeId: string },
) =>
  db
    .insertInto('connector_licences')
    .columns(['organisation_id', 'connector_id', 'licence_id'])
    .expression((from) =>
      from
        .selectFrom('licences')
        .select([
          from.cast<string>(from.val(organisationId), 'uuid').as('organisation_id'),
          from.cast<string>(from.val(connectorId), 'uuid').as('connector_id'),
          'licences.id',
        ])
        .where('licences.connector_type_id', '=', typeId)
        .where('licences.is_base', '=', true),
    )
    .execute()
