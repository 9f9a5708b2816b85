import type { ConnectorType } from '@tributary/domain'
import { connectWay } from '@tributary/sdk/rules'
import { useAllTypes } from '../../shell/use-connector-types.ts'

/** The type as the server tells it, and how connecting one goes on; undefined until that is known (CONNMAN-28). */
export function useConnecting(connectorType: string): {
  type: ConnectorType | undefined
  way: ReturnType<typeof connectWay> | undefined
} {
  const { types } = useAllTypes()
  const type = types?.find((one) => one.type.toLowerCase() === connectorType.toLowerCase())
  return { type, way: type && connectWay(type) }
}
