import type { ConnectorType, Id } from '@tributary/domain'
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { reconnectWay } from './reconnect-way.ts'
import { useAuthorise } from './use-authorise.tsx'

type Reconnected = { id: Id; type: string }

type Reconnecting = {
  /** Opens the provider or the editor. Returning from the provider leads here, and refreshes the connector. */
  reconnect: (connector: Reconnected) => void
  /** Returns the address of the editor; null for a connector that a provider authorises. */
  hrefOf: (connector: Reconnected) => string | null
  busy: boolean
  /** The dialog to draw while an organisation number is requested. */
  step: ReactNode
}

/** Connects any connector of the organisation again. `types` are those of the organisation. */
export function useReconnect(types: readonly ConnectorType[] | undefined): Reconnecting {
  const [, navigate] = useLocation()
  const { authorise, busy, step } = useAuthorise()
  const wayOf = ({ type, id }: Reconnected) => {
    const connectorType = types?.find((one) => one.type === type)
    return connectorType && reconnectWay(connectorType, id)
  }
  const hrefOf = (connector: Reconnected) => {
    const way = wayOf(connector)
    return way && 'href' in way ? way.href : null
  }
  const reconnect = (connector: Reconnected) => {
    const way = wayOf(connector)
    if (!way) return
    if ('href' in way) navigate(way.href)
    else authorise(way.type, { connectorId: way.connectorId, refresh: connector.id })
  }
  return { reconnect, hrefOf, busy, step }
}
