import { type ClientConnector, type Id, sameId } from '@tributary/domain'
import { useCallback, useState } from 'react'
import { CardGrid } from '../patterns/CardGrid.tsx'
import { RefreshDetailDialog } from './RefreshDetailDialog.tsx'
import { RunCard, type RunCardProps } from './RunCard.tsx'

export type RunCardGridProps = Omit<RunCardProps, 'connector' | 'onShowDetail'> & {
  connectors: readonly ClientConnector[]
}

/** The dashboard's cards; "more" on one opens its refresh detail (connectors spec 2.16, CONNDASH-01, CONNDASH-20). */
export function RunCardGrid({ connectors, ...card }: RunCardGridProps) {
  const [detailId, setDetailId] = useState<Id | null>(null)
  const showDetail = useCallback((connector: ClientConnector) => setDetailId(connector.id), [])
  const detailed = connectors.find(({ id }) => detailId !== null && sameId(id, detailId))
  return (
    <>
      <CardGrid
        items={connectors}
        card={(connector) => <RunCard {...card} connector={connector} onShowDetail={showDetail} />}
      />
      {detailed && <RefreshDetailDialog connector={detailed} onClose={() => setDetailId(null)} />}
    </>
  )
}
