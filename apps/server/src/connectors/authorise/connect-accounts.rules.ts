import { randomUUID } from 'node:crypto'
import { isSecretProperty } from '@tributary/domain'
import { isConnected } from '@tributary/sdk/connectors'
import type { Transaction } from 'kysely'
import type { RecordChange } from '../../audit/audited-transaction.ts'
import type { Services } from '../../services.ts'
import type { Database } from '../../storage/schema.ts'
import { changeConnector } from '../manage/connector-writes.queries.ts'
import { addConnector } from '../manage/create.rules.ts'
import { changeProperty, insertProperty, propertiesOf } from '../settings/properties.queries.ts'
import { type AuthorisationResult, type AuthorisedAccount, expiryOf, tokenPair } from './account-provider.ts'
import { accountProperties, isOfAnotherOrganisation } from './accounts.rules.ts'
import { connectorOfAccount, saveAuthorisation } from './connector-authorisations.queries.ts'
import { grantPlace, insertGrant, pruneGrants } from './grants.queries.ts'

export type Connecting = {
  trx: Transaction<Database>
  record: RecordChange
  services: Services
  organisationId: string
  userId: string
  type: { id: string; type: string }
}

/** The connectors of the authorised accounts, and the number of accounts that belong to another organisation. */
export type Connected = { ids: string[]; elsewhere: number }

/** Creates a connector for each authorised account, or reconnects the existing one. */
export async function connectAccounts(
  connecting: Connecting,
  { tokens, accounts }: AuthorisationResult,
): Promise<Connected> {
  const { trx, services, organisationId, userId, type } = connecting
  const own: AuthorisedAccount[] = []
  for (const account of accounts)
    if (!(await isOfAnotherOrganisation(trx, organisationId, type, account))) own.push(account)
  if (own.length === 0) return { ids: [], elsewhere: accounts.length }
  const id = randomUUID()
  const now = services.clock()
  await insertGrant(trx, {
    id,
    organisationId,
    typeId: type.id,
    sealed:
      tokens &&
      services.secretBox.seal(JSON.stringify(tokenPair(tokens)), grantPlace({ id, organisationId })),
    expiresAt: tokens && expiryOf(tokens, now),
    authorisedBy: userId,
    authorisedAt: now,
  })
  const ids: string[] = []
  for (const account of own) ids.push(await connectAccount(connecting, account, id))
  await pruneGrants(trx, organisationId)
  return { ids, elsewhere: accounts.length - own.length }
}

async function connectAccount(connecting: Connecting, account: AuthorisedAccount, grantId: string) {
  const { trx, record, organisationId, type } = connecting
  const connectorId = await connectorFor(connecting, account)
  await storeSettings(connecting, connectorId, account.settings)
  const { id, name, remoteId } = account
  await saveAuthorisation(trx, {
    organisationId,
    connectorId,
    grantId,
    account: id,
    accountName: name,
    remoteId,
  })
  const after = { type: type.type, account: name }
  await record({ action: 'connector.authorised', organisationId, target: connectorId, after })
  return connectorId
}

/** An existing connector keeps its names and settings. */
async function connectorFor(
  { trx, record, organisationId, type }: Connecting,
  { id: account, name }: AuthorisedAccount,
): Promise<string> {
  const place = { organisationId, typeId: type.id }
  const setting = accountProperties[type.type]
  const known = await connectorOfAccount(trx, { ...place, account, accountName: name, setting })
  if (!known) return addConnector(trx, record, { ...place, name, schedule: null }, type.type)
  if (isConnected(known.status)) return known.id
  await changeConnector(trx, organisationId, known.id, { status: 'CONNECTED' })
  await record({
    action: 'connector.changed',
    organisationId,
    target: known.id,
    before: { status: known.status },
    after: { status: 'CONNECTED' },
  })
  return known.id
}

async function storeSettings(
  { trx, services, organisationId, type }: Connecting,
  connectorId: string,
  settings: AuthorisedAccount['settings'],
) {
  const stored = await propertiesOf(trx, { organisationId, connectorId })
  for (const { name, value } of settings) {
    const secret = isSecretProperty(type.type, name)
    const known = stored.find((one) => one.name === name)
    const property = { id: known?.id ?? randomUUID(), organisationId, name, value, secret }
    if (known) await changeProperty(trx, services.secretBox, property)
    else await insertProperty(trx, services.secretBox, { ...property, connectorId })
  }
}
