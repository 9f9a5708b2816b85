import { EmptyState, PageHeader } from '@tributary/ui'
import type { PageProps } from '../routes/screens.tsx'

/** Xero companies and their syncs on demand (connectors spec 2.12). */
export function SynchronisePage(_: PageProps) {
  return (
    <>
      <PageHeader title="My Entities - Ready to Sync" />
      <EmptyState title="This page is not available yet." />
    </>
  )
}
