import type { Id } from '../id.ts'

/** A running refresh of any client's connector. */
export type ConnectorInsight = {
  /** The name of the organisation. */
  clientName: string
  /** The name of the connector. */
  clientConnectorName: string
  /** The id of the connector. */
  clientConnectorId: Id
  /** Null if it is not known. */
  connectorType: string | null
  /** The start by a schedule; null if a user started it. */
  automaticallyTriggeredAt: Date | null
  /** The start by a user; null if a schedule started it. */
  manuallyTriggeredAt: Date | null
}
