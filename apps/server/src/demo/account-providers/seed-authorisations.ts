import { randomUUID } from 'node:crypto'
import { insertGrant } from '../../connectors/authorising/grants.queries.ts'
import { saveOpened } from '../../connectors/authorising/opened-accounts.queries.ts'
import type { Storage } from '../../storage/storage.ts'
import { xeroOrganisations } from './demo-accounts.ts'

const KEY = 'acme-traders-ltd'
const A_YEAR_MS = 365 * 24 * 60 * 60_000

/** One of acme Traders' companies at Xero has been connected by Olga for a year; nothing is there to be read with. */
export async function seedAuthorisations({ db }: Storage, now: Date): Promise<void> {
  const connector = await db
    .selectFrom('connectors')
    .leftJoin('connector_authorisations as opened', 'opened.connector_id', 'connectors.id')
    .select([
      'connectors.id',
      'connectors.organisation_id as organisationId',
      'connectors.connector_type_id as typeId',
      'connectors.name',
    ])
    .where('connectors.key', '=', KEY)
    .where('opened.connector_id', 'is', null)
    .executeTakeFirst()
  const olga = await db.selectFrom('users').select('id').where('first_name', '=', 'Olga').executeTakeFirst()
  const company = xeroOrganisations.find(({ name }) => name === connector?.name)
  if (!connector || !olga || !company) return
  const { organisationId, typeId } = connector
  await db.transaction().execute(async (trx) => {
    const id = randomUUID()
    const authorisedAt = new Date(now.getTime() - A_YEAR_MS)
    const nothing = { sealed: null, expiresAt: null }
    await insertGrant(trx, { id, organisationId, typeId, authorisedBy: olga.id, authorisedAt, ...nothing })
    await saveOpened(trx, {
      organisationId,
      connectorId: connector.id,
      grantId: id,
      account: company.id,
      accountName: company.name,
      remoteId: null,
    })
  })
}
