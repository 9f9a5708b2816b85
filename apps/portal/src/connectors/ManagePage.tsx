import { EmptyState, PageHeader } from '@tributary/ui'
import type { PageProps } from '../routes/screens.tsx'

/** The connectors of one type, to be added, changed, shared and ended (connectors spec 2.17). */
export function ManagePage(_: PageProps) {
  return (
    <>
      <PageHeader title="Manage" />
      <EmptyState title="This page is not available yet." />
    </>
  )
}
