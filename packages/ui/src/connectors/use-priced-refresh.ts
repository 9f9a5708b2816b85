import type { ClientConnector } from '@tributary/domain'
import { type FullRefreshPrice, fullRefreshPrice, type RefreshButton } from '@tributary/sdk/connectors'
import { useCallback, useState } from 'react'
import { useMoment } from '../patterns/clock/Clock.tsx'

type Request = RefreshButton['request']
type Refresh = (connector: ClientConnector, request: Request) => void
type Asked = { connector: ClientConnector; request: Request; price: FullRefreshPrice }

/** Holds back a full refresh that costs money until the user has confirmed its price. */
export function usePricedRefresh(connectorType: string, onRefresh: Refresh) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const today = useMoment((now) => now.toISOString().slice(0, 10))
  const refresh = useCallback(
    (connector: ClientConnector, request: Request) => {
      const isFull = request.fullTransactionSync
      const price = isFull ? fullRefreshPrice(connectorType, connector.properties, new Date(today)) : null
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
