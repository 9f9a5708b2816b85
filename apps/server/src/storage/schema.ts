import type { SignInFactor } from '@tributary/domain'
import type { ColumnType, Generated } from 'kysely'
import type { PageLanguage } from '../page-language.ts'
import type { Count, Moment, MomentOrNull, OptionalText } from './columns.ts'
import type { AccessRecordTables } from './schema/access-records.ts'
import type { AccountTables, EmailStatus } from './schema/account.ts'
import type { AlertTables } from './schema/alerts.ts'
import type { ApiTokenTables } from './schema/api-tokens.ts'
import type { ConnectorSettingsTables } from './schema/connector-settings.ts'
import type { CustomSourceTables } from './schema/custom-sources.ts'
import type { DatabaseTargetTables } from './schema/database-targets.ts'
import type { DeletedOrganisationTables } from './schema/deleted-organisations.ts'
import type { ExcelTables } from './schema/excel.ts'
import type { FirstRunTables } from './schema/first-run.ts'
import type { IdempotencyTables } from './schema/idempotency.ts'
import type { InvitationTables } from './schema/invitations.ts'
import type { OrganisationSignInTables } from './schema/organisation-sign-in.ts'
import type { ReconnectLinkTables } from './schema/reconnect-links.ts'
import type { SavedFilterTables } from './schema/saved-filters.ts'
import type { ScimTables } from './schema/scim.ts'
import type { WebhookTables } from './schema/webhooks.ts'

// The column types as both engines return them. The migrations create the tables.

export type Database = {
  organisations: OrganisationsTable
  roles: RolesTable
  statuses: StatusesTable
  users: UsersTable
  user_organisations: UserOrganisationsTable
  sessions: SessionsTable
  refresh_tokens: RefreshTokensTable
  sign_in_attempts: SignInAttemptsTable
  connector_types: ConnectorTypesTable
  organisation_connector_types: OrganisationConnectorTypesTable
  connectors: ConnectorsTable
  connector_properties: ConnectorPropertiesTable
  connector_users: ConnectorUsersTable
  refresh_runs: RefreshRunsTable
  sync_files: SyncFilesTable
  source_rate_limits: SourceRateLimitsTable
  audit_log: AuditLogTable
  maintenance_runs: MaintenanceRunsTable
  app_secrets: AppSecretsTable
} & AccessRecordTables &
  AccountTables &
  ExcelTables &
  FirstRunTables &
  ConnectorSettingsTables &
  DatabaseTargetTables &
  CustomSourceTables &
  DeletedOrganisationTables &
  SavedFilterTables &
  IdempotencyTables &
  InvitationTables &
  OrganisationSignInTables &
  ReconnectLinkTables &
  ApiTokenTables &
  AlertTables &
  ScimTables &
  WebhookTables

export type OrganisationsTable = {
  id: Generated<string>
  /** `Client.Key` on the wire. */
  client_key: string
  company_name: string
  /** Names the organisation's schema for synchronised tables. */
  code: OptionalText
  created_at: Generated<Date>
}

export type RolesTable = { id: number; name: string; level: number; display_name: string }

export type StatusesTable = { id: number; name: string }

export type UsersTable = {
  id: Generated<string>
  email: string
  /** The normalised address for comparison: NFC, lower case. */
  email_key: string
  email_status: EmailStatus
  first_name: string
  last_name: string
  password_hash: OptionalText
  role_id: number
  status_id: Generated<number>
  require_mfa: Generated<boolean>
  created_at: Generated<Date>
  /** The user's id at Microsoft. */
  microsoft_id: OptionalText
  /** When they were removed from their last organisation; their address is free again. */
  removed_at: MomentOrNull
  /** A service account is for programs and cannot sign in. */
  kind: Generated<'person' | 'service'>
  /** When their latest session started. */
  last_signed_in_at: MomentOrNull
  /** The language of the portal at their latest sign-in, for mails. */
  language: ColumnType<PageLanguage | null, PageLanguage | null | undefined, PageLanguage>
}

export type UserOrganisationsTable = { organisation_id: string; user_id: string }

/** A family of refresh tokens: one sign-in on one device. */
export type SessionsTable = {
  id: Generated<string>
  user_id: string
  /** The browser's user agent, by which the user recognises the session. */
  description: Generated<string>
  created_at: Moment
  /** The last request by the user; background polls do not count. */
  active_at: Moment
  ended_at: MomentOrNull
  end_reason: OptionalText
  /** When the user last proved who they are. Null: at the sign-in. */
  authenticated_at: MomentOrNull
  /** The factor in addition to the password, and when it was last used. */
  factor: ColumnType<SignInFactor | null, SignInFactor | null | undefined, SignInFactor | null>
  factor_at: MomentOrNull
  /** The network of the sign-in. */
  network: OptionalText
  /** The user as whom the owner of the session sees the portal; null once that user is deleted. */
  view_user_id: OptionalText
  /** The only organisation of the view; null once it is deleted. */
  view_organisation: OptionalText
  /** When the view ends. Null without a view. */
  view_until: MomentOrNull
  /** When the end of an expired view was recorded. */
  view_ended_at: MomentOrNull
}

