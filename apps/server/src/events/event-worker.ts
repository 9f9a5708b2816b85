import { STUCK_AFTER_MS } from '@tributary/sdk/connectors'
import type { Storage } from '../storage/storage.ts'
import type { SyncLog } from '../sync/index.ts'
import { pruneSecrets } from '../webhooks/webhooks.queries.ts'
import { markStuckRuns } from './events.queries.ts'
import { type Processing, processEvent } from './process-event.ts'

export type EventWorkerOptions = Processing & {
  readonly storage: Storage
  readonly log: SyncLog
  /** Called when events were processed, for example to send them. */
  readonly onProcessed: () => void
  /** How often to look for events and stuck refreshes. */
  readonly pollMs?: number
}

export type EventWorker = {
  /** Looks for stuck refreshes and processes all events. Never throws. */
  wake(): Promise<void>
  stop(): Promise<void>
}

/** How often to look for stuck refreshes. */
const STUCK_EVERY_MS = 30_000

/** Processes events in the order in which they happened, and notices stuck refreshes. Several servers share the work. */
export function startEventWorker(options: EventWorkerOptions): EventWorker {
  const { storage, clock, log, onProcessed, pollMs = 2_000 } = options
  let work: Promise<void> | undefined
  let lookedAt = 0
  let stopped = false

  async function processAll() {
    await findStuckRuns(clock())
    let count = 0
    while (!stopped && (await processEvent(storage.db, options))) count += 1
    if (count > 0) onProcessed()
  }

  /** Also deletes previous secrets of webhooks that no longer sign. */
  async function findStuckRuns(now: Date) {
    if (now.getTime() - lookedAt < STUCK_EVERY_MS) return
    await markStuckRuns(storage.db, new Date(now.getTime() - STUCK_AFTER_MS), now)
    await pruneSecrets(storage.db, now)
    lookedAt = now.getTime()
  }

  function wake() {
    work ??= processAll()
      .catch((error) => log.warn({ err: error }, 'Events could not be processed'))
      .finally(() => {
        work = undefined
      })
    return work
  }

  void wake()
  const timer = setInterval(() => void wake(), pollMs)
  return {
    wake,
    async stop() {
      stopped = true
      clearInterval(timer)
      await work
    },
  }
}
