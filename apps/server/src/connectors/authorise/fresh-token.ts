import type { Transaction } from 'kysely'
import type { Services } from '../../services.ts'
import { withOrganisation } from '../../storage/organisation-scope.ts'
import type { Database } from '../../storage/schema.ts'
import { SourceFailure } from '../../sync/source-failure.ts'
import { manageMessages } from '../manage.messages.ts'
import { type Tokens, tokenPair } from './account-provider.ts'
import { changeGrant, grantPlace, lockGrantOf } from './grants.queries.ts'

export type TokenServices = Pick<Services, 'storage' | 'secretBox' | 'clock' | 'accountProviders'>

/** What a provider is asked with on behalf of a connector, and which of its accounts that is about. */
export type ProviderAccess = { accessToken: string; account: string; remoteId: string | null }

/** A token that runs out while it is on its way is of no use. */
const MARGIN_MS = 60_000

/**
 * A token that is good now. One that has run out is exchanged first, once, however many ask at the same time: a provider
 * hands out each next one only for the one before it, so the new pair is stored before anybody uses it. What the provider
 * honours no more is noted, and is a `SourceFailure` that says so.
 */
export async function freshToken(
  keepers: TokenServices,
  place: { organisationId: string; connectorId: string },
): Promise<ProviderAccess> {
  const found = await withOrganisation(keepers.storage.db, place.organisationId, async (trx) => {
    const grant = await lockGrantOf(trx, place)
    if (!grant) return 'none'
    if (!grant.sealed || grant.refusedAt || grant.endedAt) return refusal(grant.type)
    const { type, account, remoteId } = grant
    const tokens = await goodTokens(keepers, trx, place.organisationId, { ...grant, sealed: grant.sealed })
    return tokens === 'refused' ? refusal(type) : { accessToken: tokens.accessToken, account, remoteId }
  })
  // Thrown out here, so that what was noted stays noted.
  if (found === 'none') throw refusal('')
  if (found instanceof SourceFailure) throw found
  return found
}

type Kept = { id: string; type: string; account: string; sealed: string; expiresAt: Date | null }

async function goodTokens(
  { secretBox, clock, accountProviders }: TokenServices,
  trx: Transaction<Database>,
  organisationId: string,
  { id, type, account, sealed, expiresAt }: Kept,
): Promise<Tokens | 'refused'> {
  const place = grantPlace({ id, organisationId })
  // Sealed by us, in this shape.
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
