import * as openid from 'openid-client'
import type { AuthorisationParameters, Declined, NewTokens, Tokens } from './account-provider.ts'
import { ANSWER_SECONDS } from './provider-fetch.ts'

export type ClientOptions = {
  clientId: string
  clientSecret: string
  authoriseUrl: string
  tokenUrl: string
  /** Where the id and the secret are sent; the body if left out. */
  sendAs?: 'basic' | 'body' | undefined
  fetch: openid.CustomFetch
}

/** An OAuth 2.0 client for a provider without a discovery document. */
export function oauthClient(options: ClientOptions) {
  const { clientId, clientSecret, authoriseUrl, tokenUrl, sendAs, fetch } = options
  const server = {
    issuer: new URL(tokenUrl).origin,
    authorization_endpoint: authoriseUrl,
    token_endpoint: tokenUrl,
  }
  const authentication = sendAs === 'basic' ? clientSecretBasic : openid.ClientSecretPost
  const config = new openid.Configuration(server, clientId, {}, authentication(clientSecret))
  if (new URL(tokenUrl).protocol === 'http:') openid.allowInsecureRequests(config)
  config[openid.customFetch] = fetch
  config.timeout = ANSWER_SECONDS
  return config
}

/**
 * Sends the id and the secret with Basic. The library's own also encodes characters such as `-`, which servers that do not
 * decode them would refuse.
 */
const clientSecretBasic =
  (secret: string): openid.ClientAuth =>
  (_server, { client_id: id }, _body, headers) => {
    const written = `${encodeURIComponent(id)}:${encodeURIComponent(secret)}`
    headers.set('authorization', `Basic ${Buffer.from(written).toString('base64')}`)
  }

/** Exchanges the code of a callback for tokens, unless the provider refused it. */
export async function exchangeCode(
  config: openid.Configuration,
  address: URL,
  checks: openid.AuthorizationCodeGrantChecks,
  usualSeconds: number | null = DEFAULT_SECONDS,
): Promise<NewTokens | Declined> {
  try {
    return tokensIn(await openid.authorizationCodeGrant(config, address, checks), usualSeconds)
  } catch (error) {
    const declined = error instanceof openid.AuthorizationResponseError && declinedBy(error)
    if (declined) return declined
    throw error
  }
}

/** Providers also return `access_denied` for a missing permission. Only their description shows the difference. */
function declinedBy({ error, error_description: why = '' }: openid.AuthorizationResponseError) {
  if (error === 'invalid_scope') return 'not-permitted'
  if (error !== 'access_denied') return undefined
  return /scope|permission/i.test(why) ? 'not-permitted' : 'cancelled'
}

/** Refreshes tokens; `refused` when the provider no longer accepts them. */
export async function refreshTokens(
  config: openid.Configuration,
  { refreshToken, scope }: Tokens,
  usualSeconds: number | null = DEFAULT_SECONDS,
): Promise<NewTokens | 'refused'> {
  if (!refreshToken) return 'refused'
  try {
    const next = tokensIn(await openid.refreshTokenGrant(config, refreshToken), usualSeconds)
    return { ...next, refreshToken: next.refreshToken ?? refreshToken, scope: next.scope ?? scope }
  } catch (error) {
    if (error instanceof openid.ResponseBodyError && error.error === 'invalid_grant') return 'refused'
    throw error
  }
}

/** The lifetime of an access token whose response has none. */
const DEFAULT_SECONDS = 30 * 60

const tokensIn = (
  answer: openid.TokenEndpointResponse & openid.TokenEndpointResponseHelpers,
  usualSeconds: number | null,
): NewTokens => ({
  accessToken: answer.access_token,
  refreshToken: answer.refresh_token ?? null,
  // Blank for authorisations at Vend from before it had scopes.
  scope: answer.scope || null,
  seconds: answer.expiresIn() ?? usualSeconds,
})

/** The callback URL as registered at the provider, with the query the browser brought. */
export function callbackUrl(redirectUri: URL, answer: URLSearchParams): URL {
  const address = new URL(redirectUri)
  address.search = answer.toString()
  return address
}

/** The parameters of an authorisation request, with a PKCE challenge where the provider supports it. */
export const authorisationRequest = async (
  redirectUri: URL,
  { state, codeVerifier }: AuthorisationParameters,
  { pkce }: { pkce: boolean },
): Promise<Record<string, string>> => ({
  redirect_uri: redirectUri.href,
  state,
  ...(pkce && {
    code_challenge: await openid.calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
  }),
})
