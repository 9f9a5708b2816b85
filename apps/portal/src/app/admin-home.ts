import { can, type SessionUser } from '@tributary/domain'

/** Returns the target of the Admin link: the dashboard, the users page for level 2, undefined for other users. */
export function adminHome(user: SessionUser): string | undefined {
  if (!can(user, 'admin.open')) return undefined
  return can(user, 'admin.dashboard') ? '/admin/dashboard' : '/admin/security/users'
}
