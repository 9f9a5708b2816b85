import { byName, type ConnectorType } from '@tributary/domain'
import type { Kysely } from 'kysely'
import { isUuid } from '../is-uuid.ts'
import type { Database } from '../storage/schema.ts'

type Db = Kysely<Database>

const types = (db: Db) =>
  db
    .selectFrom('connector_types')
    .select([
      'connector_types.id',
      'type',
      'is_insider as isInsider',
      'is_early_stages as isEarlyStages',
      'requires_authorisation as requiresAuthorisation',
    ])

const inOrder = (rows: ConnectorType[]) => rows.toSorted((a, b) => byName(a.type, b.type))

export const everyConnectorType = async (db: Db): Promise<ConnectorType[]> =>
  inOrder(await types(db).execute())

export const connectorTypesOf = async (db: Db, organisationId: string): Promise<ConnectorType[]> =>
  inOrder(
    await types(db)
      .innerJoin('organisation_connector_types as owned', 'owned.connector_type_id', 'connector_types.id')
      .where('owned.organisation_id', '=', organisationId)
      .execute(),
  )

/** The condition for a type with this name, in any letter case, or this id. */
export const isTypeNamed = (nameOrId: string) =>
  [isUuid(nameOrId) ? 'connector_types.id' : 'connector_types.type', '=', nameOrId.toLowerCase()] as const

/** Finds a type by its name, in any letter case, or by its id. */
export const connectorTypeByNameOrId = (db: Db, nameOrId: string) =>
  types(db)
    .where(...isTypeNamed(nameOrId))
    .executeTakeFirst()
