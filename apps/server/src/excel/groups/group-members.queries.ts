import type { Kysely } from 'kysely'
import type { Facts } from '../../audit/audited-transaction.ts'
import { idText } from '../../audit/id-text.ts'
import type { Database } from '../../storage/schema.ts'
import type { RowKey } from '../structure/named-rows.queries.ts'

/** The members of a security group, for the entry of its deletion. The report about a past day needs them. */
export async function groupMembers(db: Kysely<Database>, { organisationId, id }: RowKey): Promise<Facts> {
  const rows = await db
    .selectFrom('group_users')
    .select('user_id as id')
    .where('organisation_id', '=', organisationId)
    .where('group_id', '=', id)
    .execute()
  return { members: idText(rows) }
}
