/** The secrets of one way to a provider and back, and the account named beforehand where a type asks for it. */
export type AuthorisationParameters = { state: string; codeVerifier: string; account: string | null }

/** What a provider lets us read with, and what gets the next one. */
export type Tokens = { accessToken: string; refreshToken: string | null }

/** Tokens as a provider hands them out: they are good for so many seconds. */
export type NewTokens = Tokens & { seconds: number }

/** An account that somebody has opened to us. */
export type AuthorisedAccount = {
  /** What the provider tells accounts apart by. */
  id: string
  name: string
  /** What the provider calls the connection between the account and us. */
  remoteId: string | null
  /** What the connector's settings say of it. */
  settings: readonly { name: string; value: string }[]
}

/** What somebody has opened: tokens, none where a setting holds the key, and the accounts they are good for. */
export type AuthorisationResult = { tokens: NewTokens | null; accounts: readonly AuthorisedAccount[] }

/** The provider knows nothing of the account that was named beforehand. */
export class AccountUnknown extends Error {
  override name = 'AccountUnknown'
}

/** Where connectors of a type are authorised. Everything throws when the provider cannot be asked or says nonsense. */
export type AccountProvider = {
  /** Where the browser is to go. */
  authorisationUrl(journey: AuthorisationParameters): Promise<URL>
  /** What has been opened to whoever comes back with this answer. */
  finish(
    answer: URLSearchParams,
    journey: AuthorisationParameters,
  ): Promise<AuthorisationResult | 'cancelled'>
  /** The next tokens; `refused` when the provider honours these no more. */
  refresh(tokens: Tokens, account: string): Promise<NewTokens | 'refused'>
  /** Gives one account up at the provider; left out where the provider has no way to. */
  revoke?(tokens: Tokens, remoteId: string): Promise<void>
}

/** The providers that are set up here, by connector type. */
export type AccountProviders = ReadonlyMap<string, AccountProvider>
