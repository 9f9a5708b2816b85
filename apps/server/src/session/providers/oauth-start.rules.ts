import { randomBytes } from 'node:crypto'
import { HOME_PATH, resolveReturnUrl } from '@tributary/sdk/rules'
import { networkOf } from '../../http/network.ts'
import type { Visitor } from '../../http/request-context.ts'
import { hashOf, newRefreshToken } from '../../security/random-token.ts'
import { mayTake } from '../../security/rate-limit.ts'
import type { Journey } from '../../security/sign-in-providers.ts'
import type { Services } from '../../services.ts'
import type { ProviderIntent } from '../../storage/schema/account.ts'
import type { SecretPlace } from '../../storage/secret-box.ts'
import { isSettingOn } from '../../storage/settings.queries.ts'
import { insertVisit } from './oauth-attempts.queries.ts'
import { beginningOf, type VisitError } from './portal-paths.ts'
import { noteFailure, type ProviderLog } from './provider-log.ts'

export const VISIT_SECONDS = 10 * 60

export type Wish = { provider: string; intent: ProviderIntent; returnUrl: string | undefined }

/** Where the browser goes, and the token it carries until it is back; none when it goes nowhere. */
export type Departure = { location: string; departureToken?: string }

/** Sends a browser to a provider. What it comes back with is good once, within ten minutes, and in this browser. */
export async function startVisit(
  services: Services,
  log: ProviderLog,
  wish: Wish,
  visitor: Visitor,
): Promise<Departure> {
  const provider = services.signInProviders.get(wish.provider)
  const returnUrl = safeReturnUrl(wish.returnUrl)
  const back = (error: VisitError) => ({
    location: beginningOf(wish.intent, { provider: provider && wish.provider, error, returnUrl }),
  })
  if (!provider) return back('unknown')
  const refusal = (await refusalOf(services, wish.intent)) ?? (await throttled(services, visitor))
  if (refusal) return back(refusal)
  const journey = newJourney()
  const address = await provider.addressFor(journey).catch((error: unknown) => {
    noteFailure(log, wish.provider, error)
  })
  if (!address) return back('unknown')
  return { location: address.href, departureToken: await note(services, { ...wish, returnUrl }, journey) }
}

/** What stands against it by the switches of the installation; asked on the way out and again on the way back. */
export async function refusalOf(
  { storage }: Services,
  intent: ProviderIntent,
): Promise<VisitError | undefined> {
  if (!(await isSettingOn(storage.db, 'AllowExternalSignIn'))) return 'unknown'
  return intent === 'signup' && !(await isSettingOn(storage.db, 'AllowSignUp')) ? 'unauthorised' : undefined
}

async function throttled({ storage, clock }: Services, { ip }: Visitor): Promise<VisitError | undefined> {
  return (await mayTake(storage.db, clock(), ['provider-visit', networkOf(ip)])) ? undefined : 'unknown'
}

const random = () => randomBytes(32).toString('base64url')

const newJourney = (): Journey => ({ state: random(), nonce: random(), codeVerifier: random() })

type Noted = Omit<Wish, 'returnUrl'> & { returnUrl: string | null }

async function note(services: Services, wish: Noted, { state, ...secrets }: Journey): Promise<string> {
  const { storage, clock, secretBox } = services
  const departureToken = newRefreshToken()
  const stateHash = hashOf(state)
  await insertVisit(storage.db, {
    ...wish,
    stateHash,
    browserHash: hashOf(departureToken),
    sealed: secretBox.seal(JSON.stringify(secrets), visitPlace(stateHash)),
    expiresAt: new Date(clock().getTime() + VISIT_SECONDS * 1000),
  })
  return departureToken
}

/** Where the secrets of a visit are sealed for. */
export const visitPlace = (stateHash: string): SecretPlace => ({
  organisation: '',
  table: 'provider_visits',
  row: stateHash,
  field: 'sealed',
})

// Which of our paths there are is for the portal to say, which looks once more; off our origin it never leads.
function safeReturnUrl(raw: string | undefined) {
  const path = resolveReturnUrl(raw, () => true)
  return path === HOME_PATH ? null : path
}