export type RefreshTokensTable = {
  /** SHA-256 of the token. The token itself is not stored. */
  token_hash: string
  session_id: string
  issued_at: Moment
  /** When it was exchanged for the next token. */
  used_at: MomentOrNull
}

export type SourceRateLimitsTable = {
  /** A hash of the account as its provider counts it. */
  key: string
  /** When the next request is due if all are spread evenly. */
  next_at: Moment
}

export type SignInAttemptsTable = {
  /** The subject that is counted: an account from an address, an account, or an address. */
  counter: string
  failures: number
  last_failed_at: Moment
  blocked_until: MomentOrNull
}

export type ConnectorTypesTable = {
  id: Generated<string>
  type: string
  is_insider: Generated<boolean>
  is_early_stages: Generated<boolean>
  requires_authorisation: Generated<boolean>
}

export type OrganisationConnectorTypesTable = { organisation_id: string; connector_type_id: string }

export type ConnectorStatus = 'CONNECTED' | 'ACTIVE' | 'DISCONNECTED' | 'DELETED'

export type ConnectorsTable = {
  id: Generated<string>
  organisation_id: string
  connector_type_id: string
  key: string
  name: string
  original_name: string
  status: ConnectorStatus
  schedule: OptionalText
  /** Scheduled times after this one are pending or missed. A trigger sets it when the schedule changes. */
  scheduled_from: ColumnType<Date, Date | undefined, Date>
  /** Since when the schedule is paused. */
  paused_at: MomentOrNull
  created_at: Generated<Date>
}

/** Exactly one of `value` and `sealed` is set. */
export type ConnectorPropertiesTable = {
  id: Generated<string>
  organisation_id: string
  connector_id: string
  name: string
  value: OptionalText
  /** A sealed secret. */
  sealed: OptionalText
}

/** Assigned users. The property portal.user is derived from this table. */
export type ConnectorUsersTable = { organisation_id: string; connector_id: string; user_id: string }

export type RunState = 'queued' | 'running' | 'succeeded' | 'failed' | 'interrupted' | 'cancelled'
export type RunTrigger = 'manual' | 'automatic'

export type RefreshRunsTable = {
  id: Generated<string>
  organisation_id: string
  connector_id: string
  state: RunState
  trigger: RunTrigger
  full_sync: boolean
  requested_by: OptionalText
  status_message: OptionalText
  attempt: Generated<number>
  lease_owner: OptionalText
  lease_until: MomentOrNull
  triggered_at: Moment
  started_at: MomentOrNull
  completed_at: MomentOrNull
  /** Progress while it runs, a summary afterwards: `RefreshDetail` on the wire. */
  detail: OptionalText
  /** A message for people; set if and only if the run failed. */
  error: OptionalText
  /** Whether the provider rejected the credentials. */
  forbidden: Generated<boolean>
  rows: Count
  /** One of the domain's `refreshCauses`. */
  cause: OptionalText
  /** When the source allows the next request. */
  retry_at: MomentOrNull
  cancelled_by: OptionalText
  /** The number of tables that a successful run could not read, by permission or plan. */
  left_out: number | null | undefined
  /** One of the domain's `refreshCauses`. */
  left_out_cause: OptionalText
  /** When it was found to run for too long. */
  stuck_at: MomentOrNull
  /** The request that started it; null for scheduled work. */
  request_id: OptionalText
  /** The span of a trace in which it was stored, in the format of W3C; null without tracing. */
  traceparent: OptionalText
}

/** The state of each stream of a source. */
export type SyncFilesTable = {
  organisation_id: string
  connector_id: string
  path: string
  modified_at: MomentOrNull
  size: Count
  synced_at: Moment
  table_name: string
  /** The database of the table; '' for ours. */
  target: Generated<string>
  /** The cursor for the next incremental refresh, in the source's format. */
  cursor: OptionalText
  /** Number of rows that the last refresh wrote. */
  rows: Count
}

export type AuditLogTable = {
  id: Generated<string>
  at: Moment
  actor_id: OptionalText
  organisation_id: OptionalText
  action: string
  target: OptionalText
  detail: ColumnType<Record<string, unknown> | null, string | null | undefined, never>
  request_id: OptionalText
  ip: OptionalText
}

/** When a task of the server last succeeded. */
export type MaintenanceRunsTable = { task: string; finished_at: Moment }

/** Sealed secrets of the installation. */
export type AppSecretsTable = { name: string; sealed: string; created_at: Generated<Date> }
