import * as openid from 'openid-client'
import type { AuthorisationParameters, NewTokens, Tokens } from './account-provider.ts'
import { ANSWER_SECONDS } from './provider-fetch.ts'

export type ClientOptions = {
  clientId: string
  clientSecret: string
  authoriseUrl: string
  tokenUrl: string
  fetch: openid.CustomFetch
}

/** What we are at a provider that speaks OAuth 2.0 and says nothing about itself. */
export function oauthClient({ clientId, clientSecret, authoriseUrl, tokenUrl, fetch }: ClientOptions) {
  const server = {
    issuer: new URL(tokenUrl).origin,
    authorization_endpoint: authoriseUrl,
    token_endpoint: tokenUrl,
  }
  const config = new openid.Configuration(server, clientId, {}, openid.ClientSecretPost(clientSecret))
  if (new URL(tokenUrl).protocol === 'http:') openid.allowInsecureRequests(config)
  config[openid.customFetch] = fetch
  config.timeout = ANSWER_SECONDS
  return config
}

/** The tokens for the code somebody has come back with; `cancelled` when they did not want to. */
export async function exchangeCode(
  config: openid.Configuration,
  address: URL,
  checks: openid.AuthorizationCodeGrantChecks,
): Promise<NewTokens | 'cancelled'> {
  try {
    return tokensIn(await openid.authorizationCodeGrant(config, address, checks))
  } catch (error) {
    if (error instanceof openid.AuthorizationResponseError && error.error === 'access_denied')
      return 'cancelled'
    throw error
  }
}

/** The next tokens; `refused` when the provider says that these are good for nothing any more. */
export async function refreshTokens(
  config: openid.Configuration,
  { refreshToken }: Tokens,
): Promise<NewTokens | 'refused'> {
  if (!refreshToken) return 'refused'
  try {
    const next = tokensIn(await openid.refreshTokenGrant(config, refreshToken))
    return { ...next, refreshToken: next.refreshToken ?? refreshToken }
  } catch (error) {
    if (error instanceof openid.ResponseBodyError && error.error === 'invalid_grant') return 'refused'
    throw error
  }
}

const USUAL_SECONDS = 30 * 60

const tokensIn = (answer: openid.TokenEndpointResponse & openid.TokenEndpointResponseHelpers): NewTokens => ({
  accessToken: answer.access_token,
  refreshToken: answer.refresh_token ?? null,
  seconds: answer.expiresIn() ?? USUAL_SECONDS,
})

/** The address somebody came back to, as the provider was told it, with what they came back with. */
export function callbackUrl(redirectUri: URL, answer: URLSearchParams): URL {
  const address = new URL(redirectUri)
  address.search = answer.toString()
  return address
}

/** Where to ask for a code, with the challenge of PKCE where the provider takes one. */
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
