import type { TokenScope } from '@tributary/domain'
import { authorise } from './connectors.authorise.ts'
import * as reconnect from './connectors.reconnect.ts'
import { refreshConnector, refreshConnectorByKey } from './connectors.refresh.ts'
import { cancelRefresh } from './connectors.runs.ts'
import { synchroniseTables } from './database.ts'
import type { Endpoint } from './endpoint.ts'
import * as invitations from './invitations.ts'
import * as organisationSignIn from './organisation-sign-in.ts'
import * as scim from './scim.ts'
import * as session from './session.ts'
import * as tokens from './tokens.ts'
import { sendPasswordLink } from './users.manage.ts'
import { startXero2SqlSync, synchroniseTokenTables } from './xero2sql.ts'

/** Calls that no API token may make: they are about sign-in methods, invitations, reconnect links, other tokens, or a browser. */
const people: ReadonlySet<unknown> = new Set<unknown>([
  ...Object.values(session).filter((call) => call !== session.getMe),
  ...Object.values(tokens).filter((call) => call !== tokens.getCurrentToken),
  ...Object.values(invitations),
  ...Object.values(organisationSignIn),
  ...Object.values(scim),
  ...Object.values(reconnect),
  authorise,
  sendPasswordLink,
])

const refreshes: ReadonlySet<unknown> = new Set<unknown>([
  refreshConnector,
  refreshConnectorByKey,
  cancelRefresh,
  startXero2SqlSync,
  synchroniseTables,
  synchroniseTokenTables,
])

/** Returns the scope that an API token needs for a call; null if no token may make it. */
export function tokenScopeOf(endpoint: Endpoint): TokenScope | null {
  if (endpoint.level === 'public' || endpoint.stepUp || people.has(endpoint)) return null
  if (refreshes.has(endpoint)) return 'refresh'
  return endpoint.method === 'GET' && !endpoint.acts ? 'read' : 'administer'
}
