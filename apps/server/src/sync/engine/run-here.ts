import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { RefreshOutcome } from '../../signals.ts'
import type { Database } from '../../storage/schema.ts'
import { currentCause } from '../../tracing/cause.ts'
import { beginSpan, currentTraceparent } from '../../tracing/tracer.ts'
import { insertRunningRun, type NewRun } from '../refresh-runs.queries.ts'
import type { SyncLog } from '../sync-log.ts'
import { holdRun } from './held-run.ts'
import { refreshSpan } from './observe-refresh.ts'
import { brokenOff, failed, isForPeople, succeeded, type TakenStream } from './run-end.ts'
import { type ClaimedRun, finishRun, LeaseLost, type RunEnd } from './run-store.ts'
import { type StructureRun, structureRun } from './structure-writer.ts'

const LEASE_MS = 60_000

/** Starts a run that this process executes itself, without the queue. It is cancelled and recovered like any other. */
export async function startRunHere(db: Kysely<Database>, run: NewRun): Promise<ClaimedRun> {
  const leaseOwner = randomUUID()
  const lease = { owner: leaseOwner, until: new Date(run.now.getTime() + LEASE_MS) }
  const id = await insertRunningRun(db, run, lease)
  return {
    ...run,
    id,
    attempt: 1,
    startedAt: run.now,
    leaseOwner,
    requestId: currentCause().requestId,
    traceparent: currentTraceparent(),
  }
}

export type RunHere = {
  readonly db: Kysely<Database>
  readonly clock: () => Date
  readonly log: SyncLog
  /** How soon a cancelled run is detected. Milliseconds. */
  readonly watchMs?: number
}

/**
 * Executes a run that {@link startRunHere} started, and stores its end. Throws the error of the work; `LeaseLost` when the
 * run was cancelled. `explained` maps the error to the failure that the run shows.
 */
export async function executeHere(
  { db, clock, log, watchMs = 1_500 }: RunHere,
  run: ClaimedRun,
  work: (run: StructureRun) => Promise<readonly TakenStream[]>,
  explained: (error: unknown) => unknown,
): Promise<void> {
  const holding = { db, now: clock, leaseMs: LEASE_MS, progressMs: 1_000, watchMs, log }
  const span = beginSpan(() => refreshSpan(run))
  const finish = (end: RunEnd) =>
    finishRun(db, run, end, clock()).catch((error: unknown) => {
      // A cancelled run has its end. Any other is continued when its lease has expired.
      if (!(error instanceof LeaseLost)) log.error({ runId: run.id, err: error }, 'A run could not be ended')
    })
  try {
    const never = new AbortController().signal
    const taken = await span.run(() =>
      holdRun(run, holding, never, (signal) => work(structureRun(db, run, signal))),
    )
    span.end({ values: endedValues('succeeded', taken) })
    await finish(succeeded(taken.length, taken))
  } catch (error) {
    span.end({ values: endedValues('failed'), failed: true })
    if (error instanceof LeaseLost) throw error
    const failure = explained(error)
    await finish(isForPeople(failure) ? failed([failure]) : brokenOff(failure))
    throw error
  }
}

// Only the Excel connector runs without the queue.
const endedValues = (outcome: RefreshOutcome, taken: readonly TakenStream[] = []) => ({
  'tributary.connector.type': 'excel',
  'tributary.outcome': outcome,
  'tributary.rows': taken.reduce((sum, { rows }) => sum + rows, 0),
})
