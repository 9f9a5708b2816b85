import type { Configuration, interactionPolicy, KoaContextWithOIDC } from 'oidc-provider'
import { type DemoAccount, demoAccountOf } from './demo-accounts.ts'
import type { KeptProvider } from './kept-provider.ts'
import { errorPage } from './provider-pages.ts'

export const DEMO_CLIENT_ID = 'tributary'
const SCOPE = 'openid profile email'

type Library = { interactionPolicy: typeof interactionPolicy }

export type ProviderChoices = { kept: KeptProvider; redirectUri: string }

/** One client, the portal; only the code flow with PKCE; every account. */
export function providerConfiguration(
  library: Library,
  { kept, redirectUri }: ProviderChoices,
): Configuration {
  return {
    clients: [
      {
        client_id: DEMO_CLIENT_ID,
        client_secret: kept.clientSecret,
        redirect_uris: [redirectUri],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    responseTypes: ['code'],
    jwks: { keys: [kept.signingKey] },
    cookies: { keys: [kept.cookieKey] },
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name', 'tenants'],
    },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    interactions: {
      policy: askingEachTime(library),
      url: (_, interaction) => `/interaction/${interaction.uid}`,
    },
    findAccount: (_, id) => {
      const account = demoAccountOf(id)
      return account && { accountId: id, claims: () => claimsOf(account) }
    },
    loadExistingGrant: grantEverything,
    renderError: (ctx) => {
      ctx.type = 'html'
      ctx.body = errorPage()
    },
    ttl: {
      AccessToken: 300,
      AuthorizationCode: 60,
      Grant: 300,
      IdToken: 300,
      Interaction: 600,
      Session: 600,
    },
  }
}

/** Requests the account at every sign-in, so that testers can switch accounts without signing out. */
function askingEachTime({ interactionPolicy: { base, Check } }: Library) {
  const policy = base()
  const asked = new Check('choice', 'Choose an account.', ({ oidc }) => !oidc.result?.login)
  policy.get('login')?.checks.add(asked)
  return policy
}

const claimsOf = ({ id, givenName, familyName, email, tenants }: DemoAccount) => ({
  sub: id,
  given_name: givenName,
  family_name: familyName,
  email,
  email_verified: true,
  tenants: [...tenants],
})

// A consent page would only add a step.
async function grantEverything({ oidc }: KoaContextWithOIDC) {
  const { client, session } = oidc
  if (!client || !session?.accountId) return undefined
  const grant = new oidc.provider.Grant({ clientId: client.clientId, accountId: session.accountId })
  grant.addOIDCScope(SCOPE)
  await grant.save()
  return grant
}
