/** A user's identity at a provider. The pair is unique and never changes. */
export type ProviderIdentity = { issuer: string; subject: string }

/** The verified identity of a user who has signed in at a provider. */
export type VerifiedIdentity = ProviderIdentity & {
  email: string | undefined
  /** Whether the provider has verified the address. */
  emailVerified: boolean
  firstName: string
  lastName: string
  /** The provider's ids of the companies the user has connected, and of the user as their owner. */
  holdings: readonly string[]
  /** Everything the provider has asserted. */
  claims?: Readonly<Record<string, unknown>>
}

/** The secrets of one OAuth attempt. */
export type OAuthSecrets = { state: string; nonce: string; codeVerifier: string }

/** A provider that users sign in with. */
export type SignInProvider = {
  /** The name on screen, e.g. "Xero". */
  displayName: string
  /** Returns the URL to send the browser to. Throws if the provider cannot be reached. */
  authorizationUrl(journey: OAuthSecrets): Promise<URL>
  /** Verifies the parameters of a callback. Throws if they are invalid. */
  identify(answer: URLSearchParams, journey: OAuthSecrets): Promise<VerifiedIdentity | 'cancelled'>
}

/** The configured providers, by their name in URLs. */
export type SignInProviders = ReadonlyMap<string, SignInProvider>
