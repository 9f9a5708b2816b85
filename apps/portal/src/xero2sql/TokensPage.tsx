import { EmptyState, PageHeader } from '@tributary/ui'
import type { PageProps } from '../routes/screens.tsx'

/** Authorisations at Xero and where their figures go (connectors spec 2.14). */
export function TokensPage(_: PageProps) {
  return (
    <>
      <PageHeader title="Xero2Sql - Tokens" />
      <EmptyState title="This page is not available yet." />
    </>
  )
}
