import { type Ability, can, type SessionUser } from '@tributary/domain'
import type { SectionLink } from '@tributary/ui'

const links: readonly { label: string; href: string; for: Ability }[] = [
  { label: 'Dashboard', href: '/admin/dashboard', for: 'admin.dashboard' },
  { label: 'Global Configuration', href: '/admin/configuration', for: 'admin.configuration' },
  { label: 'Organisations', href: '/admin/organisations', for: 'clients.edit' },
  { label: 'Users', href: '/admin/security/users', for: 'users.manage' },
  { label: 'Approvals', href: '/admin/approvals', for: 'approvals.decide' },
]

/** The admin pages a user may open. A link is current on the pages below it too. */
export const adminLinks = (routePath: string, user: SessionUser): SectionLink[] =>
  links
    .filter((link) => can(user, link.for))
    .map(({ label, href }) => ({
      label,
      href,
      current: routePath === href || routePath.startsWith(`${href}/`),
    }))

/** The placeholder of the search box, by admin page. */
export const adminSearches: Readonly<Record<string, string>> = {
  '/admin/organisations': 'Search organisations',
  '/admin/organisations/:organisationId': 'Search organisations',
  '/admin/security/users': 'Search users',
}
