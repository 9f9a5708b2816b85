import * as openid from 'openid-client'
import { z } from 'zod'
import { SourceFailure } from '../../sync/source-failure.ts'
import type { ManifestMessages } from '../../sync/sources/manifest/manifest.messages.ts'
import { type Granting, grantHosts } from '../../sync/sources/manifest/manifest-grant.ts'
import type { ManifestSettings } from '../../sync/sources/manifest/manifest-settings.ts'
import type { AccountProvider } from './account-provider.ts'
import {
  authorisationRequest,
  callbackUrl,
  exchangeCode,
  oauthClient,
  refreshTokens,
} from './oauth-client.ts'

/** A system that a manifest describes, with the settings of one connector. */
export type CustomSystem = {
  name: string
  base: string
  declared: Granting
  settings: ManifestSettings
  messages: ManifestMessages
}

export type CustomReach = {
  redirectUri: URL
  fetch: openid.CustomFetch
  /** Throws if browsers must not be sent to this page. */
  checkPage(page: URL): Promise<void>
}

/**
 * The OAuth 2.0 server that a manifest describes. It names no account, so the account is the hosts that the tokens are
 * sent to: those of another version are not the same account. It offers no way to revoke tokens.
 */
export function customAccounts(system: CustomSystem, reach: CustomReach): AccountProvider {
  const { name, base, declared, settings, messages } = system
  const { redirectUri, fetch, checkPage } = reach
  const required = (text: string) => settings.fill(text, { required: true })
  const page = settings.address(declared.authorisationAddress)
  const tokenUrl = settings.address(declared.tokenAddress)
  const hosts = grantHosts(settings, base, declared)
  const pkce = declared.pkce ?? true
  const config = oauthClient({
    clientId: required(declared.clientId),
    clientSecret: required(declared.clientSecret),
    authoriseUrl: page.href,
    tokenUrl: tokenUrl.href,
    sendAs: declared.sendAs ?? 'basic',
    fetch: standardTokens(fetch),
  })

  return {
    async authorisationUrl(parameters) {
      await checkPage(page)
      const { scope, parameters: more } = declared
      const filled = Object.entries({ ...more, ...(scope !== undefined && { scope }) })
        .map(([parameter, text]) => [parameter, settings.fill(text)])
        .filter(([, value]) => value !== '')
      const request = await authorisationRequest(redirectUri, parameters, { pkce })
      return openid.buildAuthorizationUrl(config, { ...Object.fromEntries(filled), ...request })
    },
    async finish(answer, { state, codeVerifier }) {
      const address = callbackUrl(redirectUri, withoutIssuer(answer, [page, tokenUrl]))
      const checks = { expectedState: state, ...(pkce && { pkceCodeVerifier: codeVerifier }) }
      const tokens = await refusingClient(() => exchangeCode(config, address, checks, null), messages)
      if (typeof tokens === 'string') return tokens
      return { tokens, accounts: [{ id: hosts, name, remoteId: null, settings: [] }] }
    },
    async refresh(tokens, account) {
      if (account !== hosts)
        throw new SourceFailure(messages.otherHosts, { forbidden: true, code: 'not-authorised' })
      return refusingClient(() => refreshTokens(config, tokens, null), messages)
    },
  }
}

/** Throws a sentence for users if the server refuses the client id or the secret. */
async function refusingClient<Result>(
  request: () => Promise<Result>,
  { tokenRefused }: ManifestMessages,
): Promise<Result> {
  try {
    return await request()
  } catch (cause) {
    const isRefused =
      cause instanceof openid.WWWAuthenticateChallengeError ||
      (cause instanceof openid.ResponseBodyError && CLIENT_ERRORS.has(cause.error))
    if (!isRefused) throw cause
    throw new SourceFailure(tokenRefused, { forbidden: true, code: 'sign-in-refused', cause })
  }
}

const CLIENT_ERRORS = new Set<unknown>(['invalid_client', 'unauthorized_client'])

/**
 * Returns the callback without its issuer, which a manifest does not name. An issuer with another host is refused: its
 * code would be sent to the wrong server.
 */
function withoutIssuer(answer: URLSearchParams, known: readonly URL[]): URLSearchParams {
  const issuers = answer.getAll('iss')
  const isForeign = (issuer: string) =>
    !URL.canParse(issuer) || known.every(({ host }) => host !== new URL(issuer).host)
  if (issuers.some(isForeign)) throw new Error('The callback is from a different server.')
  const rest = new URLSearchParams(answer)
  rest.delete('iss')
  return rest
}

const issued = z.object({
  // Anything else would start another header.
  access_token: z.string().regex(/^[\x21-\x7e]+$/),
  token_type: z.string().default('bearer'),
  refresh_token: z.string().min(1).nullish().catch(null),
  expires_in: z.coerce.number().positive().nullish().catch(null),
  scope: z.string().nullish().catch(null),
})
const refused = z.object({ error: z.string() })

/** Returns token responses in the standard form. Some servers refuse with status 200, or send numbers as texts. */
const standardTokens =
  (fetch: openid.CustomFetch): openid.CustomFetch =>
  async (url, options) => {
    const answer = await fetch(url, options)
    if (!answer.ok) return answer
    const body: unknown = await answer.json()
    const refusal = refused.safeParse(body)
    if (refusal.success) return Response.json({ error: refusal.data.error }, { status: 400 })
    const present = Object.entries(issued.parse(body)).filter(([, value]) => value !== null)
    return Response.json(Object.fromEntries(present))
  }
