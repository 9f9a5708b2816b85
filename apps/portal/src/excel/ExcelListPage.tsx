import { DataTableSkeleton, PageHeader } from '@tributary/ui'
import type { ReactNode } from 'react'
import { StructureOutdated } from '../database/StructureOutdated.tsx'
import { useDocumentTitle } from '../page/use-document-title.ts'
import { RecentChangesButton } from './changes/RecentChangesButton.tsx'
import { ExcelBreadcrumb } from './ExcelBreadcrumb.tsx'
import { excelText } from './excel.messages.ts'
import { NotLoadedContent } from './NotLoadedContent.tsx'
import { useCan } from './use-can.ts'
import type { ExcelList, ReadyExcelList } from './use-excel-list.ts'

type ExcelListPageProps<Row> = {
  path: string
  /** The name of the page in its breadcrumb and the document's title. */
  title: string
  /** The heading, if it is not the title. */
  heading?: string | undefined
  list: ExcelList<Row>
  /** Beneath the heading. */
  summary?: ReactNode
  actions?: ReactNode
  /** Between the header and the list. */
  notice?: ReactNode
  /** While the list loads, instead of the shape of a table. */
  skeleton?: ReactNode
  children: (list: ReadyExcelList<Row>) => ReactNode
}

/** A page that shows one list of the Excel structure: its header and the list. */
export function ExcelListPage<Row>(props: ExcelListPageProps<Row>) {
  const { path, title, heading = title, list, summary, actions, notice, children } = props
  const { skeleton = <DataTableSkeleton label={excelText.loadingNamed(title)} searchable /> } = props
  const canUndo = useCan('excel.edit')
  useDocumentTitle(title, list.organisation?.companyName)
  return (
    <>
      <PageHeader
        title={heading}
        breadcrumb={<ExcelBreadcrumb path={path} title={title} />}
        summary={summary}
        actions={
          <>
            {canUndo && list.state === 'ready' && (
              <RecentChangesButton organisationId={list.organisation.id} />
            )}
            {actions}
          </>
        }
      />
      {notice}
      <StructureOutdated organisationId={list.organisation?.id} />
      {list.state === 'ready' ? (
        children(list)
      ) : (
        <NotLoadedContent load={list} things={title} skeleton={skeleton} />
      )}
    </>
  )
}
