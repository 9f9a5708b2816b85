import type { Kysely } from 'kysely'
import type { Database } from '../../storage/schema.ts'

/** Pauses the schedules of an organisation, because its connectors lack their credentials. */
export async function pauseSchedules(db: Kysely<Database>, organisationId: string, now: Date): Promise<void> {
  await db
    .updateTable('connectors')
    .set({ paused_at: now })
    .where('organisation_id', '=', organisationId)
    .where('schedule', 'is not', null)
    .where('paused_at', 'is', null)
    .execute()
}
