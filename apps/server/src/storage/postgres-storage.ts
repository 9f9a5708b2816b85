import { Kysely } from 'kysely'
import { withCommitMarks } from './commit-marks.ts'
import { copyInto } from './copy-into.ts'
import { type DatabaseLimits, postgresLimits } from './database-limits.ts'
import { listenTo } from './postgres-listener.ts'
import { openPool, type PooledSession } from './postgres-pool.ts'
import { noteRoundTrip } from './round-trips.ts'
import type { Database } from './schema.ts'
import { lazyDialect, type Session, sessionDialect } from './session-dialect.ts'
import type { Storage, StorageConnection } from './storage.ts'

/** Opens a PostgreSQL server, which any number of our processes may share. */
export async function openPostgres(
  databaseUrl: string,
  limits: DatabaseLimits = postgresLimits,
): Promise<Storage> {
  const calls = openPool({ databaseUrl, limits, max: 20, reserved: 4, long: false })
  const longWork = openPool({ databaseUrl, limits, max: 10, reserved: 0, long: true })
  const db = new Kysely<Database>({
    dialect: withCommitMarks(
      lazyDialect(async () => {
        const session = await calls.connect()
        return { session: sessionOf(session), release: session.release }
      }, calls.end),
    ),
  })

  return {
    kind: 'postgres',
    db,
    sessions: calls,
    async withConnection(work, { longStatements = false } = {}) {
      const session = await (longStatements ? longWork : calls).connect()
      let broken: Error | undefined
      try {
        return await work(connectionOn(session, limits))
      } catch (error) {
        await session.query('rollback').catch((failure) => {
          broken = failure
        })
        throw error
      } finally {
        session.release(broken)
      }
    },
    listen: (listener) => listenTo({ databaseUrl, limits }, listener),
    async close() {
      await Promise.all([db.destroy(), longWork.end()])
    },
  }
}

function connectionOn(session: PooledSession, limits: DatabaseLimits): StorageConnection {
  return {
    query: async (sql, params) => {
      const answers = [await session.query(sql, params)].flat()
      return {
        rows: answers.flatMap((answer) => answer.rows),
        rowCount: answers.reduce((sum, answer) => sum + (answer.rowCount ?? 0), 0),
      }
    },
    copyIn: (sql, chunks) =>
      copyInto(session.client, sql, chunks, {
        chunkMs: limits.chunkMs,
        endMs: limits.longStatementMs,
        breakOff: session.breakOff,
      }),
    db: new Kysely<Database>({ dialect: sessionDialect(sessionOf(session)) }),
  }
}

const sessionOf =
  ({ send }: PooledSession): Session =>
  async (batch) => {
    noteRoundTrip(batch)
    const results = await send(batch.statements)
    return results.map(({ rows, rowCount, command }) => ({ rows, affected: rowCount ?? 0, command }))
  }
