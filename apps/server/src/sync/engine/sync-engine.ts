import { randomUUID } from 'node:crypto'
import { isExcel } from '@tributary/domain'
import type { Kysely } from 'kysely'
import type { RefreshOutcome } from '../../signals.ts'
import type { Database } from '../../storage/schema.ts'
import type { SecretBox } from '../../storage/secret-box.ts'
import type { Storage } from '../../storage/storage.ts'
import type { SourceAccess, SourceAdapters, SourceDescriptions } from '../sources/source-adapter.ts'
import { syncMessages } from '../sync.messages.ts'
import { logOfRequest, type SyncLog } from '../sync-log.ts'
import { type OpenTarget, syncTargets } from '../targets/open-target.ts'
import { realTimers, type Timers } from '../timers.ts'
import { holdRun } from './held-run.ts'
import { type ObservedRefresh, observeRefresh } from './observe-refresh.ts'
import { createRefreshQueue } from './refresh-queue.ts'
import { defaultRetries, type Retries } from './retries.ts'
import { brokenOff } from './run-end.ts'
import {
  type ClaimedRun,
  claimRun,
  endAllLeases,
  finishRun,
  giveUpRuns,
  LeaseLost,
  releaseRun,
  waitingRuns,
} from './run-store.ts'
import type { StructureWriter } from './structure-writer.ts'
import { syncRun } from './sync-run.ts'

/** Returns how a connector gets the tokens that it is authorised with. */
export type AccessOf = (place: { organisationId: string; connectorId: string }) => SourceAccess

export type SyncEngineOptions = {
  readonly storage: Storage
  readonly adapters: SourceAdapters
  /** Writes Excel structures. Left out, connectors of type `excel` cannot be refreshed. */
  readonly writeStructure?: StructureWriter
  /** Opens targets. Left out, customers' databases must be on public addresses. */
  readonly openTarget?: OpenTarget
  readonly secretBox: SecretBox
  /** Returns the tokens of a connector that is authorised at its provider. */
  readonly access?: AccessOf
  /** Finds the manifest that a connector reads. */
  readonly describe?: SourceDescriptions
  readonly log: SyncLog
  readonly clock: () => Date
  /** How long a run stays with a process that no longer renews it. */
  readonly leaseMs?: number
  /** The shortest time between two updates of the progress. */
  readonly progressMs?: number
  /** How soon a cancelled run is detected. */
  readonly watchMs?: number
  /** After how many lost processes a run is given up. */
  readonly maxAttempts?: number
  /** Whether this process executes runs, or only queues them for others. */
  readonly executes?: boolean
  /** The most runs this process executes at the same time. */
  readonly concurrency?: number
  readonly retries?: Retries
  readonly timers?: Timers
  /** Names the holder of a lease, a different one for each attempt. */
  readonly newOwner?: () => string
}

export type SyncEngine = {
  /** Whether connectors of this type can be refreshed. */
  supports(type: string): boolean
  start(): Promise<void>
  /** Lets runs finish for `drainMs`, then returns the others to the queue. The next start continues them. */
  stop(options?: { drainMs?: number }): Promise<void>
  /** Hands over a run in state `queued`, inside the transaction that made it when one is given. */
  enqueue(runId: string, db?: Kysely<Database>): Promise<void>
  /** Continues runs of ended processes. The engine also does this at regular intervals. */
  recover(): Promise<void>
}

