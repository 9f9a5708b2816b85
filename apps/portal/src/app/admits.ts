import { can, isExcel, type SessionUser } from '@tributary/domain'
import type { FoundRoute } from './find-route.ts'

/** Whether a signed-in user may open a screen. The server checks every call again. */
export function admits({ route, params }: FoundRoute, user: SessionUser): boolean {
  // Excel needs its ability at any address, so /connectors/excel/… as well (ROLE-07).
  if (isExcel(params.connectorType ?? '') && !can(user, 'excel.open')) return false
  const { admission } = route
  return admission === 'anyone' || admission === 'signed-in' || can(user, admission)
}
