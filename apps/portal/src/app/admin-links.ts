import { type Ability, can, type SessionUser } from '@tributary/domain'
import type { SectionLink } from '@tributary/ui'
import { appText } from './app.messages.ts'

const links: readonly { label: string; href: string; for: Ability }[] = [
  {
    get label() {
      return appText.dashboard
    },
    href: '/admin/dashboard',
    for: 'admin.dashboard',
  },
  {
    get label() {
      return appText.globalConfiguration
    },
    href: '/admin/configuration',
    for: 'admin.configuration',
  },
  {
    get label() {
      return appText.organisations
    },
    href: '/admin/organisations',
    for: 'clients.edit',
  },
  {
    get label() {
      return appText.users
    },
    href: '/admin/security/users',
    for: 'users.manage',
  },
  {
    get label() {
      return appText.approvals
    },
    href: '/admin/approvals',
    for: 'approvals.decide',
  },
  {
    get label() {
      return appText.webhooks
    },
    href: '/admin/webhooks',
    for: 'webhooks.manage',
  },
  {
    get label() {
      return appText.alertChannels
    },
    href: '/admin/alerts',
    for: 'alerts.manage-channels',
  },
  {
    get label() {
      return appText.organisationSignIn
    },
    href: '/admin/sign-in',
    for: 'organisation-sign-in.manage',
  },
  {
    get label() {
      return appText.programs
    },
    href: '/admin/programs',
    for: 'tokens.administer',
  },
  {
    get label() {
      return appText.auditLog
    },
    href: '/admin/audit',
    for: 'audit.read',
  },
  {
    get label() {
      return appText.accessReport
    },
    href: '/access/report',
    for: 'audit.read',
  },
  {
    get label() {
      return appText.mail
    },
    href: '/admin/mail',
    for: 'operations.open',
  },
  {
    get label() {
      return appText.housekeeping
    },
    href: '/admin/housekeeping',
    for: 'operations.open',
  },
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
  get '/admin/organisations'() {
    return appText.searchOrganisations
  },
  get '/admin/organisations/:organisationId'() {
    return appText.searchOrganisations
  },
  get '/admin/security/users'() {
    return appText.searchUsers
  },
}
