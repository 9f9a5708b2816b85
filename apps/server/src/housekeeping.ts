import type { Kysely } from 'kysely'
import type { Clock } from './services.ts'
import { pruneSessions } from './session/session.queries.ts'
import { pruneTries } from './session/throttle.queries.ts'
import type { Database } from './storage/schema.ts'
import type { SyncLog } from './sync/index.ts'

const HOUR = 3_600_000
const KEEP_SESSIONS_MS = 30 * 24 * HOUR
const KEEP_TRIES_MS = 24 * HOUR

/** Forgets what nobody asks about any more, now and every hour. */
export function startHousekeeping(db: Kysely<Database>, clock: Clock, log: SyncLog): () => Promise<void> {
  let work = Promise.resolve()
  const tidy = () => {
    work = keepHouse(db, clock()).catch((error) => log.warn({ err: error }, 'Tidying up failed'))
  }
  tidy()
  const timer = setInterval(tidy, HOUR)
  return async () => {
    clearInterval(timer)
    await work
  }
}

export async function keepHouse(db: Kysely<Database>, now: Date): Promise<void> {
  await pruneTries(db, new Date(now.getTime() - KEEP_TRIES_MS))
  await pruneSessions(db, new Date(now.getTime() - KEEP_SESSIONS_MS))
}
