import { can, kindOf, type SessionUser } from '@tributary/domain'
import type { FoundRoute } from './find-route.ts'
import { routeTable } from './route-table.ts'

const users = routeTable.find(({ path }) => path === '/admin/security/users')

/**
 * What an address shows to a person: nothing for a connector type it cannot serve (ROUTE-51, ROUTE-52), and the users
 * where somebody else has the dashboard (ROUTE-13).
 */
export function shownRoute(found: FoundRoute | undefined, user: SessionUser): FoundRoute | undefined {
  if (!found || !isServedType(found)) return undefined
  const isOthersDashboard = found.route.path === '/admin/dashboard' && !can(user, 'admin.dashboard')
  return isOthersDashboard && users ? { ...found, route: users } : found
}

/** Whether a connector address names a type it can serve: a known one, and for the v2 screens only Xero. */
function isServedType({ route, params }: FoundRoute): boolean {
  const type = params.connectorType
  if (type === undefined) return true
  if (route.path.includes('/v2/')) return type.toLowerCase() === 'xero'
  return kindOf(type) !== undefined
}
