import type { Kysely } from 'kysely'
import type { Database } from '../storage/schema.ts'

type Db = Kysely<Database>

export type NewRun = {
  organisationId: string
  connectorId: string
  fullSync: boolean
  requestedBy: string
  statusMessage: string | null
  now: Date
}

const manual = ({ organisationId, connectorId, fullSync, requestedBy, statusMessage, now }: NewRun) => ({
  organisation_id: organisationId,
  connector_id: connectorId,
  trigger: 'manual' as const,
  full_sync: fullSync,
  requested_by: requestedBy,
  status_message: statusMessage,
  triggered_at: now,
})

export async function queueRun(db: Db, run: NewRun): Promise<string> {
  const { id } = await db
    .insertInto('refresh_runs')
    .values({ ...manual(run), state: 'queued' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function insertFailedRun(db: Db, run: NewRun, sentence: string): Promise<void> {
  await db
    .insertInto('refresh_runs')
    .values({ ...manual(run), state: 'failed', completed_at: run.now, detail: sentence, error: sentence })
    .execute()
}

/** The run of a connector that is not over; locked, so that two requests do not both supersede it. */
export const openRun = (db: Db, connectorId: string) =>
  db
    .selectFrom('refresh_runs')
    .select(['id', 'triggered_at as triggeredAt'])
    .where('connector_id', '=', connectorId)
    .where('state', 'in', ['queued', 'running'])
    .forUpdate()
    .executeTakeFirst()

export async function interruptRun(db: Db, runId: string, sentence: string, now: Date): Promise<void> {
  await db
    .updateTable('refresh_runs')
    .set({ state: 'interrupted', completed_at: now, error: sentence, lease_owner: null, lease_until: null })
    .where('id', '=', runId)
    .execute()
}
