import type { Kysely } from 'kysely'
import { deleteOldEntries } from '../audit/audit-retention.ts'
import { deleteOldRecords, sealRecords } from '../audit/seal-records.ts'
import { HOUSEKEEPING } from '../operations/housekeeping.rules.ts'
import { prunedData } from '../operations/stored-data.ts'
import type { Clock } from '../services.ts'
import type { Database } from '../storage/schema.ts'
import type { Storage, StorageConnection } from '../storage/storage.ts'
import type { SyncLog } from '../sync/index.ts'

const HOUR = 3_600_000

type Tools = { storage: Storage; clock: Clock; log: SyncLog; auditRetentionMs: number | undefined }

/** Deletes expired rows now and every hour, unless another process is doing so. Returns how to stop. */
export function startHousekeeping({ storage, clock, log, auditRetentionMs }: Tools): () => Promise<void> {
  let work = Promise.resolve()
  // A backlog may need longer than the time limit of a request, and would then never shrink.
  const prune = () =>
    storage.withConnection(
      (connection) => unlessBusy(connection, () => keepHouse(connection.db, clock(), auditRetentionMs)),
      { longStatements: true },
    )
  const tick = () => {
    work = prune().catch((error) => log.warn({ err: error }, 'Housekeeping failed'))
  }
  tick()
  const timer = setInterval(tick, HOUR)
  return async () => {
    clearInterval(timer)
    await work
  }
}

// Any number that is not used by another advisory lock.
const HOUSEKEEPING_LOCK = 7_482_913

/** Two processes that delete the same rows can end in a deadlock. The lock ends with the session. */
async function unlessBusy({ query }: StorageConnection, work: () => Promise<void>): Promise<void> {
  const { rows } = await query(`select pg_try_advisory_lock(${HOUSEKEEPING_LOCK}) as free`)
  if (rows[0]?.free !== true) return
  try {
    await work()
  } finally {
    // A lost session holds no lock, and its error must not replace that of the work.
    await query(`select pg_advisory_unlock(${HOUSEKEEPING_LOCK})`).catch(() => undefined)
  }
}

export async function keepHouse(db: Kysely<Database>, now: Date, auditRetentionMs?: number): Promise<void> {
  for (const { keepMs, prune } of prunedData) await prune(db, new Date(now.getTime() - keepMs))
  await sealRecords(db, now)
  if (auditRetentionMs !== undefined) {
    const before = new Date(now.getTime() - auditRetentionMs)
    await deleteOldEntries(db, before, now)
    await deleteOldRecords(db, before)
  }
  const run = { task: HOUSEKEEPING, finished_at: now }
  await db
    .insertInto('maintenance_runs')
    .values(run)
    .onConflict((conflict) => conflict.column('task').doUpdateSet(run))
    .execute()
}
