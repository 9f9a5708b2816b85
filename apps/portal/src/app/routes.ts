import { lazyScreen } from '../page/lazy-screen.ts'
import type { PageProps } from '../page/page-props.ts'
import { adminHome } from './admin-home.ts'
import { appText } from './app.messages.ts'
import { defineRoutes } from './define-routes.ts'
import { signedOutRoutes } from './signed-out-routes.ts'

const page = lazyScreen<PageProps>

/** Lists and matrices. Forms and texts are easier to read if they stay narrow. */
const wide = { wide: true } as const

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
const databaseSettings = (path: string, title: 'databaseSettings' | 'tableSynchronisation') => ({
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
  '/home': {
    ...signedIn,
    ...wide,
    section: 'home',
    get title() {
      return appText.home
    },
    screen: home,
  },
  '/connectors': {
    ...signedIn,
    ...wide,
    section: 'home',
    get title() {
      return appText.connectors
    },
    screen: page(async () => (await import('../home/ConnectorsPage.tsx')).ConnectorsPage),
  },
  '/access/why': {
    ...signedIn,
    section: 'home',
    get title() {
      return appText.why
    },
    screen: page(async () => (await import('../access/WhyPage.tsx')).WhyPage),
  },
  '/lineage': {
    ...signedIn,
    ...wide,
    section: 'home',
    get title() {
      return appText.lineage
    },
    screen: page(async () => (await import('../lineage/LineagePage.tsx')).LineagePage),
  },
  '/access/report': {
    ...admin,
    ...wide,
    admission: 'audit.read',
    get title() {
      return appText.accessReport
    },
    screen: page(async () => (await import('../access/PastAccessPage.tsx')).PastAccessPage),
  },
  '/people/:userId': {
    ...admin,
    ...wide,
    admission: 'users.manage',
    get title() {
      return appText.person
    },
    screen: page(async () => (await import('../access/PersonPage.tsx')).PersonPage),
  },
  '/profile': {
    ...signedIn,
    admission: 'profile.open',
    section: 'profile',
    get title() {
      return appText.profile
    },
    screen: page(async () => (await import('../account/profile/ProfilePage.tsx')).ProfilePage),
  },
  '/admin': {
    ...admin,
    get title() {
      return appText.admin
    },
    redirect: (user) => adminHome(user) ?? '/home',
  },
  '/admin/dashboard': {
    ...admin,
    get title() {
      return appText.dashboard
    },
    screen: page(async () => (await import('../organisations/AdminDashboardPage.tsx')).AdminDashboardPage),
  },
  '/admin/security/users': {
    ...admin,
    ...wide,
    get title() {
      return appText.users
    },
    screen: page(async () => (await import('../users/UsersPage.tsx')).UsersPage),
  },
  '/admin/approvals': {
    ...admin,
    ...wide,
    get title() {
      return appText.approvals
    },
    screen: approvals,
  },
  '/admin/approvals/:approvalId': {
    ...admin,
    ...wide,
    get title() {
      return appText.approvals
    },
    screen: approvals,
  },
  '/admin/programs': {
    ...admin,
    admission: 'tokens.administer',
    ...wide,
    get title() {
      return appText.programs
    },
    screen: page(async () => (await import('../tokens/ProgramsPage.tsx')).ProgramsPage),
  },
  '/admin/audit': {
    ...admin,
    admission: 'audit.read',
    ...wide,
    get title() {
      return appText.auditLog
    },
    screen: page(async () => (await import('../audit/AuditPage.tsx')).AuditPage),
  },
  '/admin/mail': {
    ...admin,
    admission: 'operations.open',
    ...wide,
    get title() {
      return appText.mail
    },
    screen: page(async () => (await import('../operations/MailPage.tsx')).MailPage),
  },
  '/admin/housekeeping': {
    ...admin,
    admission: 'operations.open',
    ...wide,
    get title() {
      return appText.housekeeping
    },
    screen: page(async () => (await import('../operations/HousekeepingPage.tsx')).HousekeepingPage),
  },
  '/admin/organisations': {
    ...admin,
    ...wide,
    get title() {
      return appText.organisations
    },
    screen: organisations,
  },
  '/admin/organisations/:organisationId': {
    ...admin,
    ...wide,
    get title() {
      return appText.organisation
    },
    screen: organisations,
    dialogOver: '/admin/organisations',
  },
  '/admin/webhooks': {
    ...admin,
    ...wide,
    admission: 'webhooks.manage',
    get title() {
      return appText.webhooks
    },
    screen: page(async () => (await import('../webhooks/WebhooksPage.tsx')).WebhooksPage),
  },
  '/admin/webhooks/:webhookId': {
    ...admin,
    ...wide,
    admission: 'webhooks.manage',
    get title() {
      return appText.webhookDeliveries
    },
    screen: page(async () => (await import('../webhooks/DeliveriesPage.tsx')).DeliveriesPage),
  },
  '/admin/sign-in': {
    ...admin,
    ...wide,
    admission: 'organisation-sign-in.manage',
    get title() {
      return appText.organisationSignIn
    },
    screen: page(
      async () => (await import('../organisation-sign-in/OrganisationSignInPage.tsx')).OrganisationSignInPage,
    ),
  },
  '/admin/alerts': {
    ...admin,
    ...wide,
    admission: 'alerts.manage-channels',
    get title() {
      return appText.alertChannels
    },
    screen: page(async () => (await import('../alerts/AlertChannelsPage.tsx')).AlertChannelsPage),
  },
  '/admin/configuration': {
    ...admin,
    admission: 'admin.configuration',
    get title() {
      return appText.globalConfiguration
    },
    screen: page(async () => (await import('../configuration/ConfigurationPage.tsx')).ConfigurationPage),
  },
  '/excel': {
    ...excel,
    get title() {
      return appText.databaseSettings
    },
    ...databaseSettings('/excel', 'databaseSettings'),
  },
  '/excel/security/entities': {
    ...excel,
    ...wide,
    get title() {
      return appText.entities
    },
    screen: page(async () => (await import('../excel/structure/entity-kind.tsx')).EntitiesPage),
  },
  '/excel/security/security-groups': {
    ...excel,
    ...wide,
    get title() {
      return appText.securityGroups
    },
    screen: page(async () => (await import('../excel/groups/GroupsPage.tsx')).GroupsPage),
  },
  '/excel/security/user-security-groups': {
    ...excel,
    ...wide,
    get title() {
      return appText.assignUsersToSecurityGroups
    },
    screen: page(async () => (await import('../excel/linker/linking-pages.tsx')).UserGroupsPage),
  },
  '/excel/security/access': {
    ...excel,
    ...wide,
    get title() {
      return appText.whoSeesWhat
    },
    screen: page(async () => (await import('../excel/access/UserAccessPage.tsx')).UserAccessPage),
  },
  '/excel/security/access/structure': {
    ...excel,
    ...wide,
    get title() {
      return appText.whoSeesWhatByItem
    },
    screen: page(async () => (await import('../excel/access/StructureAccessPage.tsx')).StructureAccessPage),
  },
  '/excel/security/access/matrix': {
    ...excel,
    ...wide,
    get title() {
      return appText.whoSeesWhatAsMatrix
    },
    screen: page(async () => (await import('../excel/access/MatrixAccessPage.tsx')).MatrixAccessPage),
  },
  '/excel/user-entities': {
    ...excel,
    ...wide,
    get title() {
      return appText.linkUsersToEntities
    },
    screen: page(async () => (await import('../excel/linker/linking-pages.tsx')).UserEntitiesPage),
  },
  '/excel/entity-users': { ...excel, ...placeholder('AssignEntitiesUsers') },
  '/excel/security/user-helper-tables': {
    ...excel,
    ...wide,
    get title() {
      return appText.assignUsersToHelperTables
    },
    screen: page(async () => (await import('../excel/linker/linking-pages.tsx')).UserHelperTablesPage),
  },
  '/excel/helper-table-users': { ...excel, ...placeholder('AssignHelperTablesUsers') },
  '/excel/table-synchronisation': {
    ...excel,
    get title() {
      return appText.tableSynchronisation
    },
    ...databaseSettings('/excel/table-synchronisation', 'tableSynchronisation'),
  },
  '/excel/areas': {
    ...excel,
    ...wide,
    get title() {
      return appText.areas
    },
    screen: page(async () => (await import('../excel/structure/area-kind.tsx')).AreasPage),
  },
  '/excel/subareas': {
    ...excel,
    ...wide,
    get title() {
      return appText.subAreas
    },
    screen: page(async () => (await import('../excel/structure/subarea-kind.tsx')).SubareasPage),
  },
  '/excel/subareas/link': {
    ...excel,
    ...wide,
    get title() {
      return appText.linkAreasToSubareas
    },
    screen: page(async () => (await import('../excel/linker/linking-pages.tsx')).AreaLinksPage),
  },
  '/excel/subarea-areas': { ...excel, ...placeholder('LinkSubAreasAreas') },
  '/excel/versions': {
    ...excel,
    ...wide,
    get title() {
      return appText.versions
    },
    screen: page(async () => (await import('../excel/structure/version-kind.tsx')).VersionsPage),
  },
  '/excel/helper-tables': {
    ...excel,
    ...wide,
    get title() {
      return appText.helperTables
    },
    screen: page(async () => (await import('../excel/structure/helper-table-kind.tsx')).HelperTablesPage),
  },
  '/excel/search': {
    ...excel,
    ...wide,
    get title() {
      return appText.searchStructure
    },
    screen: page(async () => (await import('../excel/search/SearchPage.tsx')).SearchPage),
  },
  '/connectors/custom/sources': {
    ...customSources,
    ...wide,
    get title() {
      return appText.customSources
    },
    screen: page(async () => (await import('../custom-sources/CustomSourcesPage.tsx')).CustomSourcesPage),
  },
  '/connectors/custom/sources/new': {
    ...customSources,
    get title() {
      return appText.addACustomSource
    },
    screen: source,
  },
  '/connectors/custom/sources/:sourceId': {
    ...customSources,
    get title() {
      return appText.customSource
    },
    screen: source,
  },
  '/connectors/:connectorType/refresh': {
    ...connectors,
    ...wide,
    get title() {
      return appText.refresh
    },
    screen: page(async () => (await import('../connectors/DashboardPage.tsx')).DashboardPage),
  },
  '/connectors/:connectorType/manage': {
    ...connectors,
    ...wide,
    get title() {
      return appText.manage
    },
    screen: page(async () => (await import('../connectors/ManagePage.tsx')).ManagePage),
  },
  '/connectors/:connectorType/v2/synchronise': {
    ...connectors,
    get title() {
      return appText.xeroConnectorSynchroniseV2
    },
    screen: page(async () => (await import('../xero2sql/SynchronisePage.tsx')).SynchronisePage),
  },
  '/connectors/:connectorType/v2/assign-users': {
    ...connectors,
    admission: 'xero2sql.assign-users',
    get title() {
      return appText.xeroConnectorAssignUsersV2
    },
    screen: page(async () => (await import('../xero2sql/AssignUsersPage.tsx')).AssignUsersPage),
  },
  '/connectors/:connectorType/v2/tokens': {
    ...connectors,
    admission: 'xero2sql.tokens',
    get title() {
      return appText.xero2sqlTokens
    },
    screen: page(async () => (await import('../xero2sql/TokensPage.tsx')).TokensPage),
  },
})
