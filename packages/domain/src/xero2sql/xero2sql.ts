import type { Id } from '../id.ts'

/** A Xero company whose figures are copied to SQL. `lastTriggeredAt` is its last sync on demand. */
export type Xero2SqlProduct = {
  /** Identifies the product. */
  id: Id
  /** The name of the Xero company. */
  companyName: string
  /** The latest start by a user; null if there was none. */
  lastTriggeredAt: Date | null
}

/** A product in a user's list of links. */
export type Xero2SqlProductLink = {
  /** Identifies the product. */
  id: Id
  /** The name of the Xero company. */
  companyName: string
}

/** A user's authorisation at Xero. Calls identify it by `xeroUserId`. */
export type Xero2SqlToken = {
  /** The address of the Xero user who granted access. */
  email: string
  /** The id of that user at Xero. It is `id` in calls. */
  xeroUserId: string
}

/** A company a token gives access to, with its target database. The password is never returned. */
export type TokenOrganisation = {
  /** The id of the company at Xero (its tenant id). */
  id: string
  /** The name of the company. */
  name: string
  /** The target database; null if none is set. */
  credentials: {
    /** The SQL Server, e.g. `db.example,1433`. */
    host: string
    /** The name of the database on that host. */
    database: string
    /** The schema that receives the tables. */
    schema: string
    /** The database user. */
    user: string
  } | null
}

/** A token with its companies. */
export type Xero2SqlTokenDetails = Xero2SqlToken & {
  /** The companies that the user granted access to. */
  organisations: TokenOrganisation[]
}
