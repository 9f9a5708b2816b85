import { chargesForFirstRefresh, type RowAction } from '@tributary/sdk/connectors'
import { useLocation } from 'wouter'
import { connectorCard } from '../connector-paths.ts'
import type { TypedConnector } from '../typed-connectors.ts'

type RowActs = Record<'refresh' | 'cancel' | 'reconnect', (connector: TypedConnector) => void>

/**
 * Returns a function that does the action of a row on this page. A first refresh that costs money opens the card of the
 * connector instead, which states the price.
 */
export function useRowAction({ refresh, cancel, reconnect }: RowActs) {
  const [, navigate] = useLocation()
  return (action: RowAction['kind'], connector: TypedConnector) => {
    if (action === 'cancel') cancel(connector)
    else if (action === 'reconnect' || action === 'authorise') reconnect(connector)
    else if (chargesForFirstRefresh(connector)) navigate(connectorCard(connector.type, connector.name))
    else refresh(connector)
  }
}
