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
  /** Whether every address it names is verified, although it does not say so with the claim `email_verified`. */
  verifiesEmail?: boolean
}

export type ProviderOptions = ProviderSettings & {
  displayName: string
  /** Where the provider sends the browser back to, exactly as it is registered there. */
  redirectUri: URL
  /** How long the whole of one conversation with the provider may take. */
  deadlineMs?: number
}

const DEADLINE_MS = 10_000
const METADATA_MS = 3_600_000
const SCOPE = 'openid profile email'

/**
 * A provider that speaks OpenID Connect: authorisation code with PKCE, state and nonce; the answer's issuer, the ID
 * token's signature, audience, nonce and times are checked. It is asked about itself when somebody first wants to go
 * there, so one that is down keeps nothing but its own sign-in from working.
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
        if (!isOfIssuer(address, options.issuer)) throw new Error('The provider leads somewhere else.')
        return address
      }),
    identify: (answer, journey) =>
      withProvider((config) => exchange(config, callbackUrl(redirectUri, answer), journey, options)),
  }
}

function discover({ issuer, clientId, clientSecret }: ProviderSettings, deadlineMs: number) {
  const insecure = issuer.protocol === 'http:' ? [openid.allowInsecureRequests] : []
  return openid.discovery(issuer, clientId, clientSecret, undefined, {
    execute: [openid.enableNonRepudiationChecks, ...insecure],
    timeout: deadlineMs / 1000,
    [openid.customFetch]: boundedFetch,
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

/** Many providers keep who somebody is out of the ID token. */
const userInfo = (config: openid.Configuration, accessToken: string, subject: string) =>
  config.serverMetadata().userinfo_endpoint ? openid.fetchUserInfo(config, accessToken, subject) : {}

/** What a provider says of itself changes rarely; a failure is not remembered. */
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
