import { propertyError } from '@tributary/sdk/connectors'
import * as openid from 'openid-client'
import type { AccountProvider } from './account-provider.ts'
import type { VendSettings } from './authorise-settings.ts'
import {
  authorisationRequest,
  callbackUrl,
  exchangeCode,
  oauthClient,
  refreshTokens,
} from './oauth-client.ts'

const DOMAIN = 'vend.domain'

/** Vend, today Lightspeed Retail (X-Series): somebody chooses a shop, whose own address then answers for its tokens. */
export function vendAccounts(
  settings: VendSettings,
  redirectUri: URL,
  fetch: openid.CustomFetch,
): AccountProvider {
  const configOf = (domain: string) =>
    oauthClient({ ...settings, tokenUrl: tokenUrlOf(settings, domain), fetch })

  return {
    async authorisationUrl(journey) {
      // Vend's documentation knows no PKCE.
      const request = await authorisationRequest(redirectUri, journey, { pkce: false })
      return openid.buildAuthorizationUrl(configOf('shop'), request)
    },
    async finish(answer, { state }) {
      const domain = answer.get('domain_prefix')?.toLowerCase() ?? ''
      const config = configOf(answer.has('error') ? 'shop' : checked(domain))
      const tokens = await exchangeCode(config, callbackUrl(redirectUri, answer), { expectedState: state })
      if (tokens === 'cancelled') return 'cancelled'
      const settings = [{ name: DOMAIN, value: domain }]
      return { tokens, accounts: [{ id: domain, name: domain, remoteId: null, settings }] }
    },
    refresh: (tokens, account) => refreshTokens(configOf(checked(account)), tokens),
  }
}

/** The browser says which shop it was. It becomes part of a host that is sent our secret: nothing but a label will do. */
function checked(domain: string): string {
  if (!domain || /\s/.test(domain) || propertyError('vend', DOMAIN, domain, false))
    throw new Error('Vend names no shop.')
  return domain
}

const tokenUrlOf = ({ tokenUrl }: VendSettings, domain: string) => tokenUrl.replace('{domain_prefix}', domain)
