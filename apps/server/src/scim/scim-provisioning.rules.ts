import { can, type NewApiToken, roles, type ScimProvisioning, type ServiceRole } from '@tributary/domain'
import type { Written } from '@tributary/sdk/contract'
import type { Kysely } from 'kysely'
import { type Author, auditedTransaction } from '../audit/audited-transaction.ts'
import { notFound } from '../http/http-error.ts'
import { notifyAdministrators } from '../organisation-sign-in/notify-administrators.ts'
import type { Services } from '../services.ts'
import type { Database } from '../storage/schema.ts'
import { lockOrganisation, serviceAccountsIn } from '../tokens/service-accounts.queries.ts'
import { type AccountChange, addServiceAccount, addServiceToken } from '../tokens/service-accounts.rules.ts'
import { type TokenRow, tokenFrom, tokensIn } from '../tokens/tokens.queries.ts'
import { recordIn, revoke } from '../tokens/tokens.rules.ts'
import { failuresOf } from './activity/activity.queries.ts'
import { SCIM_PATH } from './resource.ts'
import { scimMessages as messages } from './scim.messages.ts'
import { countManaged, mappingsOf } from './scim-provisioning.queries.ts'
import { scimSettingsOf, storeScimSettings } from './scim-settings.queries.ts'

type Db = Kysely<Database>

/** The name of the service account, and of tokens without a name. */
const NAME = 'SCIM'
const ROLE: ServiceRole = 'OrganisationAdmin'

export const getScimProvisioning = (services: Services, organisationId: string) =>
  provisioningOf(services.storage.db, services, organisationId)

async function provisioningOf(
  db: Db,
  { config }: Pick<Services, 'config'>,
  organisationId: string,
): Promise<ScimProvisioning> {
  const { active = false, at, action, resource, status } = (await scimSettingsOf(db, organisationId)) ?? {}
  return {
    address: `${config.publicUrl.origin}${SCIM_PATH}`,
    active,
    tokens: (await scimTokens(db, organisationId)).map(tokenFrom),
    lastRequest: at && action && resource && status ? { at, action, resource, status } : null,
    failures: await failuresOf(db, organisationId),
    ...(await countManaged(db, organisationId)),
    mappings: await mappingsOf(db, organisationId),
  }
}

/** The tokens of service accounts that SCIM accepts. */
const scimTokens = async (db: Db, organisationId: string): Promise<TokenRow[]> =>
  (await tokensIn(db, organisationId)).filter(
    ({ kind, scope, roleLevel }) => kind === 'service' && scope === 'administer' && mayManageUsers(roleLevel),
  )

const mayManageUsers = (roleLevel: number) =>
  roles.some(({ name, level }) => level === roleLevel && can({ role: name, roleLevel }, 'users.manage'))

/** Turns SCIM on or off. The next request of a directory is refused while it is off. */
export const switchScim = (
  services: Services,
  author: Author,
  organisationId: string,
  active: boolean,
): Promise<Written<ScimProvisioning>> =>
  auditedTransaction(services, author, async (trx, record) => {
    await lockOrganisation(trx, organisationId)
    const before = (await scimSettingsOf(trx, organisationId))?.active ?? false
    if (before !== active) await turn({ trx, services, author, record }, organisationId, active)
    const message = active ? messages.turnedOn : messages.turnedOff
    return { message, data: await provisioningOf(trx, services, organisationId) }
  })

async function turn({ trx, services, record }: AccountChange, organisationId: string, active: boolean) {
  await storeScimSettings(trx, organisationId, { active })
  await record({
    action: active ? 'scim.enabled' : 'scim.disabled',
    organisationId,
    target: organisationId,
    before: { active: !active },
    after: { active },
  })
  const change = active ? 'scim-on' : 'scim-off'
  await notifyAdministrators(trx, services, organisationId, { change, name: NAME })
}

type Wanted = { name: string | null; days: number | null; replaces: string | null }

/**
 * Creates a token of the service account for SCIM, which is added if it does not exist. The first token turns SCIM on. A
 * token that the new one replaces is revoked in the same transaction.
 */
export const createScimToken = (
  services: Services,
  author: Author,
  organisationId: string,
  { name, days, replaces }: Wanted,
): Promise<Written<NewApiToken>> =>
  auditedTransaction(services, author, async (trx, record) => {
    const change = { trx, services, author, record }
    await lockOrganisation(trx, organisationId)
    const before = await scimTokens(trx, organisationId)
    const replaced = replaces === null ? null : await revokeReplaced(change, organisationId, before, replaces)
    const id = await accountFor(change, organisationId)
    const values = { name: name ?? replaced?.name ?? NAME, scope: 'administer', days } as const
    const data = await addServiceToken(change, { organisationId, id }, values)
    await notifyAdministrators(trx, services, organisationId, { change: 'scim-token', name: values.name })
    const isActive = (await scimSettingsOf(trx, organisationId))?.active
    if (before.length === 0 && !isActive) await turn(change, organisationId, true)
    return { message: replaces === null ? messages.tokenCreated : messages.tokenReplaced, data }
  })

async function revokeReplaced(
  { trx, services, record }: AccountChange,
  organisationId: string,
  tokens: readonly TokenRow[],
  id: string,
): Promise<TokenRow> {
  const row = tokens.find((token) => token.id === id.toLowerCase())
  if (!row) throw notFound()
  await revoke(trx, services, row, (token) => recordIn(record, [organisationId], 'tokens.revoked', token))
  return row
}

/** Returns the service account of SCIM. One that was deleted, or has lost its role, is replaced. */
async function accountFor(change: AccountChange, organisationId: string): Promise<string> {
  const { trx } = change
  const accounts = await serviceAccountsIn(trx, organisationId)
  const known = (await scimSettingsOf(trx, organisationId))?.accountId
  const account = accounts.find(({ id, role }) => id === known && role === ROLE)
  if (account) return String(account.id)
  const taken = new Set(accounts.map(({ name }) => name.toLowerCase()))
  const names = [NAME, ...accounts.map((_, index) => `${NAME} ${index + 2}`)]
  const name = names.find((one) => !taken.has(one.toLowerCase())) ?? NAME
  const added = await addServiceAccount(change, { name, role: ROLE, organisationId })
  await storeScimSettings(trx, organisationId, { accountId: String(added.id) })
  return String(added.id)
}
