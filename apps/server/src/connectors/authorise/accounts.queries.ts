import { type Kysely, sql } from 'kysely'
import type { Database } from '../../storage/schema.ts'

const connectorsOfOthers = (db: Kysely<Database>, organisationId: string) =>
  db
    .selectFrom('connectors')
    .select('connectors.id')
    .where('connectors.organisation_id', '<>', organisationId)
    .where('connectors.status', '<>', 'DELETED')

/** Whether a connector of another organisation names this account in the given setting. */
export const isAccountSetElsewhere = async (
  db: Kysely<Database>,
  { organisationId, name, account }: { organisationId: string; name: string; account: string },
): Promise<boolean> =>
  (await connectorsOfOthers(db, organisationId)
    .innerJoin('connector_properties', 'connector_properties.connector_id', 'connectors.id')
    .where('connector_properties.name', '=', name)
    .where(sql`lower(regexp_replace(connector_properties.value, '\\s', '', 'g'))`, '=', account)
    .executeTakeFirst()) !== undefined

/** Whether a connector of another organisation is authorised for this account. */
export const isAccountAuthorisedElsewhere = async (
  db: Kysely<Database>,
  { organisationId, type, account }: { organisationId: string; type: string; account: string },
): Promise<boolean> =>
  (await connectorsOfOthers(db, organisationId)
    .innerJoin('connector_authorisations as opened', 'opened.connector_id', 'connectors.id')
    .innerJoin('connector_types', 'connector_types.id', 'connectors.connector_type_id')
    .where('connector_types.type', '=', type)
    .where('opened.account', '=', account)
    .executeTakeFirst()) !== undefined

/** The account a connector is authorised for, of types that can only be connected by authorising. */
export const authorisedAccount = async (
  db: Kysely<Database>,
  { organisationId, connectorId }: { organisationId: string; connectorId: string },
): Promise<string | undefined> =>
  (
    await db
      .selectFrom('connector_authorisations as opened')
      .innerJoin('connectors', 'connectors.id', 'opened.connector_id')
      .innerJoin('connector_types', 'connector_types.id', 'connectors.connector_type_id')
      .select('opened.account')
      .where('opened.organisation_id', '=', organisationId)
      .where('opened.connector_id', '=', connectorId)
      .where('opened.ended_at', 'is', null)
      .where('connector_types.requires_authorisation', '=', true)
      .executeTakeFirst()
  )?.account

/** Whether another organisation shares a connector of that type and name with this one. */
export const isSharedUnderName = async (
  db: Kysely<Database>,
  { organisationId, typeId, name }: { organisationId: string; typeId: string; name: string },
): Promise<boolean> =>
  (await connectorsOfOthers(db, organisationId)
    .innerJoin('connector_organisations as shown', 'shown.connector_id', 'connectors.id')
    .where('shown.shown_to', '=', organisationId)
    .where('connectors.connector_type_id', '=', typeId)
    .where(sql`lower(connectors.name)`, '=', sql`lower(${name})`)
    .executeTakeFirst()) !== undefined
