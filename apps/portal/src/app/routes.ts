import { lazyScreen } from '../page/lazy-screen.ts'
import type { PageProps } from '../page/page-props.ts'
import { adminHome } from './admin-home.ts'
import { defineRoutes } from './define-routes.ts'
import { signedOutRoutes } from './signed-out-routes.ts'

const page = lazyScreen<PageProps>

const signedIn = { admission: 'signed-in' } as const
const admin = { section: 'admin', admission: 'admin.open' } as const
const excel = { section: 'excel', admission: 'excel.open' } as const
const connectors = { section: 'connectors', admission: 'signed-in' } as const

const customSources = {
  ...connectors,
  admission: 'connectors.edit',
  connectorType: 'custom',
} as const

const home = page(async () => (await import('../home/HomePage.tsx')).HomePage)
const approvals = page(async () => (await import('../approvals/ApprovalsPage.tsx')).ApprovalsPage)
const organisations = page(
  async () => (await import('../organisations/OrganisationsPage.tsx')).OrganisationsPage,
)
const source = page(async () => (await import('../custom-sources/SourcePage.tsx')).SourcePage)
const databaseSettings = (path: string, title: string) => ({
  title,
  screen: page(async () =>
    (await import('../excel/DatabaseSettingsPage.tsx')).databaseSettingsPage(path, title),
  ),
})
const placeholder = (title: string) => ({
  title,
  placeholder: true as const,
  screen: page(async () => (await import('../excel/PlaceholderPage.tsx')).placeholderPage(title)),
})

/**
 * Every address of the portal, each once. The first match counts, so a fixed path is before one with parameters.
 * Each screen is loaded when it is first shown. Routes that share a screen constant keep its state when the address
 * changes between them.
 */
