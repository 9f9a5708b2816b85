import { type Actor, type ClientConnector, type ConnectorType, can, isCustom } from '@tributary/domain'
import { connectorStatus, isConnected } from '../connector-status.ts'
import { connectTarget } from '../manage-actions.ts'

type Asked = {
  /** The connector. */
  connector: Pick<ClientConnector, 'status' | 'authorisation'>
  /** Its type. */
  connectorType: Pick<ConnectorType, 'type' | 'requiresAuthorisation'>
  /** The signed-in user; null before the sign-in. */
  viewer: Actor | null
}

/**
 * Whether the viewer may ask someone by mail to authorise a connector again: its provider no longer accepts it, or it is
 * disconnected. The provider must name the account that is authorised, which servers of custom sources do not.
 */
export function mayAskToReconnect({ connector, connectorType, viewer }: Asked): boolean {
  const { status, authorisation } = connector
  if (!can(viewer, 'connectors.authorise') || connectorStatus(status) === 'deleted') return false
  if (isCustom(connectorType.type) || connectTarget(connectorType) === 'editor') return false
  return authorisation != null && (authorisation.refusedAt !== null || !isConnected(status))
}
