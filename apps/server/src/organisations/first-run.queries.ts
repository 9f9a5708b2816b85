import type { Kysely } from 'kysely'
import type { Database } from '../storage/schema.ts'

type Db = Kysely<Database>

/** A user in an organisation. */
type Viewer = { organisationId: string; userId: string }

/** Whether a user has hidden the checklist of an organisation. */
export async function isFirstRunHidden(db: Db, { organisationId, userId }: Viewer): Promise<boolean> {
  const row = await db
    .selectFrom('hidden_first_runs')
    .select('user_id')
    .where('organisation_id', '=', organisationId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row !== undefined
}

export async function hideFirstRun(db: Db, { organisationId, userId }: Viewer): Promise<void> {
  await db
    .insertInto('hidden_first_runs')
    .values({ organisation_id: organisationId, user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function showFirstRun(db: Db, { organisationId, userId }: Viewer): Promise<void> {
  await db
    .deleteFrom('hidden_first_runs')
    .where('organisation_id', '=', organisationId)
    .where('user_id', '=', userId)
    .execute()
}
