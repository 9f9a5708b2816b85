import { type ClientConnector, can, type SessionUser } from '@tributary/domain'
import { connectorStatus } from '@tributary/sdk/connectors'
import { TriageListSkeleton } from '@tributary/ui'
import { ChunkSuspense } from '../../page/ChunkSuspense.tsx'
import { lazyScreen } from '../../page/lazy-screen.ts'
import { connectorCard } from '../connector-paths.ts'
import { useDashboard } from '../use-dashboard.ts'

const TypeList = lazyScreen(async () => (await import('../type-list/TypeList.tsx')).TypeList)

type ManageListProps = {
  type: string
  viewer: SessionUser
  /** Returns the address of the editor of a connector. */
  editHrefOf: (connector: ClientConnector) => string
}

/** The connectors of one type as rows, whose names lead to the editor. */
export function ManageList({ type, viewer, editHrefOf }: ManageListProps) {
  const list = useDashboard(type, viewer)
  if (list.state !== 'ready') return <TriageListSkeleton />
  const hrefOf = (connector: ClientConnector) =>
    can(viewer, 'connectors.edit') && connectorStatus(connector.status) !== 'deleted'
      ? editHrefOf(connector)
      : connectorCard(type, connector.name)
  return (
    <ChunkSuspense fallback={<TriageListSkeleton />}>
      <TypeList {...list} type={type} viewer={viewer} hrefOf={hrefOf} />
    </ChunkSuspense>
  )
}
