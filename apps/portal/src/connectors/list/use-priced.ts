import { kindOf } from '@tributary/domain'
import { useLocation } from 'wouter'
import { connectorCard } from '../connector-paths.ts'
import type { TypedConnector } from '../typed-connectors.ts'

type Press = (pressed: { connector: TypedConnector }) => void

/** Opens the card of a connector whose first refresh costs money, which states the price. */
export function usePriced(refresh: Press): Press {
  const [, navigate] = useLocation()
  return ({ connector }) => {
    const { type, name, lastLoadedAt } = connector
    // AWS charges for every request. The price depends on settings, which the list does not have.
    const isPriced = kindOf(type) === kindOf('aws') && lastLoadedAt == null
    if (isPriced) navigate(connectorCard(type, name))
    else refresh({ connector })
  }
}
