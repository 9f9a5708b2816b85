import {
  type ApiToken,
  type Id,
  mayEditUser,
  type NewApiToken,
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
import { belongsTo, type Caller } from '../http/caller.ts'
import { badRequest, conflict, forbidden, notFound } from '../http/http-error.ts'
import { isUuid } from '../is-uuid.ts'
import { enqueueMail } from '../mail/outbox.ts'
import { organisationsIn } from '../organisations/organisations.queries.ts'
import { newApiToken } from '../security/api-token.ts'
import { hashOf } from '../security/random-token.ts'
import type { Services } from '../services.ts'
import type { Database } from '../storage/schema.ts'
import { lockUser } from './service-accounts.queries.ts'
import { tokensMessages as messages } from './tokens.messages.ts'
import {
  countTokens,
  insertToken,
  markRevoked,
  type TokenRow,
  tokenById,
  tokenFrom,
  tokensIn,
  tokensOf,
} from './tokens.queries.ts'

const DAY_MS = 24 * 3_600_000

/** Returns the token of this call; null for a signed-in user. */
export async function currentToken({ storage }: Services, caller: Caller): Promise<ApiToken | null> {
  const row = caller.tokenScope && (await tokenById(storage.db, caller.sessionId))
  return row ? tokenFrom(row) : null
}

export const ownTokens = async ({ storage }: Services, caller: Caller): Promise<ApiToken[]> =>
  (await tokensOf(storage.db, caller.userId)).map(tokenFrom)

export const organisationTokens = async (
  { storage }: Services,
  organisationId: string,
): Promise<ApiToken[]> => (await tokensIn(storage.db, organisationId)).map(tokenFrom)

type NewToken = { name: string; scope: TokenScope; days: number | null }

/** Creates a token of the caller, and mails them, because an attacker with their session could do the same. */
export function createOwnToken(
  services: Services,
  author: Author,
  { organisationIds, ...values }: NewToken & { organisationIds: readonly Id[] | null },
): Promise<Written<NewApiToken>> {
  const { caller } = author
  return auditedTransaction(services, author, async (trx, record) => {
    const places = organisationIds && (await placesOf(trx, caller, organisationIds))
    const created = await createToken(trx, services, author, { ...values, userId: caller.userId, places })
    await recordIn(record, auditPlaces(caller, created), 'tokens.created', created)
    await enqueueMail(trx, services, {
      recipient: caller.email,
      mail: { kind: 'token-created', firstName: caller.firstName, name: created.name },
    })
    return { message: messages.created, data: created }
  })
}

/** Checks that the caller acts in all of these organisations. */
async function placesOf(trx: Trx, caller: Caller, ids: readonly Id[]): Promise<string[]> {
  const places = [...new Set(ids.map((id) => String(id).toLowerCase()))]
  if (!places.every((id) => isUuid(id) && belongsTo(caller, id))) throw forbidden(messages.outside)
  if ((await organisationsIn(trx, places)).length < places.length) throw badRequest(messages.outside)
  return places
}

type Trx = Transaction<Database>

/** Creates a token of an account, up to the limit, and returns it with its secret. */
export async function createToken(
  trx: Trx,
  { clock }: Services,
  { caller }: Author,
  { userId, places, days, name, scope }: NewToken & { userId: string; places: readonly string[] | null },
): Promise<NewApiToken> {
  const now = clock()
  await lockUser(trx, userId)
  if ((await countTokens(trx, userId, now)) >= tokenLimits.perOwner)
    throw conflict(messages.tooMany(tokenLimits.perOwner))
  const secret = newApiToken()
  const id = await insertToken(trx, {
    ...{ userId, name, scope, organisationIds: places, createdBy: caller.userId, createdAt: now },
    ...{ hash: hashOf(secret), hint: secret.slice(-4) },
    expiresAt: days === null ? null : new Date(now.getTime() + days * DAY_MS),
  })
  const row = await tokenById(trx, id)
  if (!row) throw notFound()
  return { ...tokenFrom(row), secret }
}

/** Revokes a token of the caller. */
export const revokeOwnToken = (services: Services, author: Author, id: string): Promise<Written<null>> =>
  auditedTransaction(services, author, async (trx, record) => {
    const row = isUuid(id) ? await tokenById(trx, id) : undefined
    if (row?.ownerId !== author.caller.userId) throw notFound()
    return revoke(trx, services, row, (token) =>
      recordIn(record, auditPlaces(author.caller, token), 'tokens.revoked', token),
    )
  })

/** Revokes a token that works in the organisation. */
export const revokeToken = (
  services: Services,
  author: Author,
  { id, organisationId }: { id: string; organisationId: string },
): Promise<Written<null>> =>
  auditedTransaction(services, author, async (trx, record) => {
    const row = (await tokensIn(trx, organisationId)).find((token) => token.id === id.toLowerCase())
    if (!row) throw notFound()
    if (!mayEditUser(author.caller, row)) throw forbidden(messages.morePowerful)
    return revoke(trx, services, row, (token) => recordIn(record, [organisationId], 'tokens.revoked', token))
  })

/** Revokes a token within a transaction, and records it. */
export async function revoke(
  trx: Trx,
  { clock }: Services,
  row: TokenRow,
  record: (token: ApiToken) => Promise<void>,
): Promise<Written<null>> {
  await markRevoked(trx, row.id, clock())
  await record(tokenFrom(row))
  return { message: messages.revoked, data: null }
}

/** The organisations whose administrators see a change of a token in their audit log. */
const auditPlaces = (caller: Caller, { organisations }: ApiToken): readonly string[] =>
  organisations?.map(({ id }) => String(id)) ?? caller.organisationIds

/** Records a change of a token once for each organisation, or once without any. */
export async function recordIn(
  record: RecordChange,
  organisationIds: readonly (string | undefined)[],
  action: 'tokens.created' | 'tokens.revoked',
  token: ApiToken,
): Promise<void> {
  const places = organisationIds.length === 0 ? [undefined] : organisationIds
  const facts = factsOf(token)
  for (const organisationId of places)
    await record({
      action,
      organisationId,
      target: String(token.id),
      ...(action === 'tokens.created' ? { after: facts } : { before: facts }),
    })
}

const factsOf = ({ name, scope, owner, expiresAt, organisations }: ApiToken): Facts => ({
  name,
  scope,
  owner: owner.name,
  expires: expiresAt?.toISOString() ?? null,
  organisations: organisations?.map((place) => place.name).join(', ') ?? null,
})
