import type { ClientConnector, RefreshRun } from '@tributary/domain'
import {
  type FullRefreshPrice,
  fullRefreshPrice,
  isFirstRefresh,
  type RefreshButton,
} from '@tributary/sdk/connectors'
import { useCallback, useState } from 'react'
import { useMoment } from '../patterns/clock/Clock.tsx'

type Request = RefreshButton['request']
type Refresh = (connector: ClientConnector, request: Request) => void
type Asked = { connector: ClientConnector; request: Request; price: FullRefreshPrice }

type Options = {
  connectorType: string
  runs: ReadonlyMap<string, readonly RefreshRun[]> | undefined
  onRefresh: Refresh
}

/** Holds back a refresh that reads everything and costs money until the user has confirmed its price. */
export function usePricedRefresh({ connectorType, runs, onRefresh }: Options) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const today = useMoment((now) => now.toISOString().slice(0, 10))
  const refresh = useCallback(
    (connector: ClientConnector, request: Request) => {
      const runsOf = runs && (runs.get(String(connector.id)) ?? [])
      const readsAll = request.fullTransactionSync || isFirstRefresh(connector.log, runsOf)
      const price = readsAll ? fullRefreshPrice(connectorType, connector.properties, new Date(today)) : null
      if (price) setAsked({ connector, request, price })
      else onRefresh(connector, request)
    },
    [connectorType, runs, onRefresh, today],
  )
  const cancel = () => setAsked(null)
  const confirm = () => {
    if (asked) onRefresh(asked.connector, asked.request)
    cancel()
  }
  return { refresh, asked, confirm, cancel }
}
