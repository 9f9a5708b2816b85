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
  onRefresh: Refresh
}

/** Holds back a refresh that reads everything and costs money until the user has confirmed its price. */
export function usePricedRefresh({ connectorType, onRefresh }: Options) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const today = useMoment((now) => now.toISOString().slice(0, 10))
  const refresh = useCallback(
    (connector: ClientConnector, request: Request, runs: readonly RefreshRun[] | undefined) => {
      const readsAll = request.fullTransactionSync || isFirstRefresh(connector.log, runs)
      const price = readsAll ? fullRefreshPrice(connectorType, connector.properties, new Date(today)) : null
      if (price) setAsked({ connector, request, price })
      else onRefresh(connector, request)
    },
    [connectorType, onRefresh, today],
  )
  const cancel = () => setAsked(null)
  const confirm = () => {
    if (asked) onRefresh(asked.connector, asked.request)
    cancel()
  }
  return { refresh, asked, confirm, cancel }
}
