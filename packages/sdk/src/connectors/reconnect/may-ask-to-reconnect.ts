import {
  type Actor,
  type ClientConnector,
  type ConnectorType,
  can,
  isCustom,
  type RefreshLog,
} from '@tributary/domain'
import { connectorStatus, isConnected } from '../connector-status.ts'
import { connectTarget } from '../manage-actions.ts'

type Asked = {
  /** The connector. */
  connector: Pick<ClientConnector, 'status' | 'authorisation'> & {
    /** Its latest refresh. Absent: only the authorisation is known. */
    log?: Pick<RefreshLog, 'forbidden'> | null
  }
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
  const { status, authorisation, log } = connector
  if (!can(viewer, 'connectors.authorise') || connectorStatus(status) === 'deleted') return false
  if (isCustom(connectorType.type) || connectTarget(connectorType) === 'editor') return false
  const isRefused = authorisation?.refusedAt != null || log?.forbidden === true
  return authorisation != null && (isRefused || !isConnected(status))
}
