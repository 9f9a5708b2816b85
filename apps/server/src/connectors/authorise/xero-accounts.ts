import { decodeJwt } from 'jose'
import * as openid from 'openid-client'
import { z } from 'zod'
import type { AccountProvider, AuthorisedAccount, Tokens } from './account-provider.ts'
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
 * Xero: one round trip opens the organisations that somebody ticks there, each of which is a connector. The tokens are of
 * the person and good for all of them.
 */
export function xeroAccounts(
  settings: XeroSettings,
  redirectUri: URL,
  fetch: openid.CustomFetch,
): AccountProvider {
  const config = oauthClient({ ...settings, fetch })
  const ask = (accessToken: string, method: string, path = '') =>
    openid.fetchProtectedResource(config, accessToken, new URL(settings.connectionsUrl + path), method)

  return {
    async authorisationUrl(journey) {
      const request = await authorisationRequest(redirectUri, journey, { pkce: true })
      return openid.buildAuthorizationUrl(config, { ...request, scope: settings.scope })
    },
    async finish(answer, { state, codeVerifier }) {
      const checks = { expectedState: state, pkceCodeVerifier: codeVerifier }
      const tokens = await exchangeCode(config, callbackUrl(redirectUri, answer), checks)
      if (tokens === 'cancelled') return 'cancelled'
      const listed = connections.parse(await bodyOf(await ask(tokens.accessToken, 'GET')))
      return { tokens, accounts: chosenOf(listed, tokens).map(account) }
    },
    refresh: (tokens) => refreshTokens(config, tokens),
    // Revoking the tokens instead would end every connection of that person, those of other organisations as well.
    async revoke({ accessToken }, remoteId) {
      const answer = await ask(accessToken, 'DELETE', `/${encodeURIComponent(remoteId)}`)
      if (!answer.ok && answer.status !== 404) throw new Error(`Xero answered ${answer.status}.`)
    },
  }
}

async function bodyOf(answer: Response): Promise<unknown> {
  if (!answer.ok) throw new Error(`Xero answered ${answer.status}.`)
  return answer.json()
}

/** Xero lists everything a person has ever connected to us; the token says which of it was ticked just now. */
function chosenOf(listed: readonly Connection[], { accessToken }: Tokens): readonly Connection[] {
  const event = eventIn(accessToken)
  const now = listed.filter(({ authEventId }) => event !== undefined && authEventId === event)
  return now.length > 0 ? now : listed
}

function eventIn(accessToken: string): unknown {
  try {
    return decodeJwt(accessToken).authentication_event_id
  } catch {
    return undefined
  }
}

const account = ({ id, tenantId, tenantName }: Connection): AuthorisedAccount => ({
  id: tenantId,
  name: tenantName?.trim() || tenantId,
  remoteId: id,
  settings: [],
})
