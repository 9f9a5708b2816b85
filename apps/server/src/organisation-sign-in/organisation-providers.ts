import type { ReportedClaim, SignInTestOutcome } from '@tributary/domain'
import type { Kysely } from 'kysely'
import { audit } from '../audit/audit.ts'
import { outboundFetch } from '../connectors/authorise/provider-fetch.ts'
import { auditSource, type RequestContext } from '../http/request-context.ts'
import {
  type Identified,
  type OrganisationProviders,
  providerIdOfName,
} from '../security/organisation-providers.ts'
import type { VerifiedIdentity } from '../security/sign-in-providers.ts'
import type { Services } from '../services.ts'
import { openIdProvider } from '../session/providers/openid-provider.ts'
import type { Database } from '../storage/schema.ts'
import { openClientSecret } from './client-secret.ts'
import { type ProviderRow, providerById, verifiedDomainsOf } from './policy/sign-in-providers.queries.ts'
import { redirectUriOf } from './provider-view.ts'
import { outcomeOf, signInMember } from './sign-in-member.rules.ts'
import { storeTest } from './sign-in-providers.writes.ts'

/** The providers of organisations. Requests to them reach only addresses that the outbound rules allow. */
export const organisationProviders = (services: Services): OrganisationProviders => ({
  async find(name, intent) {
    const row = await rowOf(services.storage.db, name)
    if (!row || intent === 'signup' || (intent === 'signin' && !row.active)) return undefined
    return openIdProvider({
      issuer: new URL(row.issuer),
      clientId: row.clientId,
      clientSecret: openClientSecret(services.secretBox, row.secretSealed, row),
      verifiesEmail: row.trustsAddresses,
      displayName: row.name,
      redirectUri: redirectUriOf(services.config.publicUrl, row.id),
      fetch: outboundFetch(services.http.outbound),
    })
  },
  complete: (attempt, identified, context) =>
    services.storage.db.transaction().execute(async (trx) => {
      const provider = await rowOf(trx, attempt.provider)
      if (!provider) return 'unknown'
      const now = services.clock()
      if (attempt.intent === 'test') return noteTest(trx, provider, identified, context, now)
      if (identified === 'cancelled' || 'failed' in identified) return 'unknown'
      const arrival = { trx, services, context, provider, person: identified, now }
      return provider.active ? signInMember({ ...arrival, returnUrl: attempt.returnUrl }) : 'unknown'
    }),
})

async function rowOf(db: Kysely<Database>, name: string): Promise<ProviderRow | undefined> {
  const id = providerIdOfName(name)
  return id === undefined ? undefined : providerById(db, id)
}

/** Stores the result of a test, which signs no one in and links nothing. */
async function noteTest(
  trx: Kysely<Database>,
  provider: ProviderRow,
  identified: Identified,
  context: RequestContext,
  now: Date,
) {
  const { organisationId, id } = provider
  const known = identified !== 'cancelled' && !('failed' in identified)
  const outcome: SignInTestOutcome = known
    ? outcomeOf(identified, await verifiedDomainsOf(trx, provider))
    : identified === 'cancelled'
      ? 'cancelled'
      : 'failed'
  const reason = identified !== 'cancelled' && 'failed' in identified ? identified.failed : null
  const claims = known ? reportedClaims(identified) : []
  await storeTest(trx, { organisationId, id }, { at: now.toISOString(), outcome, reason, claims })
  const entry = { at: now, organisationId, target: id, detail: { 'after.outcome': outcome } }
  await audit(trx, { ...entry, action: 'sign-in-provider.tested', ...auditSource(context) })
  return { location: `/admin/sign-in?organisation=${organisationId}` }
}

/** The claims that matter for the sign-in, in this order. Others may be secret. */
const REPORTED = [
  ...['iss', 'sub', 'email', 'email_verified', 'hd', 'tid'],
  ...['preferred_username', 'name', 'given_name', 'family_name'],
]
const LONGEST_CLAIM = 300

const reportedClaims = ({ claims = {} }: VerifiedIdentity): ReportedClaim[] =>
  REPORTED.flatMap((name) => {
    const value = claims[name]
    const isPlain = typeof value === 'string' || typeof value === 'boolean'
    return isPlain
      ? [{ name, value: String(value).toWellFormed().replaceAll('\0', '').slice(0, LONGEST_CLAIM) }]
      : []
  })
