import { decodeJwt } from 'jose'
import * as openid from 'openid-client'
import { z } from 'zod'
import type { AccountProvider, AuthorisedAccount, NewTokens, Tokens } from './account-provider.ts'
import type { XeroSettings } from './authorise-settings.ts'
import {
  authorisationRequest,
  callbackUrl,
  exchangeCode,
  oauthClient,
  refreshTokens,
} from './oauth-client.ts'

const connections = z.array(
  z.object({
    id: z.string().min(1).max(100),
    tenantId: z.string().min(1).max(100),
    tenantName: z.string().nullish(),
    authEventId: z.string().nullish(),
  }),
)

type Connection = z.infer<typeof connections>[number]

/**
 * Xero. One authorisation covers all organisations that the user ticks there, and each becomes a connector. The tokens
 * belong to the user and work for all of them.
 */
export function xeroAccounts(
  settings: XeroSettings,
  redirectUri: URL,
  fetch: openid.CustomFetch,
): AccountProvider {
  const config = oauthClient({ ...settings, fetch })
  const request = (accessToken: string, method: string, path = '') =>
    openid.fetchProtectedResource(config, accessToken, new URL(settings.connectionsUrl + path), method)

  return {
    async authorisationUrl(parameters) {
      const query = await authorisationRequest(redirectUri, parameters, { pkce: true })
      return openid.buildAuthorizationUrl(config, { ...query, scope: settings.scope })
    },
    async finish(answer, { state, codeVerifier }) {
      const checks = { expectedState: state, pkceCodeVerifier: codeVerifier }
      const tokens = await exchangeCode(config, callbackUrl(redirectUri, answer), checks)
      if (typeof tokens === 'string') return tokens
      const listed = connections.parse(await bodyOf(await request(tokens.accessToken, 'GET')))
      return { tokens: withClaimedScope(tokens), accounts: chosenOf(listed, tokens).map(account) }
    },
    async refresh(tokens) {
      const next = await refreshTokens(config, tokens)
      return next === 'refused' ? next : withClaimedScope(next)
    },
    // Revoking the tokens would end every connection of that user, also those of other organisations.
    async revoke({ accessToken }, remoteId) {
      const answer = await request(accessToken, 'DELETE', `/${encodeURIComponent(remoteId)}`)
      if (!answer.ok && answer.status !== 404) throw new Error(`Xero returned ${answer.status}.`)
    },
  }
}

async function bodyOf(answer: Response): Promise<unknown> {
  if (!answer.ok) throw new Error(`Xero returned ${answer.status}.`)
  return answer.json()
}

/** Xero lists every connection the user ever made to us. The token names those of this authorisation. */
function chosenOf(listed: readonly Connection[], { accessToken }: Tokens): readonly Connection[] {
  const event = claimsIn(accessToken).authentication_event_id
  const now = listed.filter(({ authEventId }) => event !== undefined && authEventId === event)
  return now.length > 0 ? now : listed
}

/** The claims of an access token; none if Xero issues it in another form. */
function claimsIn(accessToken: string): Record<string, unknown> {
  try {
    return decodeJwt(accessToken)
  } catch {
    return {}
  }
}

/** The token names the granted scopes, as a list or with spaces between them. */
function withClaimedScope(tokens: NewTokens): NewTokens {
  const { scope } = claimsIn(tokens.accessToken)
  const claimed = Array.isArray(scope) ? scope.join(' ') : scope
  return typeof claimed === 'string' && claimed ? { ...tokens, scope: claimed } : tokens
}

const account = ({ id, tenantId, tenantName }: Connection): AuthorisedAccount => ({
  id: tenantId,
  name: tenantName?.trim() || tenantId,
  remoteId: id,
  settings: [],
})
