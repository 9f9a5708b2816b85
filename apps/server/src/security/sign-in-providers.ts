/** Who somebody is at a provider, as the provider itself says; the pair is theirs alone and never changes. */
export type ProviderIdentity = { issuer: string; subject: string }

/** What a provider says of somebody who has signed in there. */
export type VerifiedIdentity = ProviderIdentity & {
  email: string | undefined
  /** Whether the provider says that it has verified the address. */
  emailVerified: boolean
  firstName: string
  lastName: string
  /** The provider's own ids of what they have connected: companies, and themselves as their owner. */
  holdings: readonly string[]
}

/** The secrets of one way there and back. */
export type OAuthSecrets = { state: string; nonce: string; codeVerifier: string }

/** A provider that people sign in with. */
export type SignInProvider = {
  /** As people know it, e.g. "Xero". */
  displayName: string
  /** Where the browser is to go. Throws when the provider cannot be asked. */
  authorizationUrl(journey: OAuthSecrets): Promise<URL>
  /** Who has come back with this answer. Throws when it does not hold. */
  identify(answer: URLSearchParams, journey: OAuthSecrets): Promise<VerifiedIdentity | 'cancelled'>
}

/** The providers that are set up here, by the name the portal calls them. */
export type SignInProviders = ReadonlyMap<string, SignInProvider>
