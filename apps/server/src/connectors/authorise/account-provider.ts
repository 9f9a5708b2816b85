/** The secrets of one authorisation request, and its account if the type needs one beforehand. */
export type AuthorisationParameters = { state: string; codeVerifier: string; account: string | null }

/** An access token, the refresh token that replaces it, and the granted scopes, null if they are not known. */
export type Tokens = { accessToken: string; refreshToken: string | null; scope: string | null }

/** Tokens as the provider issues them, with the access token's lifetime in seconds; null if it does not expire. */
export type NewTokens = Tokens & { seconds: number | null }

/** When tokens that were issued at a time expire; null if they do not. */
export const expiryOf = ({ seconds }: NewTokens, issuedAt: Date): Date | null =>
  seconds === null ? null : new Date(issuedAt.getTime() + seconds * 1000)

/** The part of issued tokens that is stored. */
export const tokenPair = ({ accessToken, refreshToken, scope }: Tokens): Tokens => ({
  accessToken,
  refreshToken,
  scope,
})

/** An account at the provider that a user has given us access to. */
export type AuthorisedAccount = {
  /** The provider's id of the account. */
  id: string
  name: string
  /** The provider's id of the connection between the account and us. */
  remoteId: string | null
  /** Connector settings that follow from the account. */
  settings: readonly { name: string; value: string }[]
}

/** Why an authorisation gave no access: the user declined, or a permission is missing. */
export type Declined = 'cancelled' | 'not-permitted'

/** The outcome of an authorisation. `tokens` is null where a connector setting holds the key instead. */
export type AuthorisationResult = { tokens: NewTokens | null; accounts: readonly AuthorisedAccount[] }

/** The provider has no account with the given number. */
export class AccountUnknown extends Error {
  override name = 'AccountUnknown'
}

/** Authorises connectors of one type. Every method throws when the provider is unreachable or its response invalid. */
export type AccountProvider = {
  /** The address to send the browser to. */
  authorisationUrl(parameters: AuthorisationParameters): Promise<URL>
  /** Reads the granted access from the query of the callback. */
  finish(
    answer: URLSearchParams,
    parameters: AuthorisationParameters,
  ): Promise<AuthorisationResult | Declined>
  /** Exchanges tokens for new ones; `refused` when the provider no longer accepts these. */
  refresh(tokens: Tokens, account: string): Promise<NewTokens | 'refused'>
  /** Ends our access to one account. Missing where the provider offers no way to do so. */
  revoke?(tokens: Tokens, remoteId: string): Promise<void>
}

/** The configured providers, by connector type. */
export type AccountProviders = ReadonlyMap<string, AccountProvider>
