import type { CustomSource } from '@tributary/domain'
import { customSourcesMessages } from '@tributary/sdk/custom-sources'
import { History, Plug, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { TimeAgo } from '../patterns/clock/TimeAgo.tsx'
import { Badge } from '../primitives/Badge/Badge.tsx'
import { Button } from '../primitives/Button/Button.tsx'
import { ButtonLink } from '../primitives/Button/ButtonLink.tsx'
import { PageHeader } from '../shell/PageHeader.tsx'

export type SourceHeaderProps = {
  /** The saved source; null for a new one. */
  source: CustomSource | null
  /** The path to this page, a `Breadcrumb`. */
  breadcrumb: ReactNode
  /** Where Connect leads. Null hides the button. */
  connectHref: string | null
  /** Left out for sources of the installation. */
  onVersions?: (() => void) | undefined
  /** Called when the user deletes the source. Without it, the button is not shown. */
  onDelete?: (() => void) | undefined
}

const words = customSourcesMessages

/** The head of the editor of a source: when it was saved, and what else can be done with it. */
export const SourceHeader = ({
  source,
  breadcrumb,
  connectHref,
  onVersions,
  onDelete,
}: SourceHeaderProps) => (
  <PageHeader
    title={source?.name ?? words.addTitle}
    summary={source ? <Facts source={source} /> : words.addSummary}
    breadcrumb={breadcrumb}
    status={source?.origin === 'installation' && <Badge>{words.ofInstallation}</Badge>}
    actions={
      <>
        {onDelete && (
          <Button variant="danger-quiet" icon={Trash2} onClick={onDelete}>
            {words.deleting.action}
          </Button>
        )}
        {onVersions && (
          <Button icon={History} onClick={onVersions}>
            {words.versions.action}
          </Button>
        )}
        {connectHref && (
          <ButtonLink icon={Plug} href={connectHref}>
            {words.connect}
          </ButtonLink>
        )}
      </>
    }
  />
)

function Facts({ source: { version, changedAt, changedBy, connectors } }: { source: CustomSource }) {
  if (!changedAt) return words.connectors(connectors)
  return (
    <>
      {words.version(version)}, {words.savedWhen} <TimeAgo date={changedAt} /> {words.by(changedBy)}.{' '}
      {words.connectors(connectors)}.
    </>
  )
}
