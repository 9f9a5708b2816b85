import type { Kysely } from 'kysely'
import { type Db, fromKysely, PgBoss } from 'pg-boss'
import type { Database } from '../../storage/schema.ts'
import type { Storage } from '../../storage/storage.ts'
import type { SyncLog } from '../sync-log.ts'
import { realTimers } from '../timers.ts'

const QUEUE = 'refresh'
const POLL_SECONDS = 1
const LONGEST_RUN_SECONDS = 23 * 60 * 60

type CarryOut = (runId: string) => Promise<void>

/** The queue of runs. It only wakes a worker: the run's own row decides who may execute it. */
export type RefreshQueue = {
  start(carryOut: CarryOut, concurrency: number): Promise<void>
  /** Queues a run. With a transaction as `db`, the run and its job are committed together. */
  send(runId: string, db?: Kysely<Database>): Promise<void>
  /** Accepts no more jobs. Running jobs continue. */
  drain(): Promise<void>
  stop(): Promise<void>
}

export function createRefreshQueue(
  storage: Storage,
  log: SyncLog,
  { pollSeconds = POLL_SECONDS, timers = realTimers } = {},
): RefreshQueue {
  const boss = new PgBoss({
    db: onStorage(storage),
    backend: storage.kind,
    clock: timers,
    superviseIntervalSeconds: 60,
    schedule: false,
    // Rebuilding indexes concurrently needs a second session, which the embedded engine does not have.
    reindex: storage.kind === 'postgres',
    monitorVacuum: false,
  })
  const slots: string[] = []
  boss.on('error', (error) => log.warn({ err: error }, 'The queue of refreshes could not be reached'))
  return {
    async start(carryOut, concurrency) {
      await boss.start()
      // A job is tried once, because runs have their own leases and attempts. At most one job per run waits.
      await boss.createQueue(QUEUE, {
        policy: 'short',
        retryLimit: 0,
        expireInSeconds: LONGEST_RUN_SECONDS,
        deleteAfterSeconds: 24 * 60 * 60,
      })
      for (let count = 0; count < concurrency; count += 1)
        slots.push(await openSlot(boss, pollSeconds, carryOut))
    },
    async send(runId, db) {
      await boss.send(QUEUE, { runId }, { singletonKey: runId, ...(db && { db: fromKysely(db) }) })
      if (!db) for (const slot of slots) boss.notifyWorker(slot)
    },
    drain: () => boss.offWork(QUEUE, { wait: false }),
    stop: () => boss.stop({ graceful: true, timeout: 5_000, close: false }),
  }
}

/** Opens one worker per slot: pg-boss wakes a worker by its id, so one that ends a job fetches the next immediately. */
async function openSlot(boss: PgBoss, pollingIntervalSeconds: number, carryOut: CarryOut): Promise<string> {
  const slot = await boss.work<{ runId: string }>(QUEUE, { pollingIntervalSeconds }, async ([job]) => {
    if (!job) return
    await carryOut(job.data.runId)
    boss.notifyWorker(slot)
  })
  return slot
}

/** Runs pg-boss on either engine. Every statement is separate, as with a pool. */
const onStorage = (storage: Storage): Db => ({
  executeSql: (text, values) => storage.withConnection(({ query }) => query(text, values)),
})
