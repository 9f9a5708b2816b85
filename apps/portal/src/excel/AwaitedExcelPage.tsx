import { ButtonLink, EmptyState, PageHeader } from '@tributary/ui'
import { useDocumentTitle } from '../routes/use-document-title.ts'
import { useOrganisations } from '../shell/use-organisations.ts'
import { ExcelBreadcrumb } from './ExcelBreadcrumb.tsx'
import { type PageLink, pagesFrom } from './pages-from.ts'

/** An Excel page whose content is still to be built: where it is, its title, and the pages one reaches from it. */
export function AwaitedExcelPage({ path, title }: { path: string; title: string }) {
  const { organisations, selected } = useOrganisations()
  useDocumentTitle(title, selected?.companyName)
  const pages = pagesFrom(path)
  const homeless = organisations !== undefined && selected === null
  return (
    <>
      <PageHeader
        title={title}
        breadcrumb={<ExcelBreadcrumb path={path} title={title} />}
        actions={pages?.map(linkTo)}
      />
      <EmptyState title={homeless ? 'No organisations' : 'This page is not available yet.'} />
    </>
  )
}

const linkTo = ({ label, href }: PageLink) => (
  <ButtonLink key={href} href={href}>
    {label}
  </ButtonLink>
)
