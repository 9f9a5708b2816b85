import {
  type Id,
  mayGiveRole,
  type NewApiToken,
  roles,
  type ServiceAccount,
  type ServiceRole,
  type TokenScope,
  tokenLimits,
} from '@tributary/domain'
import type { Written } from '@tributary/sdk/contract'
import type { Transaction } from 'kysely'
import {
  type Author,
  auditedTransaction,
  type Facts,
  type RecordChange,
} from '../audit/audited-transaction.ts'
import type { Caller } from '../http/caller.ts'
import { conflict, forbidden, notFound } from '../http/http-error.ts'
import { isUuid } from '../is-uuid.ts'
import type { Services } from '../services.ts'
import type { Database } from '../storage/schema.ts'
import { archiveUser, deleteMemberships } from '../users/user-writes.queries.ts'
import { userMessages } from '../users/users.messages.ts'
import {
  changeServiceAccount,
  connectorsAmong,
  insertServiceAccount,
  lockOrganisation,
  replaceConnectors,
  type ServiceAccountRow,
  serviceAccountIn,
  serviceAccountsIn,
} from './service-accounts.queries.ts'
import { tokensMessages as messages } from './tokens.messages.ts'
import { revokeTokensOf } from './tokens.queries.ts'
import { createToken, recordIn } from './tokens.rules.ts'

type Trx = Transaction<Database>
type Place = { organisationId: string; id: string }
type Values = {
  name: string
  role: ServiceRole
  connectorIds?: readonly Id[] | undefined
  organisationId: Id
}

export const serviceAccounts = async (
  { storage }: Services,
  organisationId: string,
): Promise<ServiceAccount[]> => (await serviceAccountsIn(storage.db, organisationId)).map(accountFrom)

const accountFrom = ({ roleLevel: _, ...account }: ServiceAccountRow): ServiceAccount => account

/** Adds a service account with a role that the caller may give. */
export function createServiceAccount(
  services: Services,
  author: Author,
  values: Values,
): Promise<Written<ServiceAccount>> {
  return auditedTransaction(services, author, async (trx, record) => {
    const data = await addServiceAccount({ trx, services, author, record }, values)
    return { message: messages.accountCreated, data }
  })
}

/** A change of service accounts, with the tools of its transaction. */
export type AccountChange = { trx: Trx; services: Services; author: Author; record: RecordChange }

/** Adds a service account within a transaction. */
export async function addServiceAccount(
  { trx, services, author, record }: AccountChange,
  values: Values,
): Promise<ServiceAccount> {
  const organisationId = String(values.organisationId)
  await lockOrganisation(trx, organisationId)
  const existing = await serviceAccountsIn(trx, organisationId)
  if (existing.length >= tokenLimits.serviceAccounts)
    throw conflict(messages.tooManyAccounts(tokenLimits.serviceAccounts))
  checkValues(author.caller, existing, values)
  const id = await insertServiceAccount(trx, { ...values, organisationId, now: services.clock() })
  await setConnectors(trx, { organisationId, id }, values.connectorIds ?? [])
  const after = await accountAt(trx, { organisationId, id })
  await record({ action: 'service-accounts.created', organisationId, target: id, after: factsOf(after) })
  return accountFrom(after)
}

/** Changes a service account. Its tokens have the new rights from the next call on. */
export function updateServiceAccount(
  services: Services,
  author: Author,
  id: string,
  values: Values,
): Promise<Written<ServiceAccount>> {
  const place = { organisationId: String(values.organisationId), id: id.toLowerCase() }
  return auditedTransaction(services, author, async (trx, record) => {
    await lockOrganisation(trx, place.organisationId)
    const before = await accountAt(trx, place)
    const others = (await serviceAccountsIn(trx, place.organisationId)).filter((one) => one.id !== before.id)
    checkValues(author.caller, others, values)
    await changeServiceAccount(trx, { ...values, id: place.id })
    if (values.connectorIds) await setConnectors(trx, place, values.connectorIds)
    const after = await accountAt(trx, place)
    await record({
      ...{ action: 'service-accounts.changed', organisationId: place.organisationId, target: place.id },
      ...{ before: factsOf(before), after: factsOf(after) },
    })
    return { message: messages.accountSaved, data: accountFrom(after) }
  })
}

/** Deletes a service account and revokes its tokens. The audit log keeps its name. */
export const deleteServiceAccount = (
  services: Services,
  author: Author,
  place: Place,
): Promise<Written<null>> =>
  auditedTransaction(services, author, async (trx, record) => {
    const before = await accountAt(trx, place)
    const id = String(before.id)
    await revokeTokensOf(trx, id, services.clock())
    await deleteMemberships(trx, id, [place.organisationId])
    await archiveUser(trx, id, services.clock())
    const { organisationId } = place
    await record({ action: 'service-accounts.deleted', organisationId, target: id, before: factsOf(before) })
    return { message: messages.accountDeleted, data: null }
  })

/** Creates a token of a service account. It works in the organisation of the account only. */
export const createServiceToken = (
  services: Services,
  author: Author,
  { organisationId, id }: Place,
  values: { name: string; scope: TokenScope; days: number | null },
): Promise<Written<NewApiToken>> =>
  auditedTransaction(services, author, async (trx, record) => {
    const data = await addServiceToken({ trx, services, author, record }, { organisationId, id }, values)
    return { message: messages.created, data }
  })

/** Creates a token of a service account within a transaction. */
export async function addServiceToken(
  { trx, services, author, record }: AccountChange,
  { organisationId, id }: Place,
  values: { name: string; scope: TokenScope; days: number | null },
): Promise<NewApiToken> {
  const account = await accountAt(trx, { organisationId, id })
  if (!mayGiveRole(author.caller, account.roleLevel)) throw forbidden(userMessages.moreThanOwnRole)
  const owner = { userId: String(account.id), places: [organisationId] }
  const token = await createToken(trx, services, author, { ...values, ...owner })
  await recordIn(record, [organisationId], 'tokens.created', token)
  return token
}

async function accountAt(trx: Trx, { organisationId, id }: Place): Promise<ServiceAccountRow> {
  const account = isUuid(id) ? await serviceAccountIn(trx, organisationId, id) : undefined
  if (!account) throw notFound()
  return account
}

function checkValues(caller: Caller, others: readonly ServiceAccount[], { name, role }: Values) {
  const level = roles.find((one) => one.name === role)?.level ?? 0
  if (!mayGiveRole(caller, level)) throw forbidden(userMessages.moreThanOwnRole)
  const key = keyOf(name)
  if (others.some((other) => keyOf(other.name) === key)) throw conflict(messages.sameName(name))
}

const keyOf = (name: string) => name.normalize('NFC').toLowerCase()

async function setConnectors(trx: Trx, { organisationId, id }: Place, connectorIds: readonly Id[]) {
  const wanted = [...new Set(connectorIds.map((one) => String(one).toLowerCase()))]
  const known = wanted.every(isUuid) ? await connectorsAmong(trx, organisationId, wanted) : []
  if (known.length < wanted.length) throw notFound(messages.noSuchConnector)
  await replaceConnectors(trx, { organisationId, userId: id }, wanted)
}

const factsOf = ({ name, role, connectors }: ServiceAccount): Facts => ({
  name,
  role,
  connectors: connectors.map((connector) => connector.name).join(', '),
})
