import type { Kysely } from 'kysely'
import type { Database } from '../storage/schema.ts'

/** Returns the names of the user's organisations. */
export async function organisationNamesOf(db: Kysely<Database>, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('organisations')
    .innerJoin('user_organisations', 'user_organisations.organisation_id', 'organisations.id')
    .select('company_name as companyName')
    .where('user_id', '=', userId)
    .execute()
  return rows.map(({ companyName }) => companyName)
}
