import type { Kysely } from 'kysely'
import type { Database } from '../storage/schema.ts'

type Db = Kysely<Database>

/** A Xero company with its target database and sealed password. Null where not set. */
export type TenantRow = {
  organisationId: string
  tenantId: string
  name: string
  host: string | null
  database: string | null
  schema: string | null
  user: string | null
  passwordSealed: string | null
}

const columns = [
  'xero2sql_tenants.organisation_id as organisationId',
  'xero2sql_tenants.tenant_id as tenantId',
  'xero2sql_tenants.name',
  'xero2sql_tenants.host',
  'xero2sql_tenants.database',
  'xero2sql_tenants.schema',
  'xero2sql_tenants.username as user',
  'xero2sql_tenants.password_sealed as passwordSealed',
] as const

export const tenantOf = (db: Db, organisationId: string, tenantId: string): Promise<TenantRow | undefined> =>
  db
    .selectFrom('xero2sql_tenants')
    .select(columns)
    .where('organisation_id', '=', organisationId)
    .where('tenant_id', '=', tenantId)
    .executeTakeFirst()

export const tenantsOfToken = (db: Db, organisationId: string, xeroUserId: string): Promise<TenantRow[]> =>
  db
    .selectFrom('xero2sql_tenants')
    .innerJoin('xero2sql_token_tenants as link', (join) =>
      join
        .onRef('link.organisation_id', '=', 'xero2sql_tenants.organisation_id')
        .onRef('link.tenant_id', '=', 'xero2sql_tenants.tenant_id'),
    )
    .select(columns)
    .where('link.organisation_id', '=', organisationId)
    .where('link.xero_user_id', '=', xeroUserId)
    .orderBy('xero2sql_tenants.name')
    .orderBy('xero2sql_tenants.tenant_id')
    .execute()

export type SealedTarget = {
  host: string
  database: string
  schema: string
  user: string
  passwordSealed: string
}

export async function storeTenant(
  db: Db,
  { organisationId, tenantId }: Pick<TenantRow, 'organisationId' | 'tenantId'>,
  name: string,
  { user, passwordSealed, ...place }: SealedTarget,
): Promise<void> {
  await db
    .updateTable('xero2sql_tenants')
    .set({ name, ...place, username: user, password_sealed: passwordSealed })
    .where('organisation_id', '=', organisationId)
    .where('tenant_id', '=', tenantId)
    .execute()
}

/** Every Xero authorisation, of all organisations. */
export const everyToken = (db: Db) =>
  db
    .selectFrom('xero2sql_tokens')
    .select(['xero_user_id as xeroUserId', 'email', 'organisation_id as organisationId'])
    .orderBy('email')
    .orderBy('xero_user_id')
    .execute()

export const tokenOf = (db: Db, xeroUserId: string) =>
  db
    .selectFrom('xero2sql_tokens')
    .select(['xero_user_id as xeroUserId', 'email', 'organisation_id as organisationId'])
    .where('xero_user_id', '=', xeroUserId)
    .executeTakeFirst()
