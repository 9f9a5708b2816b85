import type { AlertChannelKind, AlertEvent, AlertPace } from '@tributary/domain'
import type { Generated } from 'kysely'
import type { Moment, MomentOrNull, OptionalText } from '../columns.ts'

/** Who is alerted, and the open problems of each recipient. */
export type AlertTables = {
  alert_settings: AlertSettingsTable
  alert_channels: AlertChannelsTable
  alerts: AlertsTable
}

/** Users without a row get no alerts. */
export type AlertSettingsTable = {
  user_id: string
  events: string[]
  connectors: 'mine' | 'all'
  pace: AlertPace
  delay_minutes: number
  daily_at: string
  quiet_from: OptionalText
  quiet_to: OptionalText
  zone: string
  changed_at: Moment
}

export type AlertChannelsTable = {
  id: string
  organisation_id: string
  name: string
  kind: AlertChannelKind
  host: string
  url_sealed: string
  events: string[]
  error: OptionalText
  created_at: Moment
}

/** A problem of a connector, or a request, for a user or a channel. */
export type AlertsTable = {
  id: Generated<string>
  organisation_id: string
  user_id: OptionalText
  channel_id: OptionalText
  connector_id: OptionalText
  /** The approval. */
  subject_id: OptionalText
  event: AlertEvent
  /** The sentence of a failure. */
  detail: OptionalText
  at: Moment
  /** To be sent, sent, or sent and fixed since. */
  state: 'pending' | 'sent' | 'fixed'
  due_at: MomentOrNull
  /** Of posting to a channel. */
  attempts: Generated<number>
}
