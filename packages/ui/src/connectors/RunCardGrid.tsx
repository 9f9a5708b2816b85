import { type ClientConnector, type Id, type RefreshRun, sameId } from '@tributary/domain'
import { retryRequest } from '@tributary/sdk/connectors'
import { useCallback, useState } from 'react'
import { CardGrid } from '../patterns/card-grid/CardGrid.tsx'
import { FullRefreshDialog } from './FullRefreshDialog.tsx'
import { RefreshDetailDialog } from './RefreshDetailDialog.tsx'
import { RunCard, type RunCardProps } from './RunCard.tsx'
import { runCardButton } from './RunCardFooter.tsx'
import { manageHrefOf } from './runs/manage-href.ts'
import { usePricedRefresh } from './use-priced-refresh.ts'

export type RunCardGridProps = Omit<RunCardProps, 'connector' | 'onShowDetail' | 'runs'> & {
  connectors: readonly ClientConnector[]
  /** The latest refreshes of each connector by id. Undefined while they load. */
  runs?: ReadonlyMap<string, readonly RefreshRun[]> | undefined
}

/** A stable empty list for connectors without runs. */
const none: readonly RefreshRun[] = []

/**
 * The cards of the dashboard. "more" on a card opens its refresh detail. A refresh that reads everything and costs money is
 * confirmed first.
 */
export function RunCardGrid({ connectors, runs, ...card }: RunCardGridProps) {
  const [detailId, setDetailId] = useState<Id | null>(null)
  const showDetail = useCallback((connector: ClientConnector) => setDetailId(connector.id), [])
  const { refresh, asked, confirm, cancel } = usePricedRefresh({ ...card, runs })
  const detailed = connectors.find(({ id }) => detailId !== null && sameId(id, detailId))
  return (
    <>
      <CardGrid
        items={connectors}
        card={(connector) => (
          <RunCard
            {...card}
            onRefresh={refresh}
            connector={connector}
            runs={runs && (runs.get(String(connector.id)) ?? none)}
            onShowDetail={showDetail}
          />
        )}
      />
      {asked && (
        <FullRefreshDialog
          connector={asked.connector}
          price={asked.price}
          isFull={asked.request.fullTransactionSync}
          connectorType={card.connectorType}
          onConfirm={confirm}
          onClose={cancel}
          returnFocus={() => runCardButton(asked.connector.id)}
        />
      )}
      {detailed && (
        <RefreshDetailDialog
          connector={detailed}
          connectorType={card.connectorType}
          viewer={card.viewer}
          hrefOf={manageHrefOf(card)}
          onRetry={(connector) => refresh(connector, retryRequest)}
          onClose={() => setDetailId(null)}
          returnFocus={() => runCardButton(detailed.id)}
        />
      )}
    </>
  )
}
