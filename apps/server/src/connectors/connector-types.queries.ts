import { byName, type ConnectorType } from '@tributary/domain'
import type { Kysely } from 'kysely'
import { isUuid } from '../is-uuid.ts'
import { compileOnce } from '../storage/compile-once.ts'
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

export type TypeColumn = 'connector_types.id' | 'connector_types.type'

/** The condition for a type with this name, in any letter case, or this id. */
export const isTypeNamed = (nameOrId: string): readonly [TypeColumn, '=', string] => [
  isUuid(nameOrId) ? 'connector_types.id' : 'connector_types.type',
  '=',
  nameOrId.toLowerCase(),
]

/** Finds a type by its name, in any letter case, or by its id. */
export const connectorTypeByNameOrId = async (db: Db, nameOrId: string) => {
  const [column, , value] = isTypeNamed(nameOrId)
  return (await typesWith(db, { value }, column))[0]
}

const typesWith = compileOnce((db, { value }: { value: string }, column: TypeColumn) =>
  types(db).where(column, '=', value),
)
