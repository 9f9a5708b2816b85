import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../../storage/schema.ts'
import type { SecretPlace } from '../../storage/secret-box.ts'

type Db = Kysely<Database>
type OfConnector = { organisationId: string; connectorId: string }

/** Where the tokens of a grant are sealed for. */
export const grantPlace = (grant: { id: string; organisationId: string }): SecretPlace => ({
  organisation: grant.organisationId,
  table: 'provider_grants',
  row: grant.id,
  field: 'sealed',
})

export type Grant = {
  id: string
  organisationId: string
  typeId: string
  sealed: string | null
  expiresAt: Date | null
  /** The user who authorised it, or the address of a person without an account. */
  authorisedBy: { userId: string } | { address: string }
  authorisedAt: Date
}

export const insertGrant = (db: Db, grant: Grant) =>
  db
    .insertInto('provider_grants')
    .values({
      id: grant.id,
      organisation_id: grant.organisationId,
      connector_type_id: grant.typeId,
      sealed: grant.sealed,
      expires_at: grant.expiresAt,
      authorised_by: 'userId' in grant.authorisedBy ? grant.authorisedBy.userId : null,
      authorised_address: 'address' in grant.authorisedBy ? grant.authorisedBy.address : null,
      authorised_at: grant.authorisedAt,
    })
    .execute()

/** The grant of a connector, locked until the transaction ends. */
export const lockGrantOf = (trx: Transaction<Database>, { organisationId, connectorId }: OfConnector) =>
  trx
    .selectFrom('connector_authorisations as opened')
    .innerJoin('provider_grants as granted', 'granted.id', 'opened.grant_id')
    .innerJoin('connector_types', 'connector_types.id', 'granted.connector_type_id')
    .select([
      'granted.id',
      'granted.sealed',
      'granted.expires_at as expiresAt',
      'granted.refused_at as refusedAt',
      'opened.ended_at as endedAt',
      'opened.account',
      'opened.account_name as accountName',
      'opened.remote_id as remoteId',
      'connector_types.type',
    ])
    .where('opened.organisation_id', '=', organisationId)
    .where('opened.connector_id', '=', connectorId)
    .forUpdate('granted')
    .executeTakeFirst()

export type GrantChange = { sealed?: string | null; expires_at?: Date | null; refused_at?: Date }

export const changeGrant = (db: Db, organisationId: string, id: string, change: GrantChange) =>
  db
    .updateTable('provider_grants')
    .set(change)
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .execute()

export const endConnectorAuthorisation = (db: Db, { organisationId, connectorId }: OfConnector, at: Date) =>
  db
    .updateTable('connector_authorisations')
    .set({ ended_at: at })
    .where('organisation_id', '=', organisationId)
    .where('connector_id', '=', connectorId)
    .execute()

/** Whether any connector still uses a grant. */
export const isGrantUsed = async (db: Db, organisationId: string, id: string): Promise<boolean> =>
  (await db
    .selectFrom('connector_authorisations')
    .select('connector_id')
    .where('organisation_id', '=', organisationId)
    .where('grant_id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst()) !== undefined

/** Deletes grants that no connector refers to. */
export const pruneGrants = (db: Db, organisationId: string) =>
  db
    .deleteFrom('provider_grants')
    .where('organisation_id', '=', organisationId)
    .where('id', 'not in', (used) =>
      used
        .selectFrom('connector_authorisations')
        .select('grant_id')
        .where('organisation_id', '=', organisationId),
    )
    .execute()
