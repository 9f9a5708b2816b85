import type { AccessStructure, Organisation } from '@tributary/domain'
import { accessMessages } from '@tributary/sdk/excel'
import { userName } from '@tributary/sdk/users'
import {
  Button,
  ButtonLink,
  DataTableSkeleton,
  EmptyState,
  PageHeader,
  type ReportOrigin,
} from '@tributary/ui'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { LoadFailure } from '../../page/LoadFailure.tsx'
import { useDocumentTitle } from '../../page/use-document-title.ts'
import { userAtom } from '../../session/session-atoms.ts'
import { ExcelBreadcrumb } from '../ExcelBreadcrumb.tsx'
import { useAccessDownload } from './use-access-download.ts'
import { useAccessStructure } from './use-access-structure.ts'

export type AccessPageProps = {
  path: string
  title: string
  /** The page that asks the other way round. */
  other: { label: string; href: string }
  /** What there is once everything is loaded; begun anew in another organisation. */
  children: (structure: AccessStructure, origin: ReportOrigin) => ReactNode
}

/** A page about who sees what: its head with the download, and the content or what stands in its place. */
export function AccessPage({ path, title, other, children }: AccessPageProps) {
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
            <ButtonLink href={other.href}>{other.label}</ButtonLink>
            {loaded.state === 'ready' && <Download {...loaded} />}
          </>
        }
      />
      {loaded.state === 'without-organisation' && <EmptyState title="No organisations" />}
      {loaded.state === 'failed' && <LoadFailure things="Access rights" {...loaded.failure} />}
      {loaded.state === 'loading' && <DataTableSkeleton label={`Loading ${title}`} searchable />}
      {loaded.state === 'ready' && children(loaded.structure, origin(loaded.organisation))}
    </>
  )
}

type DownloadProps = { organisation: Organisation; structure: AccessStructure }

function Download({ organisation, structure }: DownloadProps) {
  const { busy, download, notice } = useAccessDownload(organisation.companyName, structure)
  return (
    <>
      <p role="status">{notice}</p>
      <Button loading={busy} onClick={download}>
        {accessMessages.download}
      </Button>
    </>
  )
}
