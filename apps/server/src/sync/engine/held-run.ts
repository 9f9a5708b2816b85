import type { Kysely } from 'kysely'
import type { Database } from '../../storage/schema.ts'
import type { SyncLog } from '../sync-log.ts'
import { type ClaimedRun, renewLease, showProgress } from './run-store.ts'
import { LeaseLost } from './sync-failure.ts'

export type Keeping = {
  readonly db: Kysely<Database>
  readonly now: () => Date
  readonly leaseMs: number
  readonly progressMs: number
  readonly log: SyncLog
}

/**
 * Keeps the lease of a run while `work` goes on, and shows its progress, at most as often as `progressMs` allows.
 * When the lease is lost the signal aborts: somebody else has the run now, or it was given up.
 */
export async function holdRun<T>(
  run: ClaimedRun,
  keeping: Keeping,
  stop: AbortSignal,
  work: (signal: AbortSignal, progress: (detail: string) => Promise<void>) => Promise<T>,
): Promise<T> {
  const { db, now, leaseMs, log } = keeping
  const lost = new AbortController()
  const until = () => new Date(now().getTime() + leaseMs)
  const timer = setInterval(() => {
    renewLease(db, run, until()).catch((error) => {
      if (error instanceof LeaseLost) lost.abort(error)
      else log.warn({ runId: run.id, err: error }, 'The lease of a refresh could not be renewed')
    })
  }, leaseMs / 4)
  try {
    return await work(
      AbortSignal.any([stop, lost.signal]),
      progressOf(keeping, (detail) => showProgress(db, run, detail, until())),
    )
  } catch (error) {
    throw lost.signal.aborted ? lost.signal.reason : error
  } finally {
    clearInterval(timer)
  }
}

/** Passes on a detail when the last one is old enough; only the first and a rarely changing one are sure to be seen. */
function progressOf({ now, progressMs }: Keeping, show: (detail: string) => Promise<void>) {
  let shownAt = Number.NEGATIVE_INFINITY
  return async (detail: string) => {
    const at = now().getTime()
    if (at - shownAt < progressMs) return
    shownAt = at
    await show(detail)
  }
}
