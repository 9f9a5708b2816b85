import type { Kysely } from 'kysely'
import { type Db, fromKysely, PgBoss } from 'pg-boss'
import type { Database } from '../../storage/schema.ts'
import type { Storage } from '../../storage/storage.ts'
import type { SyncLog } from '../sync-log.ts'

const QUEUE = 'refresh'
const POLL_SECONDS = 1
const LONGEST_RUN_SECONDS = 23 * 60 * 60

type CarryOut = (runId: string) => Promise<void>

/** The queue of runs to carry out. It only wakes somebody: whose run it is, and whether, the run itself says. */
export type RefreshQueue = {
  start(carryOut: CarryOut, concurrency: number): Promise<void>
  /** Inside `db` when it is a transaction: the run and its job are then queued together. */
  send(runId: string, db?: Kysely<Database>): Promise<void>
  /** Takes no more jobs; those in hand go on. */
  drain(): Promise<void>
  stop(): Promise<void>
}

export function createRefreshQueue(storage: Storage, log: SyncLog, pollSeconds = POLL_SECONDS): RefreshQueue {
  const boss = new PgBoss({
    db: onStorage(storage),
    backend: storage.kind,
    superviseIntervalSeconds: 60,
    schedule: false,
    // Rebuilding indexes concurrently needs a session of its own, which the embedded engine has not.
    reindex: storage.kind === 'postgres',
    monitorVacuum: false,
  })
  const slots: string[] = []
  boss.on('error', (error) => log.warn({ err: error }, 'The queue of refreshes could not be reached'))
  return {
    async start(carryOut, concurrency) {
      await boss.start()
      // A job is tried once: runs have leases and attempts of their own. Per run at most one job waits.
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

/** A worker of its own, because pg-boss wakes a worker by its id: one that ends a job looks for the next immediately. */
async function openSlot(boss: PgBoss, pollingIntervalSeconds: number, carryOut: CarryOut): Promise<string> {
  const slot = await boss.work<{ runId: string }>(QUEUE, { pollingIntervalSeconds }, async ([job]) => {
    if (!job) return
    await carryOut(job.data.runId)
    boss.notifyWorker(slot)
  })
  return slot
}

/** pg-boss on whichever engine the storage has; every statement stands for itself, as with a pool. */
const onStorage = (storage: Storage): Db => ({
  executeSql: (text, values) => storage.withConnection(({ query }) => query(text, values)),
})
