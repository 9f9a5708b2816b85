import { DataTableSkeleton, EmptyState, PageHeader } from '@tributary/ui'
import type { ReactNode } from 'react'
import { StructureOutdated } from '../database/StructureOutdated.tsx'
import { LoadFailure } from '../page/LoadFailure.tsx'
import { useDocumentTitle } from '../page/use-document-title.ts'
import { ExcelBreadcrumb } from './ExcelBreadcrumb.tsx'
import type { ExcelList } from './use-excel-list.ts'

type Ready<Row> = Extract<ExcelList<Row>, { state: 'ready' }>

type ExcelListPageProps<Row> = {
  path: string
  /** What the page is called, in its breadcrumb and the document's title. */
  title: string
  /** The heading, where it is another. */
  heading?: string | undefined
  list: ExcelList<Row>
  /** Said beneath the heading. */
  summary?: string
  actions?: ReactNode
  /** What there is once the list is there; begun anew in another organisation. */
  children: (list: Ready<Row>) => ReactNode
}

/** A page of the Excel part that is a table: its head, and the table or what stands in its place. */
export function ExcelListPage<Row>(props: ExcelListPageProps<Row>) {
  const { path, title, heading = title, list, summary, actions, children } = props
  useDocumentTitle(title, list.organisation?.companyName)
  return (
    <>
      <PageHeader
        title={heading}
        breadcrumb={<ExcelBreadcrumb path={path} title={title} />}
        {...(summary && { summary })}
        {...(list.state === 'ready' && { actions })}
      />
      <StructureOutdated organisationId={list.organisation?.id} />
      <Content title={title} list={list}>
        {children}
      </Content>
    </>
  )
}

type ContentProps<Row> = Pick<ExcelListPageProps<Row>, 'title' | 'list' | 'children'>

function Content<Row>({ title, list, children }: ContentProps<Row>) {
  if (list.state === 'without-organisation') return <EmptyState title="No organisations" />
  if (list.state === 'failed') return <LoadFailure things={title} {...list.failure} />
  if (list.state === 'loading') return <DataTableSkeleton label={`Loading ${title}`} searchable />
  return children(list)
}
