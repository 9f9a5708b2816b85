import type { DeliveryState, WebhookFault } from '@tributary/domain'
import type { ColumnType, Generated } from 'kysely'
import type { Moment, MomentOrNull, OptionalText } from '../columns.ts'

/** Webhooks, their deliveries, and events that no worker has processed yet. */
export type WebhookTables = {
  events: EventsTable
  webhooks: WebhooksTable
  webhook_connectors: WebhookConnectorsTable
  webhook_deliveries: WebhookDeliveriesTable
}

/** Triggers of migration 034 write it. */
export type EventsTable = {
  id: Generated<string>
  position: Generated<string>
  organisation_id: string
  type: string
  connector_id: OptionalText
  /** The run or the approval. */
  subject_id: OptionalText
  at: Moment
  /** Later than `at` only after a failure to process it. */
  due_at: Moment
}

export type WebhooksTable = {
  id: string
  organisation_id: string
  name: string
  url: string
  events: string[]
  /** Whether only the connectors in `webhook_connectors` count. */
  some_connectors: boolean
  /** Sealed. */
  secret_sealed: string
  /** Sealed. It signs as well until `previous_until`. */
  previous_sealed: OptionalText
  previous_until: MomentOrNull
  active: boolean
  fault: ColumnType<WebhookFault | null, WebhookFault | null | undefined, WebhookFault | null>
  failing_since: MomentOrNull
  created_at: Moment
}

export type WebhookConnectorsTable = { organisation_id: string; webhook_id: string; connector_id: string }

export type WebhookDeliveriesTable = {
  id: Generated<string>
  position: Generated<string>
  organisation_id: string
  webhook_id: string
  event: string
  body: string
  state: DeliveryState
  created_at: Moment
  /** When the next attempt is due, or the claim of the current one expires. */
  due_at: MomentOrNull
  /** The attempt that may store its result. */
  claim: OptionalText
  attempts: Generated<number>
  /** The place in the list of delays. A replay starts again. */
  step: Generated<number>
  attempted_at: MomentOrNull
  response_status: number | null | undefined
  response_body: OptionalText
  duration_ms: number | null | undefined
  error: OptionalText
}
