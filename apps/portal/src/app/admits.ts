import { can, isExcel, type SessionUser } from '@tributary/domain'
import type { FoundRoute } from './find-route.ts'

/** Whether a signed-in person may open a screen; the server decides again on every call (ROUTE-48). */
export function admits({ route, params }: FoundRoute, user: SessionUser): boolean {
  // Excel is for whoever may open it, at whichever address (ROLE-07).
  if (isExcel(params.connectorType ?? '') && !can(user, 'excel.open')) return false
  const { admission } = route
  return admission === 'anyone' || admission === 'signed-in' || can(user, admission)
}

/** Where a signed-out visitor of a protected address goes: the root, which brings them back (ROUTE-43). */
export const rootWithReturnUrl = (path: string, query: string): string =>
  `/?returnUrl=${encodeURIComponent(query ? `${path}?${query}` : path)}`
