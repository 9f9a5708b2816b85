/** The secrets of one way to a provider and back, and the account named beforehand where a type asks for it. */
export type Journey = { state: string; codeVerifier: string; account: string | null }

/** What a provider lets us read with, and what gets the next one. */
export type Tokens = { accessToken: string; refreshToken: string | null }

/** Tokens as a provider hands them out: they are good for so many seconds. */
export type NewTokens = Tokens & { seconds: number }

/** An account that somebody has opened to us. */
export type OpenedAccount = {
  /** What the provider tells accounts apart by. */
  id: string
  name: string
  /** What the provider calls the connection between the account and us. */
  remoteId: string | null
  /** What the connector's settings say of it. */
  settings: readonly { name: string; value: string }[]
}

/** What somebody has opened: tokens, none where a setting holds the key, and the accounts they are good for. */
export type Opened = { tokens: NewTokens | null; accounts: readonly OpenedAccount[] }

/** The provider knows nothing of the account that was named beforehand. */
export class AccountUnknown extends Error {
  override name = 'AccountUnknown'
}

/** Where connectors of a type are authorised. Everything throws when the provider cannot be asked or says nonsense. */
export type AccountProvider = {
  /** Where the browser is to go. */
  addressFor(journey: Journey): Promise<URL>
  /** What has been opened to whoever comes back with this answer. */
  open(answer: URLSearchParams, journey: Journey): Promise<Opened | 'cancelled'>
  /** The next tokens; `refused` when the provider honours these no more. */
  renew(tokens: Tokens, account: string): Promise<NewTokens | 'refused'>
  /** Gives one account up at the provider; left out where the provider has no way to. */
  end?(tokens: Tokens, remoteId: string): Promise<void>
}

/** The providers that are set up here, by connector type. */
export type AccountProviders = ReadonlyMap<string, AccountProvider>
