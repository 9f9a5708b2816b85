import { can, type SessionUser } from '@tributary/domain'

/** Where Admin leads: the dashboard, or the users for level 2; nowhere for others (SHELL-12..14, ROUTE-50). */
export function adminHome(user: SessionUser): string | undefined {
  if (!can(user, 'admin.open')) return undefined
  return can(user, 'admin.dashboard') ? '/admin/dashboard' : '/admin/security/users'
}
