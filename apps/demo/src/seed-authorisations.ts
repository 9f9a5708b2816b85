import { randomUUID } from 'node:crypto'
import { demoCompanyIds } from '@tributary/fakes/demo-data/xero2sql'
import type { Storage } from '@tributary/server'
import { type Database, insertGrant, saveAuthorisation } from '@tributary/server/seeding'
import type { Kysely } from 'kysely'

/** The companies that acme Traders has connected at Xero, by connector key. */
const companies = new Map<string, string>([
  ['acme-traders-ltd', demoCompanyIds.traders],
  ['acme-retail-ltd', demoCompanyIds.retail],
  ['korora-coffee', 'c7b2e5d0-3a19-4f86-8d27-6a10be000003'],
])
const A_YEAR_MS = 365 * 24 * 60 * 60_000

/** Stores that Olga connected the companies at Xero a year ago. It has no tokens, so the companies cannot be read. */
export async function seedAuthorisations({ db }: Storage, now: Date): Promise<void> {
  const olga = await db.selectFrom('users').select('id').where('first_name', '=', 'Olga').executeTakeFirst()
  const connectors = await unauthorised(db)
  const [first] = connectors
  if (!olga || !first) return
  const { organisationId, typeId } = first
  await db.transaction().execute(async (trx) => {
    const grantId = randomUUID()
    const authorisedAt = new Date(now.getTime() - A_YEAR_MS)
    const nothing = { sealed: null, expiresAt: null }
    const grant = { id: grantId, organisationId, typeId, authorisedBy: olga.id, authorisedAt }
    await insertGrant(trx, { ...grant, ...nothing })
    for (const { id: connectorId, key, name: accountName } of connectors) {
      const account = companies.get(key) ?? key
      await saveAuthorisation(trx, {
        organisationId,
        connectorId,
        grantId,
        account,
        accountName,
        remoteId: null,
      })
    }
  })
}

const unauthorised = (db: Kysely<Database>) =>
  db
    .selectFrom('connectors')
    .leftJoin('connector_authorisations as opened', 'opened.connector_id', 'connectors.id')
    .select([
      'connectors.id',
      'connectors.key',
      'connectors.name',
      'connectors.organisation_id as organisationId',
      'connectors.connector_type_id as typeId',
    ])
    .where('connectors.key', 'in', [...companies.keys()])
    .where('opened.connector_id', 'is', null)
    .execute()
