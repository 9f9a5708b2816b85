import type { ApplyFor } from '@tributary/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../storage/schema.ts'
import type { Member } from './user-link-writes.queries.ts'

type Db = Kysely<Database>

/** Returns how the user's entities were last chosen. */
export const entityMode = async (
  db: Db,
  { organisationId, userId }: Member,
): Promise<ApplyFor | undefined> => {
  const row = await db
    .selectFrom('user_entity_modes')
    .select('apply_for as applyFor')
    .where('organisation_id', '=', organisationId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.applyFor
}

export async function setEntityMode(
  db: Db,
  { organisationId, userId }: Member,
  applyFor: ApplyFor,
): Promise<void> {
  await db
    .insertInto('user_entity_modes')
    .values({ organisation_id: organisationId, user_id: userId, apply_for: applyFor })
    .onConflict((conflict) =>
      conflict.columns(['organisation_id', 'user_id']).doUpdateSet({ apply_for: applyFor }),
    )
    .execute()
}
