import type { Ability } from '@tributary/domain'

/** Who may open a screen: signed-out visitors too, everybody signed in, or whoever has an ability. */
export type Admission = 'anyone' | 'signed-in' | Ability

/** The part of the portal a screen belongs to; it decides the top bar. */
export type Section = 'session' | 'home' | 'profile' | 'admin' | 'excel' | 'connectors'

/** One address of the portal (portal spec 2.1). Screens are found by `path` in screens.ts. */
export type PortalRoute = { path: string; title: string; section: Section; admission: Admission }

const rows = (section: Section, admission: Admission, titles: Record<string, string>): PortalRoute[] =>
  Object.entries(titles).map(([path, title]) => ({ path, title, section, admission }))

/** Every address of the portal, each once; the more particular stand before those with parameters. */
export const routeTable: readonly PortalRoute[] = [
  ...rows('session', 'anyone', {
    '/': 'Sign in',
    '/signin': 'Sign in',
    '/signin/confirm': 'Verify your sign-in',
    '/signup': 'Sign up',
    '/signup/finalise': 'Finish sign-up',
    '/signin/confirm-address/:confirmAddressToken': 'Confirm your email address',
    '/reset-password': 'Reset password',
    '/reset-password/redeem/:resetPasswordRedeemToken': 'Reset password',
    '/reset-password/:resetPasswordRedeemToken': 'Set password',
    '/set-password/redeem/:resetPasswordRedeemToken': 'Set password',
  }),
  ...rows('home', 'signed-in', { '/home': 'Home', '/connectors': 'Connectors' }),
  ...rows('profile', 'signed-in', { '/profile': 'Profile' }),
  ...rows('admin', 'admin.open', {
    '/admin': 'Admin',
    '/admin/dashboard': 'Dashboard',
    '/admin/security/users': 'Users',
    '/admin/approvals': 'Approvals',
    '/admin/approvals/:approvalId': 'Approvals',
    '/admin/organisations': 'Organisations',
    '/admin/organisations/:organisationId': 'Organisation',
  }),
  ...rows('admin', 'admin.configuration', { '/admin/configuration': 'Global Configuration' }),
  ...rows('excel', 'excel.open', {
    '/excel': 'Database settings',
    '/excel/security/entities': 'Entities',
    '/excel/security/security-groups': 'Security Groups',
    '/excel/security/user-security-groups': 'Assign Users to Security Groups',
    '/excel/security/access': 'Who sees what',
    '/excel/security/access/structure': 'Who sees what, by item',
    '/excel/user-entities': 'Link users to entities',
    '/excel/entity-users': 'AssignEntitiesUsers',
    '/excel/security/user-helper-tables': 'Assign Users to Helper Tables',
    '/excel/helper-table-users': 'AssignHelperTablesUsers',
    '/excel/table-synchronisation': 'Table synchronisation',
    '/excel/areas': 'Areas',
    '/excel/subareas': 'Sub-areas',
    '/excel/subareas/link': 'Link Areas to Subareas',
    '/excel/subarea-areas': 'LinkSubAreasAreas',
    '/excel/versions': 'Versions',
    '/excel/helper-tables': 'Helper Tables',
  }),
  ...rows('connectors', 'signed-in', {
    '/connectors/:connectorType/refresh': 'Refresh',
    '/connectors/:connectorType/manage': 'Manage',
    '/connectors/:connectorType/v2/synchronise': 'Xero Connector - Synchronise V2',
  }),
  ...rows('connectors', 'xero2sql.assign-users', {
    '/connectors/:connectorType/v2/assign-users': 'Xero Connector - Assign Users V2',
  }),
  ...rows('connectors', 'xero2sql.tokens', { '/connectors/:connectorType/v2/tokens': 'Xero2Sql - Tokens' }),
]
