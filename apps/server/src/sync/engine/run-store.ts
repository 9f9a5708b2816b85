import type { LeftOutTables, RefreshCause } from '@tributary/domain'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../../storage/schema.ts'

/** Another attempt has claimed the run, so this one must store nothing more. */
export class LeaseLost extends Error {
  override name = 'LeaseLost'

  constructor() {
    super('The lease of the refresh was lost')
  }
}

/** A run that this process executes. Every attempt has a new `leaseOwner`, so an earlier one can never write again. */
export type ClaimedRun = {
  readonly id: string
  readonly organisationId: string
  readonly connectorId: string
  /** The user who started it; null for a scheduled run. */
  readonly requestedBy: string | null
  readonly fullSync: boolean
  readonly attempt: number
  readonly startedAt: Date
  readonly leaseOwner: string
  /** The request that started it; null for a scheduled run. */
  readonly requestId: string | null
  /** The span in which it was queued, if traces are recorded. */
  readonly traceparent: string | null
}

export type RunEnd = {
  readonly state: 'succeeded' | 'failed'
  readonly detail: string | null
  readonly error: string | null
  readonly forbidden: boolean
  readonly cause: RefreshCause | null
  /** The earliest time the source accepts another request. */
  readonly retryAt: Date | null
  /** The tables that a successful run could not read. */
  readonly leftOut: LeftOutTables | null
}

/** Claims a run that is queued or whose lease has expired; undefined for any other run. */
export async function claimRun(
  db: Kysely<Database>,
  runId: string,
  lease: { owner: string; now: Date; until: Date },
): Promise<ClaimedRun | undefined> {
  const row = await db
    .updateTable('refresh_runs')
    .set({
      state: 'running',
      attempt: sql`attempt + 1`,
      lease_owner: lease.owner,
      lease_until: lease.until,
      started_at: sql`coalesce(started_at, ${lease.now})`,
    })
    .where('id', '=', runId)
    .where((is) =>
      is.or([
        is('state', '=', 'queued'),
        is.and([is('state', '=', 'running'), is('lease_until', '<', lease.now)]),
      ]),
    )
    .returning([
      'id',
      'organisation_id',
      'connector_id',
      'requested_by',
      'full_sync',
      'attempt',
      'started_at',
      'request_id',
      'traceparent',
    ])
    .executeTakeFirst()
  return (
    row && {
      id: row.id,
      organisationId: row.organisation_id,
      connectorId: row.connector_id,
      requestedBy: row.requested_by,
      fullSync: row.full_sync,
      attempt: row.attempt,
      startedAt: row.started_at ?? lease.now,
      leaseOwner: lease.owner,
      requestId: row.request_id,
      traceparent: row.traceparent,
    }
  )
}

/** Every update of a run starts here. It changes the row only while this attempt has the lease. */
function heldRun(db: Kysely<Database>, run: ClaimedRun) {
  return db
    .updateTable('refresh_runs')
    .where('id', '=', run.id)
    .where('state', '=', 'running')
    .where('lease_owner', '=', run.leaseOwner)
}

async function mustHold(update: { executeTakeFirst(): Promise<{ numUpdatedRows: bigint } | undefined> }) {
  const result = await update.executeTakeFirst()
  if (!result?.numUpdatedRows) throw new LeaseLost()
}

export const renewLease = (db: Kysely<Database>, run: ClaimedRun, until: Date) =>
  mustHold(heldRun(db, run).set({ lease_until: until }))

export const showProgress = (db: Kysely<Database>, run: ClaimedRun, detail: string, until: Date) =>
  mustHold(heldRun(db, run).set({ detail, lease_until: until }))

/** Throws {@link LeaseLost} when the lease was lost or the run was cancelled. */
export async function mustStillHold(db: Kysely<Database>, run: ClaimedRun): Promise<void> {
  const row = await db
    .selectFrom('refresh_runs')
    .select('id')
    .where('id', '=', run.id)
    .where('state', '=', 'running')
    .where('lease_owner', '=', run.leaseOwner)
    .executeTakeFirst()
  if (!row) throw new LeaseLost()
}

/** Adds a stream's rows to the run in the transaction that records them. Throws when the lease was lost. */
export const countRows = (db: Kysely<Database>, run: ClaimedRun, rows: number) =>
  mustHold(heldRun(db, run).set({ rows: sql`rows + ${rows}` }))

export const finishRun = (db: Kysely<Database>, run: ClaimedRun, end: RunEnd, now: Date) => {
  const { retryAt, leftOut, ...rest } = end
  return mustHold(
    heldRun(db, run).set({
      ...rest,
      retry_at: retryAt,
      left_out: leftOut?.count ?? null,
      left_out_cause: leftOut?.cause ?? null,
      completed_at: now,
      lease_owner: null,
      lease_until: null,
    }),
  )
}

/** Returns a run to the queue for the next start. The interrupted attempt does not count. */
export const releaseRun = (db: Kysely<Database>, run: ClaimedRun, detail: string) =>
  mustHold(
    heldRun(db, run).set({
      state: 'queued',
      attempt: sql`attempt - 1`,
      detail,
      lease_owner: null,
      lease_until: null,
    }),
  )

/** Ends every lease. Only for the embedded engine, where no other process can hold one. */
export const endAllLeases = (db: Kysely<Database>, now: Date) =>
  db
    .updateTable('refresh_runs')
    .set({ lease_until: new Date(now.getTime() - 1) })
    .where('state', '=', 'running')
    .where('lease_owner', 'is not', null)
    .execute()

/** Lists queued runs and running ones whose lease has expired. */
export async function waitingRuns(db: Kysely<Database>, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('refresh_runs')
    .select('id')
    .where((is) =>
      is.or([is('state', '=', 'queued'), is.and([is('state', '=', 'running'), is('lease_until', '<', now)])]),
    )
    .orderBy('triggered_at')
    .execute()
  return rows.map((row) => row.id)
}

/** Ends runs that lost their process too often. */
export const giveUpRuns = (db: Kysely<Database>, now: Date, maxAttempts: number, error: string) =>
  db
    .updateTable('refresh_runs')
    .set({
      state: 'interrupted',
      error,
      cause: 'interrupted',
      completed_at: now,
      lease_owner: null,
      lease_until: null,
    })
    .where('state', '=', 'running')
    .where('lease_until', '<', now)
    .where('attempt', '>=', maxAttempts)
    .execute()
