import type { Kysely } from 'kysely'
import type { Database } from '../storage/schema.ts'

type Db = Kysely<Database>

/** The state a synchronisation read: its time and the count of changes. */
export type StructureRead = { organisationId: string; at: Date; changes: string }

const stateOf = (db: Db, organisationId: string) =>
  db
    .selectFrom('structure_states')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .executeTakeFirst()

/** The count of structure changes that this transaction sees. */
export const structureChangeCount = async (db: Db, organisationId: string): Promise<string> =>
  (await stateOf(db, organisationId))?.changes ?? '0'

export async function storeSynchronised(
  db: Db,
  { organisationId, at, changes }: StructureRead,
): Promise<void> {
  const row = { synchronised_changes: changes, synchronised_at: at }
  await db
    .insertInto('structure_states')
    .values({ organisation_id: organisationId, ...row })
    .onConflict((conflict) => conflict.column('organisation_id').doUpdateSet(row))
    .execute()
}

/**
 * When the structure was last changed and synchronised. The count decides which is later, not the clock: a
 * change that the snapshot did not contain is later.
 */
export async function structureTimes(db: Db, organisationId: string) {
  const state = await stateOf(db, organisationId)
  const changedAt = state?.changed_at ?? null
  const synchronisedAt = state?.synchronised_at ?? null
  if (!state || !changedAt || !synchronisedAt) return { changedAt, synchronisedAt }
  const seen = state.synchronised_changes === state.changes
  const shown = seen
    ? Math.min(changedAt.getTime(), synchronisedAt.getTime())
    : Math.max(changedAt.getTime(), synchronisedAt.getTime() + 1)
  return { changedAt: new Date(shown), synchronisedAt }
}
