import { EmptyState, PageHeader } from '@tributary/ui'
import type { PageProps } from '../routes/screens.tsx'

/** Who may sync which Xero companies (connectors spec 2.13). */
export function AssignUsersPage(_: PageProps) {
  return (
    <>
      <PageHeader title="Xero Connector - Assign Users V2" />
      <EmptyState title="This page is not available yet." />
    </>
  )
}
