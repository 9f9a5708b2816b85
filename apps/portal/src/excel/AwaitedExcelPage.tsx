import { ButtonLink, EmptyState, PageHeader } from '@tributary/ui'
import type { PortalRoute } from '../routes/route-table.ts'
import { useDocumentTitle } from '../routes/use-document-title.ts'
import { useOrganisations } from '../shell/use-organisations.ts'
import { pagesFrom } from './pages-from.ts'

/** An Excel page whose content is still to be built: where it is, its title, and the pages one reaches from it. */
export function AwaitedExcelPage({ route: { path, title } }: { route: PortalRoute }) {
  const { organisations, selected } = useOrganisations()
  useDocumentTitle(title, selected?.companyName)
  const homeless = organisations !== undefined && selected === null
  return (
    <>
      <PageHeader title={title} actions={<PagesFrom path={path} />} />
      <EmptyState title={homeless ? 'No organisations' : 'This page is not available yet.'} />
    </>
  )
}

const PagesFrom = ({ path }: { path: string }) =>
  pagesFrom(path).map(({ label, href }) => (
    <ButtonLink key={href} href={href}>
      {label}
    </ButtonLink>
  ))
