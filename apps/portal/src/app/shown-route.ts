import { can, kindOf, type SessionUser } from '@tributary/domain'
import type { FoundRoute } from './find-route.ts'
import { routes } from './routes.ts'

const usersPath = '/admin/security/users'

/**
 * Returns what an address shows to a user: undefined for a connector type it does not serve (ROUTE-51, ROUTE-52), and
 * the users page in place of the dashboard for administrators who may not see the dashboard (ROUTE-13).
 */
export function shownRoute(found: FoundRoute | undefined, user: SessionUser): FoundRoute | undefined {
  if (!found || !isServedType(found)) return undefined
  if (found.path !== '/admin/dashboard' || can(user, 'admin.dashboard')) return found
  return { ...found, path: usersPath, route: routes[usersPath] }
}

/** Whether the connector type in an address exists. The v2 screens serve only Xero. */
function isServedType({ path, params }: FoundRoute): boolean {
  const type = params.connectorType
  if (type === undefined) return true
  if (path.includes('/v2/')) return type.toLowerCase() === 'xero'
  return kindOf(type) !== undefined
}
