import type { Id } from '../id.ts'

/** A running refresh of any client's connector. */
export type ConnectorInsight = {
  clientName: string
  clientConnectorName: string
  clientConnectorId: Id
  /** Null if the server does not return it. */
  connectorType: string | null
  automaticallyTriggeredAt: Date | null
  manuallyTriggeredAt: Date | null
}
