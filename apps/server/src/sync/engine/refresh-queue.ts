import type { Kysely } from 'kysely'
import { type Db, fromKysely, PgBoss } from 'pg-boss'
import type { Database } from '../../storage/schema.ts'
import type { Storage } from '../../storage/storage.ts'
import type { SyncLog } from '../sync-log.ts'
import { realTimers } from '../timers.ts'
import { startAlone } from './start-alone.ts'

const QUEUE = 'refresh'
const POLL_SECONDS = 1
/** How often to look for jobs whose notification was lost. */
const POLL_LISTENING_SECONDS = 10
const LONGEST_RUN_SECONDS = 23 * 60 * 60

/** How often a slot looks for a job that no one has notified it of. */
type Polling = { readonly pollingIntervalSeconds: number; readonly notifyPollingIntervalSeconds: number }

const usualPolling: Polling = {
  pollingIntervalSeconds: POLL_SECONDS,
  notifyPollingIntervalSeconds: POLL_LISTENING_SECONDS,
}

type CarryOut = (runId: string) => Promise<void>

/** The queue of runs. It only wakes a worker: the run's own row decides who may execute it. */
export type RefreshQueue = {
  start(carryOut: CarryOut, concurrency: number): Promise<void>
  /** Queues a run. With a transaction as `db`, the run and its job are committed together. */
  send(runId: string, db?: Kysely<Database>): Promise<void>
  /** Queues runs that may be queued already, such as those of ended processes. */
  sendAgain(runIds: readonly string[]): Promise<void>
  /** Accepts no more jobs. Running jobs continue. */
  drain(): Promise<void>
  stop(): Promise<void>
}

export function createRefreshQueue(
  storage: Storage,
  log: SyncLog,
  { polling = usualPolling, timers = realTimers, executes = true } = {},
): RefreshQueue {
  const boss = new PgBoss({
    db: onStorage(storage),
    backend: storage.kind,
    useListenNotify: executes && storage.listen !== undefined,
    clock: timers,
    // A process that only sends leaves the maintenance to those that execute.
    supervise: executes,
    superviseIntervalSeconds: 60,
    schedule: false,
    // Nothing reads the list of instances, and every server would write to it regularly.
    registerInstance: false,
    // Rebuilding indexes concurrently needs a second session, which the embedded engine does not have.
    reindex: storage.kind === 'postgres',
    monitorVacuum: false,
  })
  const slots: string[] = []
  boss.on('error', (error) => log.warn({ err: error }, 'The queue of refreshes could not be reached'))
  return {
    async start(carryOut, concurrency) {
      await startAlone(storage, () => boss.start())
      // A job is tried once, because runs have their own leases and attempts. At most one job per run waits.
      await boss.createQueue(QUEUE, {
        policy: 'short',
        retryLimit: 0,
        expireInSeconds: LONGEST_RUN_SECONDS,
        deleteAfterSeconds: 24 * 60 * 60,
      })
      // Also for a queue that exists already, which the line above leaves as it is.
      await boss.updateQueue(QUEUE, { notify: storage.listen !== undefined })
      for (let count = 0; count < concurrency; count += 1) slots.push(await openSlot(boss, polling, carryOut))
    },
    async send(runId, db) {
      await boss.send(QUEUE, { runId }, { singletonKey: runId, ...(db && { db: fromKysely(db) }) })
      // Inside a transaction, PostgreSQL notifies all servers at its commit. On the embedded engine a slot waits for it.
      if (!db || !storage.listen) for (const slot of slots) boss.notifyWorker(slot)
    },
    async sendAgain(runIds) {
      if (runIds.length === 0) return
      await boss.insert(
        QUEUE,
        runIds.map((runId) => ({ data: { runId }, singletonKey: runId })),
      )
      for (const slot of slots) boss.notifyWorker(slot)
    },
    drain: () => boss.offWork(QUEUE, { wait: false }),
    stop: () => boss.stop({ graceful: true, timeout: 5_000, close: false }),
  }
}

/** Opens one worker per slot: pg-boss wakes a worker by its id, so one that ends a job fetches the next immediately. */
async function openSlot(boss: PgBoss, polling: Polling, carryOut: CarryOut): Promise<string> {
  const slot = await boss.work<{ runId: string }>(QUEUE, polling, async ([job]) => {
    if (!job) return
    await carryOut(job.data.runId)
    boss.notifyWorker(slot)
  })
  return slot
}

/** Runs pg-boss on either engine. Every statement is separate, as with a pool. */
const onStorage = ({ withConnection, listen }: Storage): Db => ({
  executeSql: (text, values) => withConnection(({ query }) => query(text, values)),
  ...(listen && {
    listen: (channel, onNotification, onConnect) => listen({ channel, onNotification, onConnect }),
  }),
})
