import { isCustom } from '@tributary/domain'
import type { Transaction } from 'kysely'
import type { Services } from '../../services.ts'
import { withOrganisation } from '../../storage/organisation-scope.ts'
import type { Database } from '../../storage/schema.ts'
import { SourceFailure } from '../../sync/source-failure.ts'
import { manageMessages } from '../manage.messages.ts'
import { expiryOf, type Tokens, tokenPair } from './account-provider.ts'
import { type CustomServices, customAuthorisation } from './custom-authorisation.ts'
import { changeGrant, grantPlace, lockGrantOf } from './grants.queries.ts'

export type TokenServices = Pick<Services, 'storage' | 'clock' | 'accountProviders'> & CustomServices

/** A valid access token of a connector, the account it is for, and the granted scopes; null if they are not known. */
export type ProviderAccess = {
  accessToken: string
  account: string
  remoteId: string | null
  scope: string | null
}

type TokenChoice = {
  /** An access token that the provider has refused. It counts as expired. */
  rejected?: string
}

/** A token that expires within this time counts as expired, because requests take time. */
const MARGIN_MS = 60_000

/**
 * Returns a valid access token and refreshes an expired one first. Concurrent callers share one refresh: providers issue
 * each refresh token only for the previous one, so the new pair is stored before it is used. A pair the provider rejects
 * is marked as refused, and a `SourceFailure` is thrown. A rejected token is refreshed too, unless another caller
 * already has.
 */
export async function freshToken(
  services: TokenServices,
  { organisationId, connectorId }: { organisationId: string; connectorId: string },
  { rejected }: TokenChoice = {},
): Promise<ProviderAccess> {
  const found = await withOrganisation(services.storage.db, organisationId, async (trx) => {
    const place = { organisationId, connectorId }
    const grant = await lockGrantOf(trx, place)
    if (!grant) return 'none'
    const { account, remoteId } = grant
    const system = isCustom(grant.type) ? grant.accountName : grant.type
    if (!grant.sealed || grant.refusedAt || grant.endedAt) return refusal(system)
    const active = { ...grant, ...place, sealed: grant.sealed, system, rejected }
    const tokens = await validTokens(services, trx, active)
    if (tokens === 'refused') return refusal(system)
    return { accessToken: tokens.accessToken, account, remoteId, scope: tokens.scope }
  })
  // Thrown outside the transaction, so that the refusal stays stored.
  if (found === 'none') throw notAuthorised(manageMessages.authorise.notYet)
  if (found instanceof SourceFailure) throw found
  return found
}

type ActiveGrant = {
  id: string
  organisationId: string
  connectorId: string
  type: string
  /** The type or the name of the system, for sentences. */
  system: string
  account: string
  sealed: string
  expiresAt: Date | null
  rejected: string | undefined
}

async function validTokens(
  services: TokenServices,
  trx: Transaction<Database>,
  grant: ActiveGrant,
): Promise<Tokens | 'refused'> {
  const { secretBox, clock } = services
  const { id, organisationId, system, account, sealed, expiresAt, rejected } = grant
  const place = grantPlace({ id, organisationId })
  // Only this code seals it, as Tokens. Tokens of earlier versions have no scope.
  const stored = JSON.parse(secretBox.open(sealed, place)) as Omit<Tokens, 'scope'> & Partial<Tokens>
  const tokens = { ...stored, scope: stored.scope ?? null }
  const now = clock()
  const isCurrent = !expiresAt || expiresAt.getTime() - now.getTime() > MARGIN_MS
  if (isCurrent && tokens.accessToken !== rejected) return tokens
  const provider = await providerOf(services, trx, grant)
  if (!provider) throw new SourceFailure(manageMessages.authorise.notSetUp(system))
  const next = await provider.refresh(tokens, account).catch((cause: unknown) => {
    if (cause instanceof SourceFailure) throw cause
    throw new SourceFailure(manageMessages.authorise.providerFailed(system), { passing: true, cause })
  })
  if (next === 'refused') {
    await changeGrant(trx, organisationId, id, { refused_at: now, sealed: null, expires_at: null })
    return 'refused'
  }
  await changeGrant(trx, organisationId, id, {
    sealed: secretBox.seal(JSON.stringify(tokenPair(next)), place),
    expires_at: expiryOf(next, now),
  })
  return next
}

const providerOf = async (services: TokenServices, trx: Transaction<Database>, grant: ActiveGrant) =>
  isCustom(grant.type)
    ? (await customAuthorisation(services, trx, grant))?.provider
    : services.accountProviders.get(grant.type)

const refusal = (system: string) => notAuthorised(manageMessages.authorise.refused(system))

const notAuthorised = (sentence: string) =>
  new SourceFailure(sentence, { forbidden: true, code: 'not-authorised' })
