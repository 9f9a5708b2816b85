import { emailError } from '@tributary/sdk/common'
import { isAddressTaken } from '../../account/accounts.queries.ts'
import { userOfIdentity } from '../../account/identities.queries.ts'
import { startExternalSignUp } from '../../account/start-external-sign-up.rules.ts'
import { audit } from '../../audit/audit.ts'
import { networkOf } from '../../http/network.ts'
import { auditSource, type RequestContext } from '../../http/request-context.ts'
import { emailKey } from '../../security/email-key.ts'
import {
  type CallbackResult,
  type OAuthError,
  providerIdOfName,
} from '../../security/organisation-providers.ts'
import { hashOf, newToken } from '../../security/random-token.ts'
import { mayTake } from '../../security/rate-limit.ts'
import type { OAuthSecrets, VerifiedIdentity } from '../../security/sign-in-providers.ts'
import type { Services } from '../../services.ts'
import { issueExternalCode } from '../external-code.rules.ts'
import { type OAuthAttempt, takeOAuthAttempt } from './oauth-attempts.queries.ts'
import {
  findProvider,
  nameOnScreen,
  type OAuthServices,
  secretPlaceOf,
  switchedOffError,
} from './oauth-start.rules.ts'
import { organisationByHoldings } from './organisation-by-holdings.queries.ts'
import { finalisePath, signInPath } from './portal-paths.ts'
import { noteFailure, type ProviderLog, reasonOf } from './provider-log.ts'

export type CallbackRequest = { provider: string; answer: URLSearchParams }

/**
 * Handles the redirect from a provider. If the state is missing, unknown, used, expired, or belongs to another provider or
 * browser, the result is `unauthorised` and no request goes to the provider. `expected` is true if this
 * browser started an attempt with this state.
 */
export async function handleOAuthCallback(
  services: OAuthServices,
  log: ProviderLog,
  { provider, answer }: CallbackRequest,
  context: RequestContext,
): Promise<CallbackResult & { expected: boolean }> {
  const known = nameOnScreen(services, provider)
  // Rate-limited before logging, so a flood cannot fill the log.
  if (!(await isWithinLimit(services, context)))
    return { location: signInPath('signin', { provider: known, error: 'unknown' }), expected: false }
  const states = answer.getAll('state')
  const attempt = await takeOAuthAttempt(services.storage.db, hashOf(states[0] ?? ''))
  const expected = isExpected(services, attempt, provider, context)
  const result =
    expected && states.length === 1
      ? await completeAttempt(services, log, attempt, answer, context)
      : 'unauthorised'
  if (typeof result !== 'string') return { ...result, expected: true }
  await noteRefused(services, known, result, context)
  const about = { provider: known, error: result, returnUrl: attempt?.returnUrl }
  return { location: signInPath(attempt?.intent ?? 'signin', about), expected }
}

const isWithinLimit = ({ storage, clock }: Services, { ip }: RequestContext) =>
  mayTake(storage.db, clock(), ['provider-return', networkOf(ip)])

const isExpected = (
  { clock }: Services,
  attempt: OAuthAttempt | undefined,
  provider: string,
  { oauthStateCookie }: RequestContext,
): attempt is OAuthAttempt =>
  attempt !== undefined &&
  attempt.provider === provider &&
  attempt.expiresAt > clock() &&
  oauthStateCookie !== undefined &&
  attempt.browserHash === hashOf(oauthStateCookie)

async function completeAttempt(
  services: OAuthServices,
  log: ProviderLog,
  attempt: OAuthAttempt,
  answer: URLSearchParams,
  context: RequestContext,
): Promise<CallbackResult | OAuthError> {
  const refusal = await switchedOffError(services, attempt.intent)
  if (refusal) return refusal
  const person = await identify(services, attempt, answer).catch((error: unknown) => {
    noteFailure(log, attempt.provider, error)
    return { failed: reasonOf(error) }
  })
  if (providerIdOfName(attempt.provider) !== undefined)
    return services.organisationProviders.complete(attempt, person, context)
  if (typeof person === 'object' && 'failed' in person) return 'unknown'
  if (person === 'cancelled') return attempt.intent === 'signup' ? 'unauthorised' : 'unknown'
  return signInOrSignUp(services, attempt, person, context)
}

async function identify(services: OAuthServices, attempt: OAuthAttempt, answer: URLSearchParams) {
  const provider = await findProvider(services, attempt)
  if (!provider) throw new Error('This provider is no longer configured.')
  const secrets: Omit<OAuthSecrets, 'state'> = JSON.parse(
    services.secretBox.open(attempt.sealed, secretPlaceOf(attempt.stateHash)),
  )
  return provider.identify(answer, { state: answer.get('state') ?? '', ...secrets })
}

/**
 * Signs in a linked identity. Starts a sign-up for an unlinked identity if the user requested one. Never
 * matches by address.
 */
async function signInOrSignUp(
  services: Services,
  { provider, intent, returnUrl }: OAuthAttempt,
  person: VerifiedIdentity,
  context: RequestContext,
): Promise<CallbackResult | OAuthError> {
  const codeBindingCookie = newToken()
  const browserHash = hashOf(codeBindingCookie)
  const now = services.clock()
  return services.storage.db.transaction().execute(async (trx) => {
    const linked = await userOfIdentity(trx, person, null)
    // An unverified address may belong to another user, who must not share the account with this identity.
    if (linked && linked.emailStatus !== 'verified') return 'unauthorised'
    if (linked) {
      const code = await issueExternalCode(trx, { ...linked, provider, browserHash }, now)
      return { location: signInPath('signin', { provider, code, returnUrl }), codeBindingCookie }
    }
    if (intent === 'signin' || !person.email || emailError(person.email)) return 'unauthorised'
    const { issuer, subject, email, emailVerified, firstName, lastName, holdings } = person
    const organisationId = await organisationByHoldings(trx, holdings)
    const known = { issuer, subject, provider, firstName, lastName, organisationId, browserHash }
    const code = await startExternalSignUp(trx, { ...known, email, emailVerified }, now)
    await audit(trx, { at: now, action: 'sign-up.begun', detail: { provider }, ...auditSource(context) })
    // An unverified address cannot open an account. The sign-up form asks for one and verifies it by mail.
    const finalises = emailVerified || (await isAddressTaken(trx, emailKey(email)))
    return {
      location: finalises ? finalisePath(code) : signInPath('signup', { provider, code }),
      codeBindingCookie,
    }
  })
}

const noteRefused = (
  { storage, clock }: Services,
  provider: string | null,
  error: OAuthError,
  context: RequestContext,
) =>
  audit(storage.db, {
    at: clock(),
    action: 'sign-in.refused',
    detail: { provider, error },
    ...auditSource(context),
  })
