import type { Transaction } from 'kysely'
import type { Database } from '../storage/schema.ts'
import type { SecretBox } from '../storage/secret-box.ts'
import { sealTarget } from '../xero2sql/tenant-target.ts'
import { storeTenant } from '../xero2sql/tenants.queries.ts'
import type { SeedXero2Sql } from './seed-data.ts'

const HOUR = 3_600_000

type Known = {
  organisationId: string
  /** Ids of the people, by first name. */
  people: ReadonlyMap<string, string>
  secretBox: SecretBox
  now: Date
}

/** Inserts one authorisation at Xero and the companies it opens. */
export async function seedXero2Sql(
  trx: Transaction<Database>,
  { organisationId, people, secretBox, now }: Known,
  { token: { xeroUserId: xero_user_id, email }, companies }: SeedXero2Sql,
): Promise<void> {
  const organisation_id = organisationId
  await trx.insertInto('xero2sql_tokens').values({ organisation_id, xero_user_id, email }).execute()
  for (const { tenantId: tenant_id, name, syncedHoursAgo, user, target } of companies) {
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
        last_triggered_at: syncedHoursAgo === null ? null : new Date(now.getTime() - syncedHoursAgo * HOUR),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const user_id = user && people.get(user)
    if (user_id)
      await trx
        .insertInto('xero2sql_product_users')
        .values({ organisation_id, product_id, user_id })
        .execute()
    if (!target) continue
    const tenant = { organisationId, tenantId: tenant_id }
    await storeTenant(trx, tenant, name, sealTarget(secretBox, tenant, target))
  }
}