export function createSyncEngine(options: SyncEngineOptions): SyncEngine {
  const { storage, adapters, clock, timers = realTimers, newOwner = randomUUID } = options
  const leaseMs = options.leaseMs ?? 60_000
  const progressMs = options.progressMs ?? 1_000
  const watchMs = options.watchMs ?? 1_500
  const openTarget = options.openTarget ?? syncTargets({ storage, outbound: { allowPrivateTargets: false } })
  const maxAttempts = options.maxAttempts ?? 3
  const retries = options.retries ?? defaultRetries
  const { executes = true } = options
  const queue = createRefreshQueue(storage, options.log, { timers, executes })
  const stopping = new AbortController()
  const inHand = new Set<Promise<void>>()
  let watch: unknown

  async function carryOut(runId: string): Promise<void> {
    if (stopping.signal.aborted) return
    const now = clock()
    const lease = { owner: newOwner(), now, until: new Date(now.getTime() + leaseMs) }
    const run = await claimRun(storage.db, runId, lease)
    if (!run) return
    const seen = observeRefresh(run)
    const work = seen.inSpan(() => refresh(run, seen))
    inHand.add(work)
    await work.finally(() => inHand.delete(work))
  }

  async function refresh(run: ClaimedRun, seen: ObservedRefresh): Promise<void> {
    const log = logOfRequest(options.log, run.requestId)
    const about = { runId: run.id, connectorId: run.connectorId, attempt: run.attempt }
    log.info({ ...about, full: run.fullSync }, 'Refresh started')
    try {
      const end = await holdRun(
        run,
        { db: storage.db, now: clock, timers, leaseMs, progressMs, watchMs, log },
        stopping.signal,
        (signal, progress) =>
          syncRun({ ...options, ...seen, log, openTarget, retries, now: clock, run, signal, progress }),
      )
      await finishRun(storage.db, run, end, clock())
      seen.end(end.state)
      log.info({ ...about, state: end.state, error: end.error }, 'Refresh ended')
    } catch (error) {
      seen.end(outcomeOf(error, stopping.signal))
      // Without the database the end cannot be stored. The lease expires and the run is continued.
      await afterFailure(run, error, log).catch((failure) =>
        log.error(
          { ...about, err: failure },
          'The end of a refresh could not be noted; it will be taken up again',
        ),
      )
    }
  }

  async function afterFailure(run: ClaimedRun, error: unknown, log: SyncLog): Promise<void> {
    if (error instanceof LeaseLost) return log.warn({ runId: run.id }, 'Refresh superseded')
    if (stopping.signal.aborted) {
      await releaseRun(storage.db, run, syncMessages.stopped)
      return log.info({ runId: run.id }, 'Refresh put back')
    }
    log.error({ runId: run.id, err: error }, 'Refresh failed')
    await finishRun(storage.db, run, brokenOff(error), clock())
    log.info({ runId: run.id, state: 'failed' }, 'Refresh ended')
  }

  async function recover(): Promise<void> {
    const now = clock()
    await giveUpRuns(storage.db, now, maxAttempts, syncMessages.interrupted)
    await queue.sendAgain(await waitingRuns(storage.db, now))
  }

  return {
    supports: (type) =>
      Object.hasOwn(adapters, type) || (isExcel(type) && options.writeStructure !== undefined),
    enqueue: (runId, db) => queue.send(runId, db),
    recover,
    async start() {
      if (!executes) return queue.start(carryOut, 0)
      if (storage.kind === 'pglite') await endAllLeases(storage.db, clock())
      await queue.start(carryOut, options.concurrency ?? (storage.kind === 'pglite' ? 2 : 4))
      await recover()
      watch = timers.setInterval(() => {
        recover().catch((error) =>
          options.log.warn({ err: error }, 'Interrupted refreshes could not be looked up'),
        )
      }, leaseMs / 2)
    },
    async stop({ drainMs = 8_000 } = {}) {
      timers.clearInterval(watch)
      await queue.drain()
      await settledWithin(inHand, drainMs, timers)
      stopping.abort(new Error('The server is stopping'))
      await Promise.allSettled(inHand)
      await queue.stop()
    },
  }
}

const outcomeOf = (error: unknown, stopping: AbortSignal): RefreshOutcome => {
  if (error instanceof LeaseLost) return 'superseded'
  return stopping.aborted ? 'returned' : 'failed'
}

async function settledWithin(work: ReadonlySet<Promise<void>>, ms: number, timers: Timers): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = timers.setTimeout(resolve, ms)
  await Promise.race([Promise.allSettled(work), promise])
  timers.clearTimeout(timer)
}
