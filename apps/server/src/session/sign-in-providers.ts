/** Who somebody is at a provider, as the provider itself says; the pair is theirs alone and never changes. */
export type ProvedIdentity = { issuer: string; subject: string }

/** A provider that people sign in with. */
export type SignInProvider = {
  /** As people know it, e.g. "Xero". */
  displayName: string
  /** Exchanges the code a browser came back with; nothing when the provider does not know it. */
  identityOf(code: string): Promise<ProvedIdentity | undefined>
}

/** The providers that are set up here, by the name the portal calls them. */
export type SignInProviders = ReadonlyMap<string, SignInProvider>
