import type { Kysely } from 'kysely'
import type { Database } from '../../storage/schema.ts'

/**
 * Finds the organisation that already has the user's Xero companies or authorisations; null without a match. If several
 * match, returns the one with the most.
 */
export async function organisationByHoldings(
  db: Kysely<Database>,
  holdings: readonly string[],
): Promise<string | null> {
  if (holdings.length === 0) return null
  const companies = db
    .selectFrom('xero2sql_tenants')
    .select(['organisation_id', 'tenant_id as held'])
    .where('tenant_id', 'in', holdings)
  const authorisations = db
    .selectFrom('xero2sql_tokens')
    .select(['organisation_id', 'xero_user_id as held'])
    .where('xero_user_id', 'in', holdings)
  const most = await db
    .selectFrom(companies.union(authorisations).as('holding'))
    .select(['organisation_id as organisationId', (one) => one.fn.countAll().as('count')])
    .groupBy('organisation_id')
    .orderBy('count', 'desc')
    .orderBy('organisation_id')
    .executeTakeFirst()
  return most?.organisationId ?? null
}
