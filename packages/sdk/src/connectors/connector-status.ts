/** The meaning of a connector's status. `unknown` stands for a value the SDK does not recognise. */
export type ConnectorStatus = 'connected' | 'disconnected' | 'deleted' | 'unknown'

const standings = new Map<string, ConnectorStatus>([
  ['CONNECTED', 'connected'],
  ['ACTIVE', 'connected'],
  ['DISCONNECTED', 'disconnected'],
  ['DELETED', 'deleted'],
])

/** Returns the meaning of a status in any letter case. CONNECTED and ACTIVE both mean connected. */
export const connectorStatus = (status: string): ConnectorStatus =>
  standings.get(status.trim().toUpperCase()) ?? 'unknown'

/** Whether a connector with this status is refreshed. */
export const isConnected = (status: string): boolean => connectorStatus(status) === 'connected'

/** Whether a connector is disconnected or deleted: it looks disabled and offers no refresh. */
export const isSwitchedOff = (status: string): boolean =>
  ['disconnected', 'deleted'].includes(connectorStatus(status))
