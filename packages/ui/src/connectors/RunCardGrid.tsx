import { type ClientConnector, type Id, sameId } from '@tributary/domain'
import { retryRequest } from '@tributary/sdk/connectors'
import { type ReactElement, useCallback, useState } from 'react'
import { CardGrid } from '../patterns/card-grid/CardGrid.tsx'
import { RunCard, type RunCardProps } from './RunCard.tsx'
import { runCardButton } from './RunCardFooter.tsx'
import { FullRefreshDialog, RefreshDetailDialog } from './runs/later-run-dialogs.ts'
import { manageHrefOf } from './runs/manage-href.ts'
import { usePricedRefresh } from './use-priced-refresh.ts'

export type RunCardGridProps = Omit<RunCardProps, 'connector' | 'onShowDetail' | 'runs' | 'older'> & {
  /** The connectors to show, in the order of the screen. */
  connectors: readonly ClientConnector[]
  /** Draws a card with its history, which is loaded only for cards that are drawn. */
  withRuns?: (
    connector: ClientConnector,
    card: (history: Pick<RunCardProps, 'runs' | 'older'>) => ReactElement,
  ) => ReactElement
}

type Runs = RunCardProps['runs']

/**
 * The cards of the dashboard. "more" on a card opens its refresh detail. A refresh that reads everything and costs money is
 * confirmed first.
 */
export function RunCardGrid({ connectors, withRuns = withoutRuns, ...card }: RunCardGridProps) {
  const [detail, setDetail] = useState<{ id: Id; runs: Runs } | null>(null)
  const showDetail = useCallback(({ id }: ClientConnector, runs: Runs) => setDetail({ id, runs }), [])
  const { refresh, asked, confirm, cancel } = usePricedRefresh(card)
  const detailed = detail && connectors.find(({ id }) => sameId(id, detail.id))
  return (
    <>
      <CardGrid
        items={connectors}
        card={(connector) =>
          withRuns(connector, (history) => (
            <CardWithRuns
              {...card}
              {...history}
              connector={connector}
              onRefreshWith={refresh}
              onShowDetailWith={showDetail}
            />
          ))
        }
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
          onRetry={(connector) => refresh(connector, retryRequest, detail?.runs)}
          onClose={() => setDetail(null)}
          returnFocus={() => runCardButton(detailed.id)}
        />
      )}
    </>
  )
}

const withoutRuns: NonNullable<RunCardGridProps['withRuns']> = (_, card) => card({})

type CardWithRunsProps = Omit<RunCardProps, 'onRefresh' | 'onShowDetail'> & {
  onRefreshWith: ReturnType<typeof usePricedRefresh>['refresh']
  onShowDetailWith: (connector: ClientConnector, runs: Runs) => void
}

/** A card whose actions know its history. */
function CardWithRuns({ onRefreshWith, onShowDetailWith, ...card }: CardWithRunsProps) {
  const { runs } = card
  const onRefresh = useCallback<RunCardProps['onRefresh']>(
    (connector, request) => onRefreshWith(connector, request, runs),
    [onRefreshWith, runs],
  )
  const onShowDetail = useCallback<RunCardProps['onShowDetail']>(
    (connector) => onShowDetailWith(connector, runs),
    [onShowDetailWith, runs],
  )
  return <RunCard {...card} onRefresh={onRefresh} onShowDetail={onShowDetail} />
}
