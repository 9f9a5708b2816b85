import { type ConnectorType, type Id, isCustom } from '@tributary/domain'
import { connectTarget } from '@tributary/sdk/connectors'
import { connectorEditor } from '../connector-paths.ts'

type ReconnectWay = { href: string } | { type: string; connectorId?: Id }

/** Returns how a connector is connected again: in its editor, or at the provider of its type or of its custom source. */
export function reconnectWay(connectorType: ConnectorType, id: Id): ReconnectWay {
  const { type } = connectorType
  if (isCustom(type)) return { type, connectorId: id }
  return connectTarget(connectorType) === 'editor' ? { href: connectorEditor(type, id) } : { type }
}
