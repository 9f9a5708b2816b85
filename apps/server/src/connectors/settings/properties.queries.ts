import type { Kysely } from 'kysely'
import type { Database } from '../../storage/schema.ts'
import type { SecretBox } from '../../storage/secret-box.ts'
import { storedProperty, storedValue } from '../../sync/connector-settings.ts'

type Db = Kysely<Database>
type OfConnector = { organisationId: string; connectorId: string }

export type StoredSetting = { id: string; name: string; value: string | null }

/** Reads and locks the settings, so that changes of the same settings run one after another. */
export const propertiesOf = (
  db: Db,
  { organisationId, connectorId }: OfConnector,
): Promise<StoredSetting[]> =>
  db
    .selectFrom('connector_properties')
    .select(['id', 'name', 'value'])
    .where('organisation_id', '=', organisationId)
    .where('connector_id', '=', connectorId)
    .orderBy('name')
    .forUpdate()
    .execute()

export const insertProperty = (
  db: Db,
  secretBox: SecretBox,
  property: OfConnector & { id: string; name: string; value: string; secret: boolean },
) => db.insertInto('connector_properties').values(storedProperty(secretBox, property)).execute()

export const changeProperty = (
  db: Db,
  secretBox: SecretBox,
  property: { id: string; organisationId: string; name: string; value: string; secret: boolean },
) =>
  db
    .updateTable('connector_properties')
    .set(storedValue(secretBox, property))
    .where('organisation_id', '=', property.organisationId)
    .where('id', '=', property.id)
    .execute()

export const removeProperty = (db: Db, organisationId: string, id: string) =>
  db
    .deleteFrom('connector_properties')
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .execute()
