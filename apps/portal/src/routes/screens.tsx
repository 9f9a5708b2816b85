import { EmptyState, PageHeader } from '@tributary/ui'
import { lazyScreen } from './lazy-screen.ts'
import { useDocumentTitle } from './use-document-title.ts'

/** What every page is given: the values of its address' parameters. */
export type PageProps = { params: Record<string, string | undefined> }

const home = lazyScreen<PageProps>(async () => (await import('../connectors/HomePage.tsx')).HomePage)
const approvals = lazyScreen<PageProps>(
  async () => (await import('../approvals/ApprovalsPage.tsx')).ApprovalsPage,
)

/** The pages there are, by the path of the route table. What is missing opens as an honest empty page. */
export const screens: Record<string, typeof home> = {
  '/home': home,
  '/connectors': home,
  '/admin/approvals': approvals,
  // The same page: a link's decision outlives the address that asked for it.
  '/admin/approvals/:approvalId': approvals,
  '/profile': lazyScreen<PageProps>(async () => (await import('../profile/ProfilePage.tsx')).ProfilePage),
  '/connectors/:connectorType/refresh': lazyScreen<PageProps>(
    async () => (await import('../connectors/DashboardPage.tsx')).DashboardPage,
  ),
}

/** A page whose content is still to be built, under its title. */
export function AwaitedScreen({ title }: { title: string }) {
  useDocumentTitle(title)
  return (
    <>
      <PageHeader title={title} />
      <EmptyState title="This page is not available yet." />
    </>
  )
}
