import { type ClientConnector, type Id, type RefreshRun, sameId } from '@tributary/domain'
import { retryRequest } from '@tributary/sdk/connectors'
import { useCallback, useState } from 'react'
import { CardGrid } from '../patterns/card-grid/CardGrid.tsx'
import { RefreshDetailDialog } from './RefreshDetailDialog.tsx'
import { RunCard, type RunCardProps } from './RunCard.tsx'
import { runCardButton } from './RunCardFooter.tsx'
import { manageHrefOf } from './runs/manage-href.ts'

export type RunCardGridProps = Omit<RunCardProps, 'connector' | 'onShowDetail' | 'runs'> & {
  connectors: readonly ClientConnector[]
  /** The latest refreshes of each connector by id. Undefined while they load. */
  runs?: ReadonlyMap<string, readonly RefreshRun[]> | undefined
}

/** A stable empty list for connectors without runs. */
const none: readonly RefreshRun[] = []

/** The cards of the dashboard. "more" on a card opens its refresh detail. */
export function RunCardGrid({ connectors, runs, ...card }: RunCardGridProps) {
  const [detailId, setDetailId] = useState<Id | null>(null)
  const showDetail = useCallback((connector: ClientConnector) => setDetailId(connector.id), [])
  const detailed = connectors.find(({ id }) => detailId !== null && sameId(id, detailId))
  return (
    <>
      <CardGrid
        items={connectors}
        card={(connector) => (
          <RunCard
            {...card}
            connector={connector}
            runs={runs && (runs.get(String(connector.id)) ?? none)}
            onShowDetail={showDetail}
          />
        )}
      />
      {detailed && (
        <RefreshDetailDialog
          connector={detailed}
          connectorType={card.connectorType}
          viewer={card.viewer}
          hrefOf={manageHrefOf(card.manageHref)}
          onRetry={(connector) => card.onRefresh(connector, retryRequest)}
          onClose={() => setDetailId(null)}
          returnFocus={() => runCardButton(detailed.id)}
        />
      )}
    </>
  )
}
