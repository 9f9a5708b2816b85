import type { Id } from '../id.ts'

/** A connector that is running now, of any client (portal spec 3). */
export type ConnectorInsight = {
  clientName: string
  clientConnectorName: string
  clientConnectorId: Id
  /** Null when the server does not tell it. */
  connectorType: string | null
  automaticallyTriggeredAt: Date | null
  manuallyTriggeredAt: Date | null
}
