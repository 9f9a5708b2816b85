import type { Id } from '../id.ts'

/** A Xero company whose figures are copied to SQL. `lastTriggeredAt` is its last sync on demand. */
export type Xero2SqlProduct = { id: Id; companyName: string; lastTriggeredAt: Date | null }

/** A product in a user's list of links. */
export type Xero2SqlProductLink = { id: Id; companyName: string }

/** A user's authorisation at Xero. Calls identify it by `xeroUserId`. */
export type Xero2SqlToken = { email: string; xeroUserId: string }

/** A company a token gives access to, with its target database. The password is never returned. */
export type TokenOrganisation = {
  id: string
  name: string
  credentials: { host: string; database: string; schema: string; user: string } | null
}

/** A token with its companies. */
export type Xero2SqlTokenDetails = Xero2SqlToken & { organisations: TokenOrganisation[] }
