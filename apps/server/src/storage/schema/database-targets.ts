import type { ColumnType, Generated } from 'kysely'
import type { Count, MomentOrNull, OptionalText } from '../columns.ts'

/** Target databases of organisations, and the Xero products and tokens that use them. */
export type DatabaseTargetTables = {
  database_credentials: DatabaseCredentialsTable
  structure_states: StructureStatesTable
  xero2sql_tenants: Xero2SqlTenantsTable
  xero2sql_tokens: Xero2SqlTokensTable
  xero2sql_token_tenants: Xero2SqlTokenTenantsTable
  xero2sql_products: Xero2SqlProductsTable
  xero2sql_product_users: Xero2SqlProductUsersTable
}

export type DatabaseCredentialsTable = {
  organisation_id: string
  host: string
  database: string
  schema: string
  username: string
  /** The sealed password. */
  password_sealed: string
}

/** Whether an organisation's Excel structure is synchronised. A trigger on the audit log counts the changes. */
export type StructureStatesTable = {
  organisation_id: string
  changes: Count
  changed_at: MomentOrNull
  /** The count that the last synchronisation read. */
  synchronised_changes: ColumnType<string | null, string | null, string | null>
  /** When it read the structure. */
  synchronised_at: MomentOrNull
}

/** A company at Xero. Its target database is set completely or not at all. */
export type Xero2SqlTenantsTable = {
  organisation_id: string
  tenant_id: string
  name: string
  host: OptionalText
  database: OptionalText
  schema: OptionalText
  username: OptionalText
  password_sealed: OptionalText
}

/** An authorisation at Xero for one organisation. */
export type Xero2SqlTokensTable = { xero_user_id: string; organisation_id: string; email: string }

/** The companies of an authorisation. */
export type Xero2SqlTokenTenantsTable = { organisation_id: string; xero_user_id: string; tenant_id: string }

/** A company that its organisation synchronises on demand. */
export type Xero2SqlProductsTable = {
  id: Generated<string>
  organisation_id: string
  tenant_id: string
  company_name: string
  last_triggered_at: MomentOrNull
}

export type Xero2SqlProductUsersTable = { organisation_id: string; product_id: string; user_id: string }
