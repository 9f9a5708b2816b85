import { randomUUID } from 'node:crypto'
import { isSecretProperty } from '@tributary/domain'
import { isConnected } from '@tributary/sdk/connectors'
import type { Transaction } from 'kysely'
import type { RecordChange } from '../../audit/audited-transaction.ts'
import type { Services } from '../../services.ts'
import type { ConnectorStatus, Database } from '../../storage/schema.ts'
import { changeConnector, lockedStatus } from '../manage/connector-writes.queries.ts'
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
  /** The user who authorises, or the address of a person without an account. */
  by: { userId: string } | { address: string }
  type: { id: string; type: string }
}

/** The connectors of the authorised accounts, and the number of accounts that belong to another organisation. */
export type Connected = { ids: string[]; elsewhere: number }

/** Creates a connector for each authorised account, or reconnects the existing one. */
export async function connectAccounts(
  connecting: Connecting,
  { tokens, accounts }: AuthorisationResult,
): Promise<Connected> {
  const { trx, organisationId, type } = connecting
  const own: AuthorisedAccount[] = []
  for (const account of accounts)
    if (!(await isOfAnotherOrganisation(trx, organisationId, type, account))) own.push(account)
  if (own.length === 0) return { ids: [], elsewhere: accounts.length }
  const grantId = await storeGrant(connecting, tokens)
  const ids: string[] = []
  for (const account of own) {
    const connectorId = await connectorFor(connecting, account)
    await storeSettings(connecting, connectorId, account.settings)
    await connectAccount(connecting, connectorId, account, grantId)
    ids.push(connectorId)
  }
  await pruneGrants(trx, organisationId)
  return { ids, elsewhere: accounts.length - own.length }
}

/**
 * Authorises an existing connector of a custom source, which has no account to find it by. Connects nothing if it has been
 * deleted.
 */
export async function connectAuthorised(
  connecting: Connecting,
  connectorId: string,
  { tokens, accounts }: AuthorisationResult,
): Promise<Connected> {
  const { trx, organisationId } = connecting
  const [account] = accounts
  const status = await lockedStatus(trx, organisationId, connectorId)
  if (!account || !status || status === 'DELETED') return { ids: [], elsewhere: 0 }
  await reconnect(connecting, { id: connectorId, status })
  await connectAccount(connecting, connectorId, account, await storeGrant(connecting, tokens))
  await pruneGrants(trx, organisationId)
  return { ids: [connectorId], elsewhere: 0 }
}

/**
 * Authorises an existing connector again, for the account that it had. Returns why not: another account was chosen, or
 * another organisation has connected that account since.
 */
export async function connectSameAccount(
  connecting: Connecting,
  { id, account, status }: { id: string; account: string; status: ConnectorStatus },
  { tokens, accounts }: AuthorisationResult,
): Promise<'done' | 'other_account' | 'other_organisation'> {
  const { trx, organisationId, type } = connecting
  const same = accounts.find((one) => one.id === account)
  if (!same) return 'other_account'
  if (await isOfAnotherOrganisation(trx, organisationId, type, same)) return 'other_organisation'
  await reconnect(connecting, { id, status })
  await storeSettings(connecting, id, same.settings)
  await connectAccount(connecting, id, same, await storeGrant(connecting, tokens))
  await pruneGrants(trx, organisationId)
  return 'done'
}

/** Returns the id of a new grant with these tokens. */
async function storeGrant(connecting: Connecting, tokens: AuthorisationResult['tokens']): Promise<string> {
  const { trx, services, organisationId, by, type } = connecting
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
    authorisedBy: by,
    authorisedAt: now,
  })
  return id
}

async function connectAccount(
  { trx, record, organisationId, by, type }: Connecting,
  connectorId: string,
  { id, name, remoteId }: AuthorisedAccount,
  grantId: string,
) {
  await saveAuthorisation(trx, {
    organisationId,
    connectorId,
    grantId,
    account: id,
    accountName: name,
    remoteId,
  })
  const after = { type: type.type, account: name, ...('address' in by && { by: by.address }) }
  await record({ action: 'connector.authorised', organisationId, target: connectorId, after })
}

/** An existing connector keeps its names and settings. */
async function connectorFor(
  connecting: Connecting,
  { id: account, name }: AuthorisedAccount,
): Promise<string> {
  const { trx, record, organisationId, type } = connecting
  const place = { organisationId, typeId: type.id }
  const setting = accountProperties[type.type]
  const known = await connectorOfAccount(trx, { ...place, account, accountName: name, setting })
  if (!known) return addConnector(trx, record, { ...place, name, schedule: null }, type.type)
  await reconnect(connecting, known)
  return known.id
}

/** Connects a disconnected connector. */
async function reconnect(
  { trx, record, organisationId }: Connecting,
  { id, status }: { id: string; status: ConnectorStatus },
): Promise<void> {
  if (isConnected(status)) return
  await changeConnector(trx, organisationId, id, { status: 'CONNECTED' })
  await record({
    action: 'connector.changed',
    organisationId,
    target: id,
    before: { status },
    after: { status: 'CONNECTED' },
  })
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
