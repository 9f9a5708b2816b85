import type { ColumnType, Generated } from 'kysely'
import type { Count, MomentOrNull, OptionalText } from '../columns.ts'

/** Databases that organisations synchronise to, and the Xero products and tokens that use them. */
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
  /** As secret-box.ts seals it. */
  password_sealed: string
}

/** How an organisation's Excel structure stands to its tables; a trigger on the audit log counts the changes. */
export type StructureStatesTable = {
  organisation_id: string
  changes: Count
  changed_at: MomentOrNull
  /** The count that the last synchronisation read. */
  synchronised_changes: ColumnType<string | null, string | null, string | null>
  /** When it read it. */
  synchronised_at: MomentOrNull
}

/** A company at Xero. The place its figures go to is set as a whole or not at all. */
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

/** Somebody's authorisation at Xero, made for one organisation. */
export type Xero2SqlTokensTable = { xero_user_id: string; organisation_id: string; email: string }

/** The companies an authorisation opens. */
export type Xero2SqlTokenTenantsTable = { organisation_id: string; xero_user_id: string; tenant_id: string }

/** A company that its organisation syncs on demand. */
export type Xero2SqlProductsTable = {
  id: Generated<string>
  organisation_id: string
  tenant_id: string
  company_name: string
  last_triggered_at: MomentOrNull
}

export type Xero2SqlProductUsersTable = { organisation_id: string; product_id: string; user_id: string }
