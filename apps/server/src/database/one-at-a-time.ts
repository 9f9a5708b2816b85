import type { Kysely } from 'kysely'
import { HttpError } from '../http/http-error.ts'
import type { Database } from '../storage/schema.ts'
import type { Storage } from '../storage/storage.ts'
import { serverMessages } from './database.messages.ts'

const running = new WeakMap<Storage, Set<string>>()

/**
 * Each synchronisation uses a session of our database while it writes to a customer's. The other sessions
 * serve requests.
 */
const MOST_AT_ONCE = 8
const TRY_AGAIN_SECONDS = 15

/** Another synchronisation is running, or too many are. The same may work in a moment. */
export class SynchronisationBusy extends HttpError {
  override name = 'SynchronisationBusy'
}

const alreadyRunning = () => new SynchronisationBusy(409, serverMessages.running)

/**
 * Runs `work` unless work with the same name is already running in any process; then throws 409. On PostgreSQL, an
 * advisory lock in a separate session ensures this and ends with the process. `work` gets that session and needs no
 * other. The embedded engine has one process, so a set is enough.
 */
export async function oneAtATime<T>(
  storage: Storage,
  name: string,
  work: (db: Kysely<Database>) => Promise<T>,
): Promise<T> {
  const names = namesOf(storage)
  if (names.has(name)) throw alreadyRunning()
  if (names.size >= MOST_AT_ONCE)
    throw new SynchronisationBusy(503, serverMessages.tooMany, TRY_AGAIN_SECONDS)
  names.add(name)
  try {
    return storage.kind === 'pglite' ? await work(storage.db) : await locked(storage, name, work)
  } finally {
    names.delete(name)
  }
}

function namesOf(storage: Storage) {
  const names = running.get(storage) ?? new Set<string>()
  running.set(storage, names)
  return names
}

const locked = <T>(storage: Storage, name: string, work: (db: Kysely<Database>) => Promise<T>) =>
  storage.withConnection(async ({ query, db }) => {
    const { rows } = await query('select pg_try_advisory_lock(hashtextextended($1, 0)) as mine', [name])
    if (rows[0]?.mine !== true) throw alreadyRunning()
    try {
      return await work(db)
    } finally {
      // A lost session holds no lock, and its error must not replace the outcome of the work.
      await query('select pg_advisory_unlock(hashtextextended($1, 0))', [name]).catch(() => undefined)
    }
  })
