import { useLocation } from 'wouter'
import { connectorCard } from '../connector-paths.ts'
import { isPriced } from '../is-priced.ts'
import type { TypedConnector } from '../typed-connectors.ts'

type Press = (pressed: { connector: TypedConnector }) => void

/** Opens the card of a connector whose first refresh costs money, which states the price. */
export function usePriced(refresh: Press): Press {
  const [, navigate] = useLocation()
  return ({ connector }) => {
    if (isPriced(connector)) navigate(connectorCard(connector.type, connector.name))
    else refresh({ connector })
  }
}
