import type { Database } from '../../storage/schema.ts'

/** A table whose rows return when a deleted organisation is restored. */
export type RestoredTable = {
  readonly table: keyof Database
  /** The columns that name the organisation. The default is `organisation_id`. */
  readonly owners?: readonly string[]
  /** Columns that are not stored, because they are or belong to a credential. */
  readonly without?: readonly string[]
  /** A column with a credential. Rows that have one are not stored. */
  readonly credential?: string
}

/** The tables that return, each after those that its rows refer to. */
export const restoredTables: readonly RestoredTable[] = [
  { table: 'organisations', owners: ['id'] },
  { table: 'user_organisations' },
  { table: 'hidden_first_runs' },
  { table: 'api_token_organisations' },
  { table: 'organisation_connector_types' },
  { table: 'custom_sources' },
  { table: 'custom_source_versions' },
  { table: 'connectors' },
  { table: 'connector_properties', credential: 'sealed' },
  { table: 'connector_users' },
  { table: 'connector_licences' },
  { table: 'connector_organisations', owners: ['organisation_id', 'shown_to'] },
  { table: 'sync_files' },
  { table: 'saved_filters' },
  { table: 'areas' },
  { table: 'subareas' },
  { table: 'area_subareas' },
  { table: 'versions' },
  { table: 'milestones' },
  { table: 'helper_tables' },
  { table: 'entities' },
  { table: 'security_groups' },
  { table: 'group_area_grants' },
  { table: 'group_milestone_grants' },
  { table: 'group_users' },
  { table: 'helper_table_users' },
  { table: 'entity_users' },
  { table: 'user_entity_modes' },
  {
    table: 'xero2sql_tenants',
    without: ['host', 'database', 'schema', 'username', 'password_sealed'],
  },
  { table: 'xero2sql_products' },
  { table: 'xero2sql_product_users' },
]

/** The tables whose rows are erased when an organisation is deleted: credentials, open links, requests, histories and queues. */
export const erasedTables = [
  'alert_channels',
  'alerts',
  'approvals',
  'authorisations',
  'connector_authorisations',
  'database_credentials',
  'events',
  'external_identities',
  'external_sign_ups',
  'invitation_connectors',
  'invitation_groups',
  'invitations',
  'mail_domains',
  'provider_grants',
  'reconnect_links',
  'refresh_runs',
  'scim_failures',
  'scim_groups',
  'scim_settings',
  'scim_users',
  'sign_in_policies',
  'sign_in_providers',
  'structure_change_rows',
  'structure_changes',
  'structure_states',
  'webhook_connectors',
  'webhook_deliveries',
  'webhooks',
  'xero2sql_token_tenants',
  'xero2sql_tokens',
] as const satisfies readonly (keyof Database)[]

/** The tables that keep the past, until their own retention ends, and that of deleted organisations. */
export const keptTables = [
  'access_records',
  'audit_log',
  'deleted_organisation_rows',
  'deleted_organisations',
] as const satisfies readonly (keyof Database)[]
