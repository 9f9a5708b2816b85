import type { Kysely } from 'kysely'
import type { Database } from '../../storage/schema.ts'
import type { SyncLog } from '../sync-log.ts'
import { realTimers, type Timers } from '../timers.ts'
import { type ClaimedRun, LeaseLost, mustStillHold, renewLease, showProgress } from './run-store.ts'

export type Keeping = {
  readonly db: Kysely<Database>
  readonly now: () => Date
  readonly timers?: Timers
  readonly leaseMs: number
  readonly progressMs: number
  /** How soon a cancelled run is detected. Milliseconds. */
  readonly watchMs: number
  readonly log: SyncLog
}

/**
 * Renews the lease of a run during `work` and stores its progress, at most once per `progressMs`. The signal aborts when
 * the lease is lost: the run was cancelled, given up or taken by another attempt.
 */
export async function holdRun<T>(
  run: ClaimedRun,
  keeping: Keeping,
  stop: AbortSignal,
  work: (signal: AbortSignal, progress: (detail: string) => Promise<void>) => Promise<T>,
): Promise<T> {
  const { db, now, leaseMs, watchMs, timers = realTimers } = keeping
  const lost = new AbortController()
  const until = () => new Date(now().getTime() + leaseMs)
  const every = (ms: number, check: () => Promise<void>) =>
    timers.setInterval(() => void check().catch((error) => loseOrWarn(error, lost, run, keeping)), ms)
  const renewing = every(leaseMs / 4, () => renewLease(db, run, until()))
  const watching = every(watchMs, () => mustStillHold(db, run))
  try {
    return await work(
      AbortSignal.any([stop, lost.signal]),
      progressOf(keeping, (detail) => showProgress(db, run, detail, until())),
    )
  } catch (error) {
    throw lost.signal.aborted ? lost.signal.reason : error
  } finally {
    timers.clearInterval(renewing)
    timers.clearInterval(watching)
  }
}

function loseOrWarn(error: unknown, lost: AbortController, { id: runId }: ClaimedRun, { log }: Keeping) {
  if (error instanceof LeaseLost) lost.abort(error)
  else log.warn({ runId, err: error }, 'The lease of a refresh could not be renewed or checked')
}

/** Stores a detail when the last one is old enough. Only the first one is certain to be stored. */
function progressOf({ now, progressMs }: Keeping, show: (detail: string) => Promise<void>) {
  let shownAt = Number.NEGATIVE_INFINITY
  return async (detail: string) => {
    const at = now().getTime()
    if (at - shownAt < progressMs) return
    shownAt = at
    await show(detail)
  }
}
