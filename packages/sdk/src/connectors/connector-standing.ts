/** What a connector's status means. `unknown` is a word of the server's that we do not know. */
export type ConnectorStanding = 'connected' | 'disconnected' | 'deleted' | 'unknown'

const standings = new Map<string, ConnectorStanding>([
  ['CONNECTED', 'connected'],
  ['ACTIVE', 'connected'],
  ['DISCONNECTED', 'disconnected'],
  ['DELETED', 'deleted'],
])

/** CONNECTED and ACTIVE both mean connected, in any letter case (connectors spec 4). */
export const connectorStanding = (status: string): ConnectorStanding =>
  standings.get(status.trim().toUpperCase()) ?? 'unknown'

/** Whether a status means that the connector takes part in refreshes. */
export const isConnected = (status: string): boolean => connectorStanding(status) === 'connected'

/** Disconnected and deleted connectors look disabled and offer no refresh (connectors spec 4). */
export const isOff = (status: string): boolean =>
  ['disconnected', 'deleted'].includes(connectorStanding(status))
