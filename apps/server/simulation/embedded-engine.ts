import { PGlite, types } from '@electric-sql/pglite'
import { Kysely } from 'kysely'
import { DatabaseFailure } from '../src/storage/database-failure.ts'
import { migrate } from '../src/storage/migrations/migrate.ts'
import type { Database } from '../src/storage/schema.ts'
import { provideScopedRole } from '../src/storage/scoped-role.ts'
import { type Session, sessionDialect } from '../src/storage/session-dialect.ts'
import type { Storage } from '../src/storage/storage.ts'
import { createRefreshQueue } from '../src/sync/engine/refresh-queue.ts'
import { silentLog } from '../src/sync/sync-log.ts'

export type EngineRows = { rows: Record<string, unknown>[]; affected: number }

/** The one real database of a simulation. Its time and its ids come from the simulation. */
export type Engine = {
  run(sql: string, params?: readonly unknown[], copied?: Uint8Array): Promise<EngineRows>
  /** Sets the time that `now()` returns. */
  setTime(ms: number): Promise<void>
  /** Calls back for each notification of a channel, after its commit. Replaces an earlier callback. */
  listen(channel: string, onNotification: (payload: string) => void): Promise<void>
  /** Rolls back an open transaction. */
  reset(): Promise<void>
  readonly db: Kysely<Database>
  close(): Promise<void>
}

const asText = (text: string) => text

/** Opens a database in memory with the current tables. The functions of PostgreSQL for time and ids are replaced. */
export async function openEngine(): Promise<Engine> {
  const pglite = await PGlite.create({
    dataDir: 'memory://',
    postgresqlconf: ['shared_buffers = 16MB', "timezone = 'UTC'", 'autovacuum = off'],
    parsers: { [types.INT8]: asText, [types.DATE]: asText },
  })
  const engine = engineOn(pglite)
  await pglite.exec(virtualFunctions)
  const storage: Storage = {
    kind: 'pglite',
    connections: { load: () => ({ size: 1, inUse: 0, waiting: 0, waitMs: 0 }) },
    db: engine.db,
    withConnection: (work) => work(directConnection(engine)),
    close: engine.close,
  }
  await migrate(storage)
  await provideScopedRole(engine.db)
  await createQueueTables(storage)
  await pglite.exec(queueClock)
  return engine
}

const queueClock = `create or replace function pgboss.job_now() returns timestamptz language sql stable as
  $$ select public.now() $$`

async function createQueueTables(storage: Storage) {
  const queue = createRefreshQueue(storage, silentLog)
  await queue.start(async () => undefined, 0)
  await queue.stop()
}

// Functions in a schema before pg_catalog replace those of the same name.
const virtualFunctions = `
  alter database postgres set search_path = public, pg_catalog;
  set search_path = public, pg_catalog;
  set sim.now = '2026-01-01T00:00:00Z';
  create sequence sim_ids;
  grant usage on sequence sim_ids to public;
  create function now() returns timestamptz language sql stable as
    $$ select current_setting('sim.now')::timestamptz $$;
  create function clock_timestamp() returns timestamptz language sql stable as
    $$ select current_setting('sim.now')::timestamptz $$;
  create function gen_random_uuid() returns uuid language sql volatile as
    $$ select md5('id' || nextval('public.sim_ids'))::uuid $$;`

function engineOn(pglite: PGlite): Engine {
  const run: Engine['run'] = async (sql, params, copied) => {
    try {
      if (copied) return rowsOf([await pglite.query(sql, [], { blob: new Blob([new Uint8Array(copied)]) })])
      return rowsOf(params?.length ? [await pglite.query(sql, [...params])] : await pglite.exec(sql))
    } catch (error) {
      throw new DatabaseFailure(error as Error)
    }
  }
  const listeners = new Map<string, (payload: string) => void>()
  return {
    run,
    // In a failed transaction nothing can be set, and its time does not matter.
    setTime: (ms) =>
      run(`set sim.now = '${new Date(ms).toISOString()}'`).then(
        () => undefined,
        () => undefined,
      ),
    async listen(channel, onNotification) {
      if (!listeners.has(channel))
        await pglite.listen(channel, (payload) => listeners.get(channel)?.(payload))
      listeners.set(channel, onNotification)
    },
    reset: async () => void (await run('rollback')),
    db: new Kysely<Database>({ dialect: sessionDialect(directSession(run)) }),
    close: () => pglite.close(),
  }
}

/** Executes the statements of a batch one after another; before the simulation, nothing happens between them. */
const directSession =
  (run: Engine['run']): Session =>
  async ({ statements }) => {
    const results: EngineRows[] = []
    for (const { sql, params } of statements) results.push(await run(sql, params))
    return results
  }

type Result = { rows: unknown[]; affectedRows?: number }

const rowsOf = (results: readonly Result[]): EngineRows => ({
  rows: results.flatMap(({ rows }) => rows as Record<string, unknown>[]),
  affected: results.reduce((sum, { affectedRows }) => sum + (affectedRows ?? 0), 0),
})

const directConnection = (engine: Engine) => ({
  query: async (sql: string, params?: readonly unknown[]) => {
    const { rows, affected } = await engine.run(sql, params)
    return { rows, rowCount: affected || rows.length }
  },
  copyIn: () => Promise.reject(new Error('Nothing is copied before the simulation starts.')),
  copyOut: () => {
    throw new Error('Nothing is copied before the simulation starts.')
  },
  db: engine.db,
})
