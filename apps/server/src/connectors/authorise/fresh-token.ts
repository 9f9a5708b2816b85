import type { Transaction } from 'kysely'
import type { Services } from '../../services.ts'
import { withOrganisation } from '../../storage/organisation-scope.ts'
import type { Database } from '../../storage/schema.ts'
import { SourceFailure } from '../../sync/source-failure.ts'
import { manageMessages } from '../manage.messages.ts'
import { type Tokens, tokenPair } from './account-provider.ts'
import { changeGrant, grantPlace, lockGrantOf } from './grants.queries.ts'

export type TokenServices = Pick<Services, 'storage' | 'secretBox' | 'clock' | 'accountProviders'>

/** A valid access token of a connector, and the account it is for. */
export type ProviderAccess = { accessToken: string; account: string; remoteId: string | null }

/** A token that expires within this time counts as expired, because requests take time. */
const MARGIN_MS = 60_000

/**
 * Returns a valid access token and refreshes an expired one first. Concurrent callers share one refresh: providers issue
 * each refresh token only for the previous one, so the new pair is stored before it is used. A pair the provider rejects
 * is marked as refused, and a `SourceFailure` is thrown.
 */
export async function freshToken(
  services: TokenServices,
  place: { organisationId: string; connectorId: string },
): Promise<ProviderAccess> {
  const found = await withOrganisation(services.storage.db, place.organisationId, async (trx) => {
    const grant = await lockGrantOf(trx, place)
    if (!grant) return 'none'
    if (!grant.sealed || grant.refusedAt || grant.endedAt) return refusal(grant.type)
    const { type, account, remoteId } = grant
    const tokens = await validTokens(services, trx, place.organisationId, { ...grant, sealed: grant.sealed })
    return tokens === 'refused' ? refusal(type) : { accessToken: tokens.accessToken, account, remoteId }
  })
  // Thrown outside the transaction, so that the refusal stays stored.
  if (found === 'none') throw refusal('')
  if (found instanceof SourceFailure) throw found
  return found
}

type ActiveGrant = { id: string; type: string; account: string; sealed: string; expiresAt: Date | null }

async function validTokens(
  { secretBox, clock, accountProviders }: TokenServices,
  trx: Transaction<Database>,
  organisationId: string,
  { id, type, account, sealed, expiresAt }: ActiveGrant,
): Promise<Tokens | 'refused'> {
  const place = grantPlace({ id, organisationId })
  // Only this code seals it, always as Tokens.
  const tokens = JSON.parse(secretBox.open(sealed, place)) as Tokens
  const now = clock()
  if (expiresAt && expiresAt.getTime() - now.getTime() > MARGIN_MS) return tokens
  const provider = accountProviders.get(type)
  if (!provider) throw new SourceFailure(manageMessages.authorise.notSetUp(type))
  const next = await provider.refresh(tokens, account).catch((cause: unknown) => {
    throw new SourceFailure(manageMessages.authorise.providerFailed(type), { passing: true, cause })
  })
  if (next === 'refused') {
    await changeGrant(trx, organisationId, id, { refused_at: now, sealed: null, expires_at: null })
    return 'refused'
  }
  await changeGrant(trx, organisationId, id, {
    sealed: secretBox.seal(JSON.stringify(tokenPair(next)), place),
    expires_at: new Date(now.getTime() + next.seconds * 1000),
  })
  return next
}

const refusal = (type: string) =>
  new SourceFailure(manageMessages.authorise.refused(type), {
    forbidden: true,
    code: 'not-authorised',
  })
