import type { Id } from '../id.ts'

/** One setting of a connector, e.g. `ftp.host`. Secret values arrive empty (connectors spec 3). */
export type ConnectorProperty = { id: Id; name: string; value: string; clientConnectorId: Id }

/**
 * What is known of a connector's latest refresh (connectors spec 3). Times are instants;
 * an error always comes with `completedAt`.
 */
export type RefreshLog = {
  manuallyTriggeredAt: Date | null
  automaticallyTriggeredAt: Date | null
  completedAt: Date | null
  hasError: boolean
  forbidden: boolean
  refreshDetail: string | null
  error: string | null
}

/** One connected system of an organisation (connectors spec 3). `status` keeps words we do not know. */
export type ClientConnector = {
  id: Id
  key: string
  name: string
  originalName: string
  status: string
  schedule: string | null
  sourceConnectorId: Id
  clientKey: string
  properties: ConnectorProperty[]
  log: RefreshLog | null
}
