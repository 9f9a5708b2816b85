import type { LocalXero } from '@tributary/fakes/account-providers/local-xero'
import { demoCompanyIds } from '@tributary/fakes/demo-data/xero2sql'
import type { StartContext } from '@tributary/server'
import { type Database, grantPlace, insertGrant, saveAuthorisation } from '@tributary/server/seeding'
import type { Kysely } from 'kysely'

/** The companies of acme Traders whose connectors can be refreshed. */
export const authorisedCompanies = [
  { key: 'acme-traders-ltd', id: demoCompanyIds.traders, name: 'Acme Traders Ltd', invoices: 1_431 },
  { key: 'acme-retail-ltd', id: demoCompanyIds.retail, name: 'Acme Retail Ltd', invoices: 300 },
] as const

/**
 * Companies whose authorisation has ended: it has no tokens. The second one is disconnected, so that its card asks the person
 * with the login.
 */
const endedCompanies = [
  { key: 'korora-coffee', id: 'c7b2e5d0-3a19-4f86-8d27-6a10be000003' },
  { key: 'acme-cafe-bar-ltd', id: demoCompanyIds.cafe },
] as const

const GRANT = 'c7b2e5d0-3a19-4f86-8d27-6a10be0000a0'
const ENDED_GRANT = 'c7b2e5d0-3a19-4f86-8d27-6a10be0000a1'
const A_YEAR_MS = 365 * 24 * 60 * 60_000

type Db = Kysely<Database>
type Tools = Pick<StartContext, 'storage' | 'secretBox' | 'clock'>

/** Stores that Olga connected the companies at Xero a year ago. */
export async function seedAuthorisations({ storage, clock }: Tools): Promise<void> {
  const { db } = storage
  const olga = await db.selectFrom('users').select('id').where('first_name', '=', 'Olga').executeTakeFirst()
  if (!olga) return
  const granted = { authorisedBy: { userId: olga.id }, authorisedAt: new Date(clock().getTime() - A_YEAR_MS) }
  await insertAuthorisations(db, authorisedCompanies, { id: GRANT, ...granted })
  await insertAuthorisations(db, endedCompanies, { id: ENDED_GRANT, ...granted })
}

type Seeded = { id: string; authorisedBy: { userId: string }; authorisedAt: Date }
type Companies = readonly { key: string; id: string }[]

async function insertAuthorisations(db: Db, companies: Companies, grant: Seeded) {
  const connectors = await unauthorised(
    db,
    companies.map(({ key }) => key),
  )
  const [first] = connectors
  if (!first || (await hasGrant(db, grant.id))) return
  const { organisationId, typeId } = first
  await db.transaction().execute(async (trx) => {
    await insertGrant(trx, { ...grant, organisationId, typeId, sealed: null, expiresAt: null })
    for (const { connectorId, key, accountName } of connectors) {
      const account = companies.find((company) => company.key === key)?.id ?? key
      const authorisation = { organisationId, connectorId, grantId: grant.id, account, accountName }
      await saveAuthorisation(trx, { ...authorisation, remoteId: null })
    }
  })
}

const hasGrant = async (db: Db, id: string) =>
  (await db.selectFrom('provider_grants').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

const unauthorised = (db: Db, keys: readonly string[]) =>
  db
    .selectFrom('connectors')
    .leftJoin('connector_authorisations as opened', 'opened.connector_id', 'connectors.id')
    .select([
      'connectors.id as connectorId',
      'connectors.key',
      'connectors.name as accountName',
      'connectors.organisation_id as organisationId',
      'connectors.connector_type_id as typeId',
    ])
    .where('connectors.key', 'in', keys)
    .where('opened.connector_id', 'is', null)
    .execute()

/**
 * Gives the seeded connectors tokens of the fake Xero, which forgets them when it stops. Connectors that a user has
 * authorised again or disconnected are left unchanged.
 */
export async function renewAuthorisations(
  { storage, secretBox, clock }: Tools,
  xero: LocalXero,
  scope: string,
): Promise<void> {
  await storage.db.transaction().execute(async (trx) => {
    const connectors = await stillSeeded(trx)
    const [first] = connectors
    if (!first) return
    const { organisationId } = first
    const companies = authorisedCompanies.filter(({ id }) => connectors.some(({ account }) => account === id))
    const { connections, seconds, ...tokens } = xero.authorise(companies, scope)
    await trx
      .updateTable('provider_grants')
      .set({
        sealed: secretBox.seal(JSON.stringify(tokens), grantPlace({ id: GRANT, organisationId })),
        expires_at: new Date(clock().getTime() + seconds * 1_000),
        refused_at: null,
      })
      .where('id', '=', GRANT)
      .execute()
    for (const { connectorId, account } of connectors)
      await trx
        .updateTable('connector_authorisations')
        .set({ remote_id: connections.get(account) ?? null })
        .where('connector_id', '=', connectorId)
        .execute()
  })
}

const stillSeeded = (db: Db) =>
  db
    .selectFrom('connector_authorisations')
    .select(['connector_id as connectorId', 'organisation_id as organisationId', 'account'])
    .where('grant_id', '=', GRANT)
    .where('ended_at', 'is', null)
    .execute()
