import { can, type SessionUser } from '@tributary/domain'
import type { Admission } from './route-table.ts'

/** Whether a signed-in person may open a screen; the server decides again on every call. */
export const admits = (admission: Admission, user: SessionUser): boolean =>
  admission === 'anyone' || admission === 'signed-in' || can(user, admission)

/** Where a signed-out visitor of a protected address goes: the root, which brings them back (ROUTE-43). */
export const rootWithReturnUrl = (path: string, query: string): string =>
  `/?returnUrl=${encodeURIComponent(query ? `${path}?${query}` : path)}`
