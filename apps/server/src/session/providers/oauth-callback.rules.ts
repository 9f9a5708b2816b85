import { emailError } from '@tributary/sdk/rules'
import { isAddressTaken } from '../../account/accounts.queries.ts'
import { userOfIdentity } from '../../account/identities.queries.ts'
import { beginExternalSignUp } from '../../account/start-external-sign-up.rules.ts'
import { audit } from '../../audit/audit.ts'
import { networkOf } from '../../http/network.ts'
import { from, type Visitor } from '../../http/request-context.ts'
import { emailKey } from '../../security/email-key.ts'
import { hashOf, newRefreshToken } from '../../security/random-token.ts'
import { mayTake } from '../../security/rate-limit.ts'
import type { Journey, ProvedPerson } from '../../security/sign-in-providers.ts'
import type { Services } from '../../services.ts'
import { issueExternalCode } from '../external-code.rules.ts'
import { takeVisit, type Visit } from './oauth-attempts.queries.ts'
import { refusalOf, visitPlace } from './oauth-start.rules.ts'
import { organisationHolding } from './organisation-by-holdings.queries.ts'
import { beginningOf, finaliseAddress, type VisitError } from './portal-paths.ts'
import { noteFailure, type ProviderLog } from './provider-log.ts'

/** Where the browser goes on, and the token without which it cannot; none when it has come back with nothing. */
type Arrival = { location: string; arrivalToken?: string }

export type Return = { provider: string; answer: URLSearchParams }

/**
 * Takes a browser in that comes back from a provider. An answer nobody waits for (its state is missing, unknown, used,
 * too old, of another provider or of another browser) is unauthorised, and the provider is not even asked. `awaited`
 * says whether it was this browser that was waited for.
 */
export async function finishVisit(
  services: Services,
  log: ProviderLog,
  { provider, answer }: Return,
  visitor: Visitor,
): Promise<Arrival & { awaited: boolean }> {
  const known = services.signInProviders.has(provider) ? provider : null
  // Whoever floods this address fills no log with it.
  if (!(await mayReturn(services, visitor)))
    return { location: beginningOf('signin', { provider: known, error: 'unknown' }), awaited: false }
  const states = answer.getAll('state')
  const visit = await takeVisit(services.storage.db, hashOf(states[0] ?? ''))
  const awaited = isAwaited(services, visit, provider, visitor)
  const came =
    awaited && states.length === 1 ? await welcome(services, log, visit, answer, visitor) : 'unauthorised'
  if (typeof came !== 'string') return { ...came, awaited: true }
  await noteRefused(services, known, came, visitor)
  const about = { provider: known, error: came, returnUrl: visit?.returnUrl }
  return { location: beginningOf(visit?.intent ?? 'signin', about), awaited }
}

const mayReturn = ({ storage, clock }: Services, { ip }: Visitor) =>
  mayTake(storage.db, clock(), ['provider-return', networkOf(ip)])

const isAwaited = (
  { clock }: Services,
  visit: Visit | undefined,
  provider: string,
  { departureToken }: Visitor,
): visit is Visit =>
  visit !== undefined &&
  visit.provider === provider &&
  visit.expiresAt > clock() &&
  departureToken !== undefined &&
  visit.browserHash === hashOf(departureToken)

async function welcome(
  services: Services,
  log: ProviderLog,
  visit: Visit,
  answer: URLSearchParams,
  visitor: Visitor,
): Promise<Arrival | VisitError> {
  const refusal = await refusalOf(services, visit.intent)
  if (refusal) return refusal
  const person = await identify(services, visit, answer).catch((error: unknown) => {
    noteFailure(log, visit.provider, error)
    return 'failed' as const
  })
  if (person === 'failed') return 'unknown'
  if (person === 'cancelled') return visit.intent === 'signup' ? 'unauthorised' : 'unknown'
  return goOn(services, visit, person, visitor)
}

function identify({ signInProviders, secretBox }: Services, visit: Visit, answer: URLSearchParams) {
  const provider = signInProviders.get(visit.provider)
  if (!provider) return Promise.reject(new Error('This provider is not set up any more.'))
  const secrets: Omit<Journey, 'state'> = JSON.parse(
    secretBox.open(visit.sealed, visitPlace(visit.stateHash)),
  )
  return provider.identify(answer, { state: answer.get('state') ?? '', ...secrets })
}

/** Who is linked signs in; who is not may sign up, if that is what they came for. Addresses decide nothing. */
async function goOn(
  services: Services,
  { provider, intent, returnUrl }: Visit,
  person: ProvedPerson,
  visitor: Visitor,
): Promise<Arrival | VisitError> {
  const arrivalToken = newRefreshToken()
  const browserHash = hashOf(arrivalToken)
  const now = services.clock()
  return services.storage.db.transaction().execute(async (trx) => {
    const linked = await userOfIdentity(trx, person)
    // Its address may be somebody else's, who must not share the account with this identity.
    if (linked && linked.emailStatus !== 'verified') return 'unauthorised'
    if (linked) {
      const code = await issueExternalCode(trx, { ...linked, provider, browserHash }, now)
      return { location: beginningOf('signin', { provider, code, returnUrl }), arrivalToken }
    }
    if (intent === 'signin' || !person.email || emailError(person.email)) return 'unauthorised'
    const { issuer, subject, email, emailVerified, firstName, lastName, holdings } = person
    const organisationId = await organisationHolding(trx, holdings)
    const known = { issuer, subject, provider, firstName, lastName, organisationId, browserHash }
    const code = await beginExternalSignUp(trx, { ...known, email, emailVerified }, now)
    await audit(trx, { at: now, action: 'sign-up.begun', detail: { provider }, ...from(visitor) })
    // An address that is not verified opens no account: the sign-up form asks for one, which is verified by mail.
    const finalises = emailVerified || (await isAddressTaken(trx, emailKey(email)))
    return {
      location: finalises ? finaliseAddress(code) : beginningOf('signup', { provider, code }),
      arrivalToken,
    }
  })
}

const noteRefused = (
  { storage, clock }: Services,
  provider: string | null,
  error: VisitError,
  visitor: Visitor,
) =>
  audit(storage.db, {
    at: clock(),
    action: 'sign-in.refused',
    detail: { provider, error },
    ...from(visitor),
  })
