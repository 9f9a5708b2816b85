import * as alerts from './alerts.ts'
import * as database from './database.ts'
import type { Endpoint } from './endpoint.ts'
import * as session from './session.ts'
import { tokenScopeOf } from './token-scope.ts'
import * as tokens from './tokens.ts'
import * as users from './users.ts'
import * as xero2sql from './xero2sql.ts'

/** Calls that an administrator makes for their own session while they see the portal as another user. */
const own: ReadonlySet<unknown> = new Set<unknown>([session.endViewAs, session.signOut])

/** Reads about the account and the credentials of a person. An administrator has no business there. */
const personal: ReadonlySet<unknown> = new Set<unknown>([
  alerts.getAlertSettings,
  database.getDatabaseCredentials,
  tokens.getCurrentToken,
  users.listUserIdentities,
  xero2sql.getXero2SqlCredentials,
  xero2sql.getXeroToken,
  xero2sql.listXeroTokens,
])

/**
 * Returns what becomes of a call while an administrator sees the portal as another user: it is answered for the
 * administrator (`own`), for the user (`read`), or refused. Everything that may write is refused, and every new call that is
 * not a plain read.
 */
export function viewAsRuleOf(endpoint: Endpoint): 'own' | 'read' | 'refused' {
  if (own.has(endpoint)) return 'own'
  return tokenScopeOf(endpoint) === 'read' && !personal.has(endpoint) ? 'read' : 'refused'
}