export const routes = defineRoutes({
  ...signedOutRoutes,
  '/home': { ...signedIn, section: 'home', title: 'Home', screen: home },
  '/connectors': { ...signedIn, section: 'home', title: 'Connectors', screen: home },
  '/profile': {
    ...signedIn,
    section: 'profile',
    title: 'Profile',
    screen: page(async () => (await import('../account/profile/ProfilePage.tsx')).ProfilePage),
  },
  '/admin': { ...admin, title: 'Admin', redirect: (user) => adminHome(user) ?? '/home' },
  '/admin/dashboard': {
    ...admin,
    title: 'Dashboard',
    screen: page(async () => (await import('../organisations/AdminDashboardPage.tsx')).AdminDashboardPage),
  },
  '/admin/security/users': {
    ...admin,
    title: 'Users',
    screen: page(async () => (await import('../users/UsersPage.tsx')).UsersPage),
  },
  '/admin/approvals': { ...admin, title: 'Approvals', screen: approvals },
  '/admin/approvals/:approvalId': { ...admin, title: 'Approvals', screen: approvals },
  '/admin/organisations': { ...admin, title: 'Organisations', screen: organisations },
  '/admin/organisations/:organisationId': {
    ...admin,
    title: 'Organisation',
    screen: organisations,
    dialogOver: '/admin/organisations',
  },
  '/admin/configuration': {
    ...admin,
    admission: 'admin.configuration',
    title: 'Global Configuration',
    screen: page(async () => (await import('../configuration/ConfigurationPage.tsx')).ConfigurationPage),
  },
  '/excel': { ...excel, ...databaseSettings('/excel', 'Database settings') },
  '/excel/security/entities': {
    ...excel,
    title: 'Entities',
    screen: page(async () => (await import('../excel/structure/entity-kind.tsx')).EntitiesPage),
  },
  '/excel/security/security-groups': {
    ...excel,
    title: 'Security Groups',
    screen: page(async () => (await import('../excel/groups/GroupsPage.tsx')).GroupsPage),
  },
  '/excel/security/user-security-groups': {
    ...excel,
    title: 'Assign Users to Security Groups',
    screen: page(async () => (await import('../excel/linker/linking-pages.tsx')).UserGroupsPage),
  },
  '/excel/security/access': {
    ...excel,
    title: 'Who sees what',
    screen: page(async () => (await import('../excel/access/UserAccessPage.tsx')).UserAccessPage),
  },
  '/excel/security/access/structure': {
    ...excel,
    title: 'Who sees what, by item',
    screen: page(async () => (await import('../excel/access/StructureAccessPage.tsx')).StructureAccessPage),
  },
  '/excel/user-entities': {
    ...excel,
    title: 'Link users to entities',
    screen: page(async () => (await import('../excel/linker/linking-pages.tsx')).UserEntitiesPage),
  },
  '/excel/entity-users': { ...excel, ...placeholder('AssignEntitiesUsers') },
  '/excel/security/user-helper-tables': {
    ...excel,
    title: 'Assign Users to Helper Tables',
    screen: page(async () => (await import('../excel/linker/linking-pages.tsx')).UserHelperTablesPage),
  },
  '/excel/helper-table-users': { ...excel, ...placeholder('AssignHelperTablesUsers') },
  '/excel/table-synchronisation': {
    ...excel,
    ...databaseSettings('/excel/table-synchronisation', 'Table synchronisation'),
  },
  '/excel/areas': {
    ...excel,
    title: 'Areas',
    screen: page(async () => (await import('../excel/structure/area-kind.tsx')).AreasPage),
  },
  '/excel/subareas': {
    ...excel,
    title: 'Sub-areas',
    screen: page(async () => (await import('../excel/structure/subarea-kind.tsx')).SubareasPage),
  },
  '/excel/subareas/link': {
    ...excel,
    title: 'Link Areas to Subareas',
    screen: page(async () => (await import('../excel/linker/linking-pages.tsx')).AreaLinksPage),
  },
  '/excel/subarea-areas': { ...excel, ...placeholder('LinkSubAreasAreas') },
  '/excel/versions': {
    ...excel,
    title: 'Versions',
    screen: page(async () => (await import('../excel/structure/version-kind.tsx')).VersionsPage),
  },
  '/excel/helper-tables': {
    ...excel,
    title: 'Helper Tables',
    screen: page(async () => (await import('../excel/structure/helper-table-kind.tsx')).HelperTablesPage),
  },
  '/connectors/custom/sources': {
    ...customSources,
    title: 'Custom sources',
    screen: page(async () => (await import('../custom-sources/CustomSourcesPage.tsx')).CustomSourcesPage),
  },
  '/connectors/custom/sources/new': { ...customSources, title: 'Add a custom source', screen: source },
  '/connectors/custom/sources/:sourceId': { ...customSources, title: 'Custom source', screen: source },
  '/connectors/:connectorType/refresh': {
    ...connectors,
    title: 'Refresh',
    screen: page(async () => (await import('../connectors/DashboardPage.tsx')).DashboardPage),
  },
  '/connectors/:connectorType/manage': {
    ...connectors,
    title: 'Manage',
    screen: page(async () => (await import('../connectors/ManagePage.tsx')).ManagePage),
  },
  '/connectors/:connectorType/v2/synchronise': {
    ...connectors,
    title: 'Xero Connector - Synchronise V2',
    screen: page(async () => (await import('../xero2sql/SynchronisePage.tsx')).SynchronisePage),
  },
  '/connectors/:connectorType/v2/assign-users': {
    ...connectors,
    admission: 'xero2sql.assign-users',
    title: 'Xero Connector - Assign Users V2',
    screen: page(async () => (await import('../xero2sql/AssignUsersPage.tsx')).AssignUsersPage),
  },
  '/connectors/:connectorType/v2/tokens': {
    ...connectors,
    admission: 'xero2sql.tokens',
    title: 'Xero2Sql - Tokens',
    screen: page(async () => (await import('../xero2sql/TokensPage.tsx')).TokensPage),
  },
})
