import type { RefreshCause } from '@tributary/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../storage/schema.ts'
import { currentCause } from '../tracing/cause.ts'
import { currentTraceparent } from '../tracing/tracer.ts'

type Db = Kysely<Database>

export type NewRun = {
  organisationId: string
  connectorId: string
  fullSync: boolean
  /** Null for a scheduled run. */
  requestedBy: string | null
  statusMessage: string | null
  now: Date
}

const runRow = ({ organisationId, connectorId, fullSync, requestedBy, statusMessage, now }: NewRun) => ({
  organisation_id: organisationId,
  connector_id: connectorId,
  trigger: requestedBy === null ? ('automatic' as const) : ('manual' as const),
  full_sync: fullSync,
  requested_by: requestedBy,
  status_message: statusMessage,
  triggered_at: now,
  request_id: currentCause().requestId,
  traceparent: currentTraceparent(),
})

export async function queueRun(db: Db, run: NewRun): Promise<string> {
  const { id } = await db
    .insertInto('refresh_runs')
    .values({ ...runRow(run), state: 'queued' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The process that executes a run, until when. */
export type Lease = { owner: string; until: Date }

/** Inserts a run that its caller executes, without the queue. */
export async function insertRunningRun(db: Db, run: NewRun, lease: Lease): Promise<string> {
  const { id } = await db
    .insertInto('refresh_runs')
    .values({
      ...runRow(run),
      state: 'running',
      attempt: 1,
      started_at: run.now,
      lease_owner: lease.owner,
      lease_until: lease.until,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Why a run ended: a sentence for users and a machine-readable cause. */
export type Ending = { sentence: string; cause: RefreshCause; now: Date }

export async function insertFailedRun(db: Db, run: NewRun, { sentence, cause }: Omit<Ending, 'now'>) {
  const over = { completed_at: run.now, detail: sentence, error: sentence, cause }
  await db
    .insertInto('refresh_runs')
    .values({ ...runRow(run), ...over, state: 'failed' })
    .execute()
}

/** The open run of a connector, locked so that two requests cannot both supersede it. */
export const openRun = (db: Db, connectorId: string) =>
  db
    .selectFrom('refresh_runs')
    .select(['id', 'triggered_at as triggeredAt'])
    .where('connector_id', '=', connectorId)
    .where('state', 'in', ['queued', 'running'])
    .forUpdate()
    .executeTakeFirst()

export async function interruptRun(db: Db, runId: string, { sentence, cause, now }: Ending): Promise<void> {
  await db
    .updateTable('refresh_runs')
    .set({ state: 'interrupted', error: sentence, cause, ...completedAt(now) })
    .where('id', '=', runId)
    .execute()
}

/**
 * Cancels the open run of a connector; false if there is none. The executing process loses its lease, so it can store
 * nothing more and stops within two seconds.
 */
export async function cancelRun(
  db: Db,
  {
    connectorId,
    userId,
    now,
    sentence,
  }: { connectorId: string; userId: string; now: Date; sentence: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('refresh_runs')
    .set({ state: 'cancelled', detail: sentence, error: null, cause: 'cancelled', cancelled_by: userId })
    .set(completedAt(now))
    .where('connector_id', '=', connectorId)
    .where('state', 'in', ['queued', 'running'])
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

const completedAt = (now: Date) => ({ completed_at: now, lease_owner: null, lease_until: null })
