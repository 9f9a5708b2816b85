import { Kysely } from 'kysely'
import type { Database } from '../src/storage/schema.ts'
import { type Batch, lazyDialect, type Session, sessionDialect } from '../src/storage/session-dialect.ts'
import type { Listener, Storage, StorageConnection } from '../src/storage/storage.ts'
import type { EngineRows } from './embedded-engine.ts'
import type { Hold, Statement } from './hold.ts'

export type Sessions = {
  acquire(): Promise<Hold>
  release(hold: Hold): void
  execute(hold: Hold, statement: Statement): Promise<EngineRows>
  listen(listener: Listener): Promise<{ close(): Promise<void> }>
}

/** The storage of a simulated process. To the engine it is a PostgreSQL server that several processes use. */
export const simulatedStorage = (sessions: Sessions): Storage => ({
  kind: 'postgres',
  db: new Kysely<Database>({
    dialect: lazyDialect(async () => {
      const hold = await sessions.acquire()
      return { session: sessionOn(sessions, hold), release: () => sessions.release(hold) }
    }),
  }),
  connections: { load: () => ({ size: 1, inUse: 0, waiting: 0, waitMs: 0 }) },
  async withConnection(work) {
    const hold = await sessions.acquire()
    try {
      return await work(connectionOn(sessions, hold))
    } catch (error) {
      await sessions.execute(hold, { sql: 'rollback' }).catch(() => undefined)
      throw error
    } finally {
      sessions.release(hold)
    }
  },
  listen: (listener) => sessions.listen(listener),
  close: async () => undefined,
})

/** Executes batches, each statement as a separate step: more can happen between them than in a single round trip. */
const sessionOn =
  ({ execute }: Pick<Sessions, 'execute'>, hold: Hold): Session =>
  async ({ statements, alone }: Batch) => {
    const results: EngineRows[] = []
    try {
      if (alone) await execute(hold, { sql: 'begin' })
      for (const statement of statements) results.push(await execute(hold, statement))
      if (alone) await execute(hold, { sql: 'commit' })
      return results
    } catch (error) {
      if (alone) await execute(hold, { sql: 'rollback' }).catch(() => undefined)
      throw error
    }
  }

function connectionOn(sessions: Sessions, hold: Hold): StorageConnection {
  const { execute } = sessions
  return {
    query: async (sql, params) => {
      const { rows, affected } = await execute(hold, { sql, ...(params && { params }) })
      return { rows, rowCount: affected || rows.length }
    },
    copyIn: async (sql, chunks) => {
      const fromBlob = sql.replace(/\bfrom\s+stdin\b/i, "FROM '/dev/blob'")
      let copied = 0
      for await (const bytes of chunks) copied += (await execute(hold, { sql: fromBlob, bytes })).affected
      return copied
    },
    copyOut: () => {
      throw new Error('Simulated refreshes make no backup.')
    },
    db: new Kysely<Database>({ dialect: sessionDialect(sessionOn(sessions, hold)) }),
  }
}
