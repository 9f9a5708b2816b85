import type { Kysely } from 'kysely'
import { hashOf } from '../../security/random-token.ts'
import type { Database } from '../../storage/schema.ts'

type Db = Kysely<Database>
type OfConnector = { organisationId: string; connectorId: string }

const selection = (db: Db, { organisationId, connectorId }: OfConnector) =>
  db
    .selectFrom('connectors')
    .innerJoin('connector_types', 'connector_types.id', 'connectors.connector_type_id')
    .innerJoin('organisations', 'organisations.id', 'connectors.organisation_id')
    .leftJoin('connector_authorisations as opened', 'opened.connector_id', 'connectors.id')
    .select([
      'connectors.id',
      'connectors.organisation_id as organisationId',
      'connectors.name',
      'connectors.status',
      'connector_types.id as typeId',
      'connector_types.type',
      'organisations.company_name as companyName',
      'opened.account',
      'opened.account_name as accountName',
      'opened.grant_id as grantId',
      'opened.ended_at as endedAt',
    ])
    .where('connectors.organisation_id', '=', organisationId)
    .where('connectors.id', '=', connectorId)
    .where('connectors.status', '<>', 'DELETED')

/** A connector that someone is asked to authorise again, and a hash of all that makes it the same connector. */
export type LinkedConnector = NonNullable<Awaited<ReturnType<typeof linkedConnector>>>

/** Finds a connector with its account at the provider; undefined if it is deleted. */
export async function linkedConnector(db: Db, of: OfConnector) {
  const found = await selection(db, of).executeTakeFirst()
  return found && { ...found, hash: await hashOfConnector(db, of, found) }
}

/** A refused or renewed token changes nothing here. A new authorisation does. */
async function hashOfConnector(
  db: Db,
  { organisationId, connectorId }: OfConnector,
  {
    name,
    status,
    account,
    grantId,
    endedAt,
  }: NonNullable<Awaited<ReturnType<ReturnType<typeof selection>['executeTakeFirst']>>>,
): Promise<string> {
  const settings = await db
    .selectFrom('connector_properties')
    .select(['name', 'value'])
    .where('organisation_id', '=', organisationId)
    .where('connector_id', '=', connectorId)
    .where('value', 'is not', null)
    .orderBy('name')
    .execute()
  const plain = settings.map((one) => [one.name, one.value])
  return hashOf(JSON.stringify([name, status, account, grantId, endedAt, plain]))
}
