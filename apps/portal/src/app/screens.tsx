import { lazyScreen } from '../page/lazy-screen.ts'
import type { PageProps } from '../page/page-props.ts'

const home = lazyScreen<PageProps>(async () => (await import('../home/HomePage.tsx')).HomePage)
const approvals = lazyScreen<PageProps>(
  async () => (await import('../approvals/ApprovalsPage.tsx')).ApprovalsPage,
)
const organisations = lazyScreen<PageProps>(
  async () => (await import('../organisations/OrganisationsPage.tsx')).OrganisationsPage,
)
const databaseSettings = (path: string, title: string) =>
  lazyScreen<PageProps>(async () =>
    (await import('../excel/DatabaseSettingsPage.tsx')).databaseSettingsPage(path, title),
  )
const placeholder = (text: string) =>
  lazyScreen<PageProps>(async () => (await import('../excel/PlaceholderPage.tsx')).placeholderPage(text))

/** The pages there are, by the path of the route table. */
export const screens: Record<string, typeof home> = {
  '/home': home,
  '/connectors': home,
  '/admin/dashboard': lazyScreen<PageProps>(
    async () => (await import('../organisations/AdminDashboardPage.tsx')).AdminDashboardPage,
  ),
  '/admin/configuration': lazyScreen<PageProps>(
    async () => (await import('../configuration/ConfigurationPage.tsx')).ConfigurationPage,
  ),
  '/admin/approvals': approvals,
  // The same page: a link's decision outlives the address that asked for it.
  '/admin/approvals/:approvalId': approvals,
  '/admin/organisations': organisations,
  '/admin/organisations/:organisationId': organisations,
  '/admin/security/users': lazyScreen<PageProps>(
    async () => (await import('../users/UsersPage.tsx')).UsersPage,
  ),
  '/profile': lazyScreen<PageProps>(
    async () => (await import('../account/profile/ProfilePage.tsx')).ProfilePage,
  ),
  '/connectors/:connectorType/refresh': lazyScreen<PageProps>(
    async () => (await import('../connectors/DashboardPage.tsx')).DashboardPage,
  ),
  '/connectors/:connectorType/manage': lazyScreen<PageProps>(
    async () => (await import('../connectors/ManagePage.tsx')).ManagePage,
  ),
  '/connectors/:connectorType/v2/synchronise': lazyScreen<PageProps>(
    async () => (await import('../xero2sql/SynchronisePage.tsx')).SynchronisePage,
  ),
  '/connectors/:connectorType/v2/assign-users': lazyScreen<PageProps>(
    async () => (await import('../xero2sql/AssignUsersPage.tsx')).AssignUsersPage,
  ),
  '/connectors/:connectorType/v2/tokens': lazyScreen<PageProps>(
    async () => (await import('../xero2sql/TokensPage.tsx')).TokensPage,
  ),
  '/excel/areas': lazyScreen<PageProps>(async () => (await import('../excel/AreasPage.tsx')).AreasPage),
  '/excel/subareas': lazyScreen<PageProps>(
    async () => (await import('../excel/SubareasPage.tsx')).SubareasPage,
  ),
  '/excel/subareas/link': lazyScreen<PageProps>(
    async () => (await import('../excel/AreaLinksPage.tsx')).AreaLinksPage,
  ),
  '/excel/versions': lazyScreen<PageProps>(
    async () => (await import('../excel/VersionsPage.tsx')).VersionsPage,
  ),
  '/excel/helper-tables': lazyScreen<PageProps>(
    async () => (await import('../excel/HelperTablesPage.tsx')).HelperTablesPage,
  ),
  '/excel/security/entities': lazyScreen<PageProps>(
    async () => (await import('../excel/EntitiesPage.tsx')).EntitiesPage,
  ),
  '/excel/security/security-groups': lazyScreen<PageProps>(
    async () => (await import('../excel/GroupsPage.tsx')).GroupsPage,
  ),
  '/excel/security/user-security-groups': lazyScreen<PageProps>(
    async () => (await import('../excel/UserGroupsPage.tsx')).UserGroupsPage,
  ),
  '/excel/user-entities': lazyScreen<PageProps>(
    async () => (await import('../excel/UserEntitiesPage.tsx')).UserEntitiesPage,
  ),
  '/excel/security/user-helper-tables': lazyScreen<PageProps>(
    async () => (await import('../excel/UserHelperTablesPage.tsx')).UserHelperTablesPage,
  ),
  '/excel/security/access': lazyScreen<PageProps>(
    async () => (await import('../excel/UserAccessPage.tsx')).UserAccessPage,
  ),
  '/excel/security/access/structure': lazyScreen<PageProps>(
    async () => (await import('../excel/StructureAccessPage.tsx')).StructureAccessPage,
  ),
  '/excel': databaseSettings('/excel', 'Database settings'),
  '/excel/table-synchronisation': databaseSettings('/excel/table-synchronisation', 'Table synchronisation'),
  '/excel/entity-users': placeholder('AssignEntitiesUsers'),
  '/excel/helper-table-users': placeholder('AssignHelperTablesUsers'),
  '/excel/subarea-areas': placeholder('LinkSubAreasAreas'),
}

/** Addresses that open a dialog over the page of another one. The page stays where it is, and so does the focus. */
export const dialogsOver: Readonly<Record<string, string>> = {
  '/admin/organisations/:organisationId': '/admin/organisations',
}
