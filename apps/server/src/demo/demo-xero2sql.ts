import type { Transaction } from 'kysely'
import type { Database } from '../storage/schema.ts'
import type { SecretBox } from '../storage/secret-box.ts'
import { sealTarget } from '../xero2sql/tenant-target.ts'
import { storeTenant } from '../xero2sql/tenants.queries.ts'

type Trx = Transaction<Database>

/** Somebody's authorisation at Xero that opens both companies. */
export const demoToken = {
  xeroUserId: '5b8a1c3e-2f7d-4e60-9a41-c0ffee5eed01',
  email: 'accounts@acme-traders.example',
}

/** The companies' ids at Xero. */
export const demoCompanyIds = {
  traders: 'c7b2e5d0-3a19-4f86-8d27-6a10be000001',
  retail: 'c7b2e5d0-3a19-4f86-8d27-6a10be000002',
} as const

const companies = [
  {
    tenantId: demoCompanyIds.traders,
    name: 'Acme Traders Ltd',
    syncedHoursAgo: 26,
    linked: true,
  },
  {
    tenantId: demoCompanyIds.retail,
    name: 'Acme Retail Ltd',
    syncedHoursAgo: null,
    linked: false,
  },
]

const HOUR_MS = 3_600_000

type Known = { organisationId: string; unaId: string; secretBox: SecretBox; now: Date }

/** Two companies of acme Traders, one of them never synced; Una may sync the other one. */
export async function seedXero2Sql(
  trx: Trx,
  { organisationId, unaId, secretBox, now }: Known,
): Promise<void> {
  const organisation_id = organisationId
  const { xeroUserId: xero_user_id, email } = demoToken
  await trx.insertInto('xero2sql_tokens').values({ organisation_id, xero_user_id, email }).execute()
  for (const { tenantId: tenant_id, name, syncedHoursAgo, linked } of companies) {
    await trx.insertInto('xero2sql_tenants').values({ organisation_id, tenant_id, name }).execute()
    await trx
      .insertInto('xero2sql_token_tenants')
      .values({ organisation_id, xero_user_id, tenant_id })
      .execute()
    const { id: product_id } = await trx
      .insertInto('xero2sql_products')
      .values({
        organisation_id,
        tenant_id,
        company_name: name,
        last_triggered_at:
          syncedHoursAgo === null ? null : new Date(now.getTime() - syncedHoursAgo * HOUR_MS),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (!linked) continue
    await trx
      .insertInto('xero2sql_product_users')
      .values({ organisation_id, product_id, user_id: unaId })
      .execute()
    await storeTenant(
      trx,
      { organisationId, tenantId: tenant_id },
      name,
      figures(secretBox, organisationId, tenant_id),
    )
  }
}

const figures = (secretBox: SecretBox, organisationId: string, tenantId: string) =>
  sealTarget(
    secretBox,
    { organisationId, tenantId },
    {
      host: 'sql.acme-traders.example',
      database: 'figures',
      schema: 'xero',
      user: 'acme_sync',
      password: 'demo-figures-81c2',
    },
  )
