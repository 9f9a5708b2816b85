/** What a connector's status means. `unknown` is a word of the server's that we do not know. */
export type ConnectorStatus = 'connected' | 'disconnected' | 'deleted' | 'unknown'

const standings = new Map<string, ConnectorStatus>([
  ['CONNECTED', 'connected'],
  ['ACTIVE', 'connected'],
  ['DISCONNECTED', 'disconnected'],
  ['DELETED', 'deleted'],
])

/** CONNECTED and ACTIVE both mean connected, in any letter case (connectors spec 4). */
export const connectorStatus = (status: string): ConnectorStatus =>
  standings.get(status.trim().toUpperCase()) ?? 'unknown'

/** Whether a status means that the connector takes part in refreshes. */
export const isConnected = (status: string): boolean => connectorStatus(status) === 'connected'

/** Disconnected and deleted connectors look disabled and offer no refresh (connectors spec 4). */
export const isSwitchedOff = (status: string): boolean =>
  ['disconnected', 'deleted'].includes(connectorStatus(status))
