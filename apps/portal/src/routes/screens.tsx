import { EmptyState, PageHeader } from '@tributary/ui'
import { AwaitedExcelPage } from '../excel/AwaitedExcelPage.tsx'
import { lazyScreen } from './lazy-screen.ts'
import type { PortalRoute } from './route-table.ts'
import { useDocumentTitle } from './use-document-title.ts'

/** What every page is given: the values of its address' parameters. */
export type PageProps = { params: Record<string, string | undefined> }

const home = lazyScreen<PageProps>(async () => (await import('../connectors/HomePage.tsx')).HomePage)
const approvals = lazyScreen<PageProps>(
  async () => (await import('../approvals/ApprovalsPage.tsx')).ApprovalsPage,
)
const organisations = lazyScreen<PageProps>(
  async () => (await import('../organisations/OrganisationsPage.tsx')).OrganisationsPage,
)
const placeholder = (text: string) =>
  lazyScreen<PageProps>(async () => (await import('../excel/PlaceholderPage.tsx')).placeholderPage(text))

/** The pages there are, by the path of the route table. What is missing opens as an honest empty page. */
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
  '/profile': lazyScreen<PageProps>(async () => (await import('../profile/ProfilePage.tsx')).ProfilePage),
  '/connectors/:connectorType/refresh': lazyScreen<PageProps>(
    async () => (await import('../connectors/DashboardPage.tsx')).DashboardPage,
  ),
  '/excel/entity-users': placeholder('AssignEntitiesUsers'),
  '/excel/helper-table-users': placeholder('AssignHelperTablesUsers'),
  '/excel/subarea-areas': placeholder('LinkSubAreasAreas'),
}

/** Addresses that open a dialog over the page of another one. The page stays where it is, and so does the focus. */
export const dialogsOver: Readonly<Record<string, string>> = {
  '/admin/organisations/:organisationId': '/admin/organisations',
}

/** A page whose content is still to be built, under its title. */
export const AwaitedScreen = ({ route }: { route: PortalRoute }) =>
  route.section === 'excel' ? <AwaitedExcelPage route={route} /> : <AwaitedPage title={route.title} />

function AwaitedPage({ title }: { title: string }) {
  useDocumentTitle(title)
  return (
    <>
      <PageHeader title={title} />
      <EmptyState title="This page is not available yet." />
    </>
  )
}
