import * as openid from 'openid-client'
import type { OAuthSecrets, SignInProvider, VerifiedIdentity } from '../../security/sign-in-providers.ts'
import { boundedFetch } from './bounded-fetch.ts'
import { isOfIssuer } from './provider-host.ts'
import { verifiedIdentity } from './verified-identity.ts'

/** A provider as an installation configures it. */
export type ProviderSettings = {
  issuer: URL
  clientId: string
  clientSecret: string
  /** Whether its addresses count as verified although it omits the claim `email_verified`. */
  verifiesEmail?: boolean
}

export type ProviderOptions = ProviderSettings & {
  displayName: string
  /** The redirect URI, exactly as registered at the provider. */
  redirectUri: URL
  /** Sends the requests. Without it, any address is reached, because the configuration names the issuer. */
  fetch?: openid.CustomFetch
  /** The maximum time for all requests of one step. */
  deadlineMs?: number
}

const DEADLINE_MS = 10_000
const METADATA_MS = 3_600_000
const SCOPE = 'openid profile email'

/**
 * Creates an OpenID Connect provider: authorisation code with PKCE, state and nonce. It checks the issuer of the callback,
 * and the signature, audience, nonce and times of the ID token. Discovery happens at the first sign-in, so a provider that
 * is down affects only its own sign-in.
 */
export function openIdProvider(options: ProviderOptions): SignInProvider {
  const { displayName, redirectUri, deadlineMs = DEADLINE_MS } = options
  const configuration = cached(() => discover(options, deadlineMs))
  const withProvider = <T>(work: (config: openid.Configuration) => Promise<T>) =>
    withDeadline(deadlineMs, configuration().then(work))
  return {
    displayName,
    authorizationUrl: (journey) =>
      withProvider(async (config) => {
        const address = openid.buildAuthorizationUrl(
          config,
          await authorizationParameters(redirectUri, journey),
        )
        if (!isOfIssuer(address, options.issuer))
          throw new Error('The provider’s authorization endpoint is on another host.')
        return address
      }),
    identify: (answer, journey) =>
      withProvider((config) => exchange(config, callbackUrl(redirectUri, answer), journey, options)),
  }
}

function discover(
  { issuer, clientId, clientSecret, fetch = boundedFetch }: ProviderSettings & Pick<ProviderOptions, 'fetch'>,
  deadlineMs: number,
) {
  const insecure = issuer.protocol === 'http:' ? [openid.allowInsecureRequests] : []
  return openid.discovery(issuer, clientId, clientSecret, undefined, {
    execute: [openid.enableNonRepudiationChecks, ...insecure],
    timeout: deadlineMs / 1000,
    [openid.customFetch]: fetch,
  })
}

async function authorizationParameters(redirectUri: URL, { state, nonce, codeVerifier }: OAuthSecrets) {
  return {
    redirect_uri: redirectUri.href,
    scope: SCOPE,
    state,
    nonce,
    code_challenge: await openid.calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
  }
}

const callbackUrl = (redirectUri: URL, answer: URLSearchParams) => {
  const address = new URL(redirectUri)
  address.search = answer.toString()
  return address
}

async function exchange(
  config: openid.Configuration,
  address: URL,
  { state, nonce, codeVerifier }: OAuthSecrets,
  { verifiesEmail = false }: Pick<ProviderSettings, 'verifiesEmail'>,
): Promise<VerifiedIdentity | 'cancelled'> {
  const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: codeVerifier }
  try {
    const tokens = await openid.authorizationCodeGrant(config, address, checks)
    const claims = tokens.claims()
    if (!claims) throw new Error('The provider sent no ID token.')
    const more = 'email' in claims ? {} : await userInfo(config, tokens.access_token, claims.sub)
    return verifiedIdentity({ ...more, ...claims }, { verifiesEmail })
  } catch (error) {
    if (error instanceof openid.AuthorizationResponseError && error.error === 'access_denied')
      return 'cancelled'
    throw error
  }
}

/** Many providers return the email only from the userinfo endpoint, not in the ID token. */
const userInfo = (config: openid.Configuration, accessToken: string, subject: string) =>
  config.serverMetadata().userinfo_endpoint ? openid.fetchUserInfo(config, accessToken, subject) : {}

/** Caches the provider's metadata, which rarely changes. Failures are not cached. */
function cached<T>(ask: () => Promise<T>): () => Promise<T> {
  let known: { answer: Promise<T>; until: number } | undefined
  return () => {
    if (known && known.until > performance.now()) return known.answer
    const fresh = { answer: ask(), until: performance.now() + METADATA_MS }
    known = fresh
    fresh.answer.catch(() => {
      if (known === fresh) known = undefined
    })
    return fresh.answer
  }
}

async function withDeadline<T>(ms: number, work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('The provider took too long.')), ms)
  try {
    return await Promise.race([work, promise])
  } finally {
    clearTimeout(timer)
  }
}
