import type { Id } from '../id.ts'

/** A Xero company whose figures are copied to SQL (connectors spec 3). The time is of the last sync on demand. */
export type Xero2SqlProduct = { id: Id; companyName: string; lastTriggeredAt: Date | null }

/** A product as a user's list of links names it. */
export type Xero2SqlProductLink = { id: Id; companyName: string }

/** Somebody's authorisation at Xero; `xeroUserId` is its id in calls (connectors spec 2.14, 3). */
export type Xero2SqlToken = { email: string; xeroUserId: string }

/** One of the companies a token opens, with where its figures go; passwords are never told. */
export type TokenOrganisation = {
  id: string
  name: string
  credentials: { host: string; database: string; schema: string; user: string } | null
}

/** A token together with its companies. */
export type Xero2SqlTokenDetails = Xero2SqlToken & { organisations: TokenOrganisation[] }
