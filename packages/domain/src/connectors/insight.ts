import type { Id } from '../id.ts'

/** A connector that is running now, of any client (portal spec 3). */
export type ConnectorInsight = {
  clientName: string
  clientConnectorName: string
  clientConnectorId: Id
  automaticallyTriggeredAt: Date | null
  manuallyTriggeredAt: Date | null
}
