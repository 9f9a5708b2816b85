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

/**
 * Vend, now Lightspeed Retail (X-Series). The user chooses a shop, and the shop's own host issues the
 * tokens.
 */
export function vendAccounts(
  settings: VendSettings,
  redirectUri: URL,
  fetch: openid.CustomFetch,
): AccountProvider {
  const configOf = (domain: string) =>
    oauthClient({ ...settings, tokenUrl: tokenUrlOf(settings, domain), fetch })

  return {
    async authorisationUrl(parameters) {
      // Vend does not document PKCE.
      const request = await authorisationRequest(redirectUri, parameters, { pkce: false })
      return openid.buildAuthorizationUrl(configOf('shop'), { ...request, scope: settings.scope })
    },
    async finish(answer, { state }) {
      const domain = answer.get('domain_prefix')?.toLowerCase() ?? ''
      const config = configOf(answer.has('error') ? 'shop' : checkedDomain(domain))
      const tokens = await exchangeCode(config, callbackUrl(redirectUri, answer), { expectedState: state })
      if (typeof tokens === 'string') return tokens
      const settings = [{ name: DOMAIN, value: domain }]
      return { tokens, accounts: [{ id: domain, name: domain, remoteId: null, settings }] }
    },
    refresh: (tokens, account) => refreshTokens(configOf(checkedDomain(account)), tokens),
  }
}

/** Accepts only a DNS label: the browser sends it, and it becomes part of the host that receives our secret. */
function checkedDomain(domain: string): string {
  if (!domain || /\s/.test(domain) || propertyError('vend', DOMAIN, domain, false))
    throw new Error('Vend did not name a valid shop.')
  return domain
}

const tokenUrlOf = ({ tokenUrl }: VendSettings, domain: string) => tokenUrl.replace('{domain_prefix}', domain)
