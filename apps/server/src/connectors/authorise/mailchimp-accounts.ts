import { propertyError } from '@tributary/sdk/connectors'
import * as openid from 'openid-client'
import { z } from 'zod'
import type { AccountProvider, AuthorisedAccount } from './account-provider.ts'
import type { MailchimpSettings } from './authorise-settings.ts'
import { authorisationRequest, callbackUrl, exchangeCode, oauthClient } from './oauth-client.ts'
import { ANSWER_SECONDS } from './provider-fetch.ts'

const DATA_CENTRE = 'mailchimp.dataCenter'

const metadata = z.object({
  // It becomes part of the host that receives the access token.
  dc: z.string().refine((dc) => propertyError('mailchimp', DATA_CENTRE, dc, false) === null),
  user_id: z.union([z.string().min(1).max(100), z.int().transform(String)]),
  api_endpoint: z.url(),
  accountname: z.string().nullish(),
})

/**
 * Mailchimp. Its access token never expires and has no refresh token. The metadata of the token names the account and the
 * data centre whose host has the API.
 */
export function mailchimpAccounts(
  settings: MailchimpSettings,
  redirectUri: URL,
  fetch: openid.CustomFetch,
): AccountProvider {
  const config = oauthClient({ ...settings, fetch: standardTokens(fetch) })

  async function accountOf(accessToken: string): Promise<AuthorisedAccount> {
    const answer = await fetch(settings.metadataUrl, {
      method: 'GET',
      headers: { accept: 'application/json', authorization: `OAuth ${accessToken}` },
      body: undefined,
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWER_SECONDS * 1000),
    })
    if (!answer.ok) throw new Error(`Mailchimp returned ${answer.status}.`)
    // The response to a refused token is also 200, without these fields.
    const { dc, user_id: id, accountname } = metadata.parse(await answer.json())
    const properties = [
      { name: DATA_CENTRE, value: dc },
      { name: 'mailchimp.userId', value: id },
    ]
    return { id, name: accountname?.trim() || id, remoteId: null, settings: properties }
  }

  return {
    async authorisationUrl(parameters) {
      // Mailchimp documents neither PKCE nor scopes.
      const request = await authorisationRequest(redirectUri, parameters, { pkce: false })
      return openid.buildAuthorizationUrl(config, request)
    },
    async finish(answer, { state }) {
      const tokens = await exchangeCode(config, callbackUrl(redirectUri, answer), { expectedState: state })
      if (typeof tokens === 'string') return tokens
      const { accessToken } = tokens
      return {
        tokens: { accessToken, refreshToken: null, scope: null, seconds: null },
        accounts: [await accountOf(accessToken)],
      }
    },
    refresh: async () => 'refused',
  }
}

const issued = z.object({ access_token: z.string().min(1) })

/** Returns token responses in the standard form. Mailchimp names no type of token, and its scope is null. */
const standardTokens =
  (fetch: openid.CustomFetch): openid.CustomFetch =>
  async (url, options) => {
    const answer = await fetch(url, options)
    if (answer.status !== 200) return answer
    const { access_token } = issued.parse(await answer.json())
    return Response.json({ access_token, token_type: 'bearer' })
  }
