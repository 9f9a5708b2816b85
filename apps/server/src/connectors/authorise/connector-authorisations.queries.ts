import { type Kysely, sql } from 'kysely'
import type { Database } from '../../storage/schema.ts'
import { aboutChosen } from '../connector-details.queries.ts'

type Db = Kysely<Database>

export type ConnectorAuthorisation = {
  organisationId: string
  connectorId: string
  grantId: string
  account: string
  accountName: string
  remoteId: string | null
}

/** Sets the grant of a connector. */
export async function saveAuthorisation(db: Db, authorisation: ConnectorAuthorisation): Promise<void> {
  const values = {
    grant_id: authorisation.grantId,
    account: authorisation.account,
    account_name: authorisation.accountName,
    remote_id: authorisation.remoteId,
    ended_at: null,
  }
  await db
    .insertInto('connector_authorisations')
    .values({
      organisation_id: authorisation.organisationId,
      connector_id: authorisation.connectorId,
      ...values,
    })
    .onConflict((conflict) => conflict.column('connector_id').doUpdateSet(values))
    .execute()
}

export type AccountSearch = {
  organisationId: string
  typeId: string
  account: string
  accountName: string
  /** The setting that names the account. Undefined for types without one. */
  setting: string | undefined
}

/**
 * Finds the organisation's connector of an account: the one authorised for it, else the one with a setting
 * that names it, else one that was created with the account's name and never authorised.
 */
export const connectorOfAccount = (
  db: Db,
  { organisationId, typeId, account, accountName, setting = '' }: AccountSearch,
) =>
  db
    .selectFrom('connectors')
    .leftJoin('connector_authorisations as opened', 'opened.connector_id', 'connectors.id')
    .leftJoin('connector_properties as said', (join) =>
      join.onRef('said.connector_id', '=', 'connectors.id').on('said.name', '=', setting),
    )
    .select(['connectors.id', 'connectors.status'])
    .where('connectors.organisation_id', '=', organisationId)
    .where('connectors.connector_type_id', '=', typeId)
    .where('connectors.status', '<>', 'DELETED')
    .where((is) =>
      is.or([
        is('opened.account', '=', account),
        is(plain('said.value'), '=', account),
        is.and([
          is('opened.account', 'is', null),
          is('said.value', 'is', null),
          is(sql`lower(connectors.original_name)`, '=', sql`lower(${accountName}::text)`),
        ]),
      ]),
    )
    .orderBy(sql`(opened.account = ${account}::text) desc nulls last`)
    .orderBy(sql`(${plain('said.value')} = ${account}::text) desc nulls last`)
    .orderBy('connectors.created_at')
    .executeTakeFirst()

const plain = (column: string) =>
  sql<string | null>`lower(regexp_replace(${sql.ref(column)}, '\\s', '', 'g'))`

/**
 * The account that each connector is authorised for, and the user who authorised it. Only for users who may
 * manage connectors.
 */
export const authorisationsOf = aboutChosen((db, { organisationId }, chosenIds) =>
  db
    .selectFrom('connector_authorisations as opened')
    .innerJoin('provider_grants as granted', 'granted.id', 'opened.grant_id')
    .leftJoin('users', 'users.id', 'granted.authorised_by')
    .select([
      'opened.connector_id as connectorId',
      'opened.account_name as account',
      sql<string | null>`coalesce(
        nullif(trim(concat(users.first_name, ' ', users.last_name)), ''), granted.authorised_address)`.as(
        'by',
      ),
      'granted.authorised_at as at',
      sql<Date | null>`coalesce(opened.ended_at, granted.refused_at)`.as('refusedAt'),
    ])
    .where('opened.organisation_id', '=', organisationId)
    .where('opened.connector_id', '=', chosenIds),
)
