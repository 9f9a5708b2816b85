import type { ConnectorType } from '@tributary/domain'
import { connectWay } from '@tributary/sdk/rules'
import { useAllTypes } from '../../shell/use-connector-types.ts'

/** The type as the server tells it, and how connecting one goes on; undefined until that is known (CONNMAN-28). */
export type Connecting = { type?: ConnectorType; way?: ReturnType<typeof connectWay> }

/** How connectors of a type are connected. */
export function useConnecting(connectorType: string): Connecting {
  const { types } = useAllTypes()
  const type = types?.find((one) => one.type.toLowerCase() === connectorType.toLowerCase())
  return type ? { type, way: connectWay(type) } : {}
}
