import { type AccessStructure, can, type Organisation } from '@tributary/domain'
import { csvMessages } from '@tributary/sdk/common'
import { accessMessages } from '@tributary/sdk/excel'
import { userName } from '@tributary/sdk/users'
import { Button, ButtonLink, DataTableSkeleton, PageHeader, type ReportOrigin } from '@tributary/ui'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { useDocumentTitle } from '../../page/use-document-title.ts'
import { userAtom } from '../../session/session-atoms.ts'
import { ExcelBreadcrumb } from '../ExcelBreadcrumb.tsx'
import { NotLoadedContent } from '../NotLoadedContent.tsx'
import { accessText } from './access.messages.ts'
import { itemPage, matrixPage, personPage } from './access-address.ts'
import { useAccessDownload } from './use-access-download.ts'
import { useAccessStructure } from './use-access-structure.ts'

export type AccessPageProps = {
  path: string
  title: string
  /** Whether the header offers the file of all reasons. A matrix has its own file. */
  withReasons?: boolean
  /** The content once everything is loaded. */
  children: (structure: AccessStructure, origin: ReportOrigin) => ReactNode
}

/** A page that shows who sees what: its header with the download, and the content. */
export function AccessPage({ path, title, withReasons = true, children }: AccessPageProps) {
  const loaded = useAccessStructure()
  const viewer = useAtomValue(userAtom)
  const origin = ({ companyName }: Organisation) => ({
    organisation: companyName,
    by: viewer ? userName(viewer) : '',
  })
  useDocumentTitle(title, loaded.organisation?.companyName)
  return (
    <>
      <PageHeader
        title={title}
        summary={accessMessages.summary}
        breadcrumb={<ExcelBreadcrumb path={path} title={title} />}
        actions={
          <>
            {accessViews()
              .filter(({ href }) => href !== path)
              .map(({ label, href }) => (
                <ButtonLink key={href} href={href}>
                  {label}
                </ButtonLink>
              ))}
            {path === matrixPage && can(viewer, 'audit.read') && (
              <ButtonLink href="/access/report">{accessText.past}</ButtonLink>
            )}
            {withReasons && loaded.state === 'ready' && <Download {...loaded} />}
          </>
        }
      />
      {loaded.state === 'ready' ? (
        children(loaded.structure, origin(loaded.organisation))
      ) : (
        <NotLoadedContent
          load={loaded}
          things={accessText.accessRights}
          skeleton={<DataTableSkeleton label={accessText.loadingNamed(title)} searchable />}
        />
      )}
    </>
  )
}

/** The pages that show who sees what. */
const accessViews = () => [
  { label: accessMessages.byPerson, href: personPage },
  { label: accessMessages.byItem, href: itemPage },
  { label: accessMessages.byMatrix, href: matrixPage },
]

type DownloadProps = { organisation: Organisation; structure: AccessStructure }

function Download({ organisation, structure }: DownloadProps) {
  const { busy, download, notice } = useAccessDownload(organisation.companyName, structure)
  return (
    <>
      <p role="status">{notice}</p>
      <Button loading={busy} onClick={download}>
        {csvMessages.download}
      </Button>
    </>
  )
}
