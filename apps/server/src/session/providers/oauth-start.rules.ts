import { randomBytes } from 'node:crypto'
import { HOME_PATH, resolveReturnUrl } from '@tributary/sdk/session'
import { networkOf } from '../../http/network.ts'
import type { RequestContext } from '../../http/request-context.ts'
import {
  type OAuthError,
  type OrganisationProviders,
  providerIdOfName,
} from '../../security/organisation-providers.ts'
import { hashOf, newToken } from '../../security/random-token.ts'
import { mayTake } from '../../security/rate-limit.ts'
import type { OAuthSecrets, SignInProvider } from '../../security/sign-in-providers.ts'
import type { Services } from '../../services.ts'
import type { ProviderIntent } from '../../storage/schema/account.ts'
import type { SecretPlace } from '../../storage/secret-box.ts'
import { isSettingOn } from '../../storage/settings.queries.ts'
import { insertOAuthAttempt } from './oauth-attempts.queries.ts'
import { signInPath } from './portal-paths.ts'
import { noteFailure, type ProviderLog } from './provider-log.ts'

export const OAUTH_ATTEMPT_SECONDS = 10 * 60

/** Services with the providers of organisations, which are above sessions. */
export type OAuthServices = Services & { organisationProviders: OrganisationProviders }

export type OAuthRequest = { provider: string; intent: ProviderIntent; returnUrl: string | undefined }

/** Where to redirect the browser, and the cookie to set if that is the provider. */
export type OAuthStart = { location: string; oauthStateCookie?: string }

/** Starts an OAuth attempt. Its callback is accepted once, within ten minutes, and only in this browser. */
export async function startOAuth(
  services: OAuthServices,
  log: ProviderLog,
  request: OAuthRequest,
  context: RequestContext,
): Promise<OAuthStart> {
  const provider = await findProvider(services, request)
  const returnUrl = safeReturnUrl(request.returnUrl)
  const back = (error: OAuthError) => ({
    location: signInPath(request.intent, {
      provider: nameOnScreen(services, request.provider),
      error,
      returnUrl,
    }),
  })
  if (!provider) return back('unknown')
  const refusal =
    (await switchedOffError(services, request.intent)) ?? (await throttleError(services, context))
  if (refusal) return back(refusal)
  const secrets = newOAuthSecrets()
  const address = await provider.authorizationUrl(secrets).catch((error: unknown) => {
    noteFailure(log, request.provider, error)
  })
  if (!address) return back('unknown')
  return {
    location: address.href,
    oauthStateCookie: await storeAttempt(services, { ...request, returnUrl }, secrets),
  }
}

/** Returns the provider of a name in URLs: of the installation or of an organisation. An organisation's signs up no one. */
export const findProvider = async (
  { signInProviders, organisationProviders }: OAuthServices,
  { provider, intent }: Pick<OAuthRequest, 'provider' | 'intent'>,
): Promise<SignInProvider | undefined> =>
  providerIdOfName(provider) === undefined
    ? signInProviders.get(provider)
    : organisationProviders.find(provider, intent)

/**
 * The name of a provider in the address of the portal. The portal knows the providers of the installation, and those of
 * organisations that its browser went to.
 */
export const nameOnScreen = ({ signInProviders }: Services, provider: string): string | null =>
  signInProviders.has(provider) || providerIdOfName(provider) ? provider : null

/** Returns an error if a switch of the installation forbids this. Checked at the start and again at the callback. */
export async function switchedOffError(
  { storage }: Services,
  intent: ProviderIntent,
): Promise<OAuthError | undefined> {
  if (!(await isSettingOn(storage.db, 'AllowExternalSignIn'))) return 'unknown'
  return intent === 'signup' && !(await isSettingOn(storage.db, 'AllowSignUp')) ? 'unauthorised' : undefined
}

async function throttleError(
  { storage, clock }: Services,
  { ip }: RequestContext,
): Promise<OAuthError | undefined> {
  return (await mayTake(storage.db, clock(), ['provider-visit', networkOf(ip)])) ? undefined : 'unknown'
}

const random = () => randomBytes(32).toString('base64url')

const newOAuthSecrets = (): OAuthSecrets => ({ state: random(), nonce: random(), codeVerifier: random() })

type StoredRequest = Omit<OAuthRequest, 'returnUrl'> & { returnUrl: string | null }

async function storeAttempt(
  services: Services,
  request: StoredRequest,
  { state, ...secrets }: OAuthSecrets,
): Promise<string> {
  const { storage, clock, secretBox } = services
  const oauthStateCookie = newToken()
  const stateHash = hashOf(state)
  await insertOAuthAttempt(storage.db, {
    ...request,
    stateHash,
    browserHash: hashOf(oauthStateCookie),
    sealed: secretBox.seal(JSON.stringify(secrets), secretPlaceOf(stateHash)),
    expiresAt: new Date(clock().getTime() + OAUTH_ATTEMPT_SECONDS * 1000),
  })
  return oauthStateCookie
}

/** The place to which the secrets of an attempt are sealed. */
export const secretPlaceOf = (stateHash: string): SecretPlace => ({
  organisation: '',
  table: 'provider_visits',
  row: stateHash,
  field: 'sealed',
})

// Only keeps the redirect on our origin. The portal checks again that the path exists.
function safeReturnUrl(raw: string | undefined) {
  const path = resolveReturnUrl(raw, () => true)
  return path === HOME_PATH ? null : path
}
