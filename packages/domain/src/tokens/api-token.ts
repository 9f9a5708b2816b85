import type { Id, Named } from '../id.ts'

/** What an API token may do, each including the ones before it: read, start and cancel refreshes, change anything. */
export const tokenScopes = ['read', 'refresh', 'administer'] as const

/** One of {@link tokenScopes}. */
export type TokenScope = (typeof tokenScopes)[number]

/** Whether a token of the scope `held` may make a call that needs the scope `needed`. */
export const scopeIncludes = (held: TokenScope, needed: TokenScope): boolean =>
  tokenScopes.indexOf(held) >= tokenScopes.indexOf(needed)

/** The start of every API token, by which secret scanners find them. */
export const TOKEN_PREFIX = 'trb_'

/** Limits of API tokens. The server enforces them. */
export const tokenLimits = {
  /** Characters of a name. */
  name: 100,
  /** Tokens that one user or service account may have at a time. */
  perOwner: 50,
  /** Days after which a token expires at the latest. Only a service account may have one that never does. */
  days: 366,
  /** Calls of one token in a minute. */
  callsPerMinute: 600,
  /** Service accounts of one organisation. */
  serviceAccounts: 500,
} as const

/** The user or service account whose rights a token has. */
export type TokenOwner = {
  /** Identifies the user or service account. */
  id: Id
  /** The name on screen. */
  name: string
  /** Whether it is a service account. */
  isService: boolean
}

/** A credential for programs. The token itself is not stored and cannot be shown again. */
export type ApiToken = {
  /** Identifies the token, to revoke it. */
  id: Id
  /** What it is for, e.g. "Nightly refresh". */
  name: string
  /** What it may do. */
  scope: TokenScope
  /** Its last four characters, to recognise it. */
  hint: string
  /** The only organisations in which it works; null for all of its owner. */
  organisations: Named[] | null
  /** The user or service account whose rights it has. */
  owner: TokenOwner
  /** The name of the user who created it; null after they have left. */
  createdBy: string | null
  /** The time of creation. */
  createdAt: Date
  /** When it stops working; null if it never does. */
  expiresAt: Date | null
  /** The time of the last call; null if there was none. */
  lastUsedAt: Date | null
}

/** A new API token, with the secret that is shown only once. */
export type NewApiToken = ApiToken & {
  /** The token for the `Authorization` header. */
  secret: string
}

/** An account for programs. It belongs to one organisation and cannot sign in. */
export type ServiceAccount = {
  /** Identifies the account. */
  id: Id
  /** The name on screen, e.g. "Data warehouse". */
  name: string
  /** The name of its role, e.g. `OrganisationAdmin`. */
  role: string
  /** The connectors it may see, if its role does not see all of them. */
  connectors: Named[]
  /** The time of creation. */
  createdAt: Date
}

/** Roles that a service account may have, least powerful first. None of them reaches another organisation. */
export const serviceRoles = ['User', 'ExcelUser', 'OrganisationAdmin'] as const

/** One of {@link serviceRoles}. */
export type ServiceRole = (typeof serviceRoles)[number]
