import { Kysely } from 'kysely'
import { to as copyTo } from 'pg-copy-streams'
import { CHANGES_CHANNEL, type ChangeCounts, countChanges } from './change-counts.ts'
import { withCommitMarks } from './commit-marks.ts'
import { copyInto } from './copy-into.ts'
import { type DatabaseLimits, postgresLimits } from './database-limits.ts'
import { noteQuery } from './note-query.ts'
import { listenTo } from './postgres-listener.ts'
import { openPool, type PooledConnection } from './postgres-pool.ts'
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
    log: noteQuery,
    dialect: withCommitMarks(
      lazyDialect(async () => {
        const session = await calls.connect()
        return { session: sessionOf(session), release: session.release }
      }, calls.end),
    ),
  })

  const changes = listenOnUse({ databaseUrl, limits })

  return {
    kind: 'postgres',
    db,
    changeCounts: changes,
    connections: calls,
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
      await Promise.all([changes.close(), db.destroy(), longWork.end()])
    },
  }
}

/** Counts the changes of organisations. Connects when a count is first requested, which is undefined until then. */
function listenOnUse(place: Parameters<typeof listenTo>[0]): ChangeCounts & { close(): Promise<void> } {
  const changes = countChanges()
  let listening: ReturnType<typeof listenTo> | undefined
  return {
    of(organisationId) {
      if (!listening) {
        listening = listenTo(place, { channel: CHANGES_CHANNEL, ...changes })
        listening.catch(() => {
          listening = undefined
        })
      }
      return changes.of(organisationId)
    },
    async close() {
      await (await listening?.catch(() => undefined))?.close()
    },
  }
}

function connectionOn(session: PooledConnection, limits: DatabaseLimits): StorageConnection {
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
    copyOut: (sql) => session.client.query(copyTo(sql)),
    db: new Kysely<Database>({ dialect: sessionDialect(sessionOf(session)) }),
  }
}

const sessionOf =
  ({ send }: PooledConnection): Session =>
  async (batch) => {
    noteRoundTrip(batch)
    const results = await send(batch)
    return results.map(({ rows, rowCount, command }) => ({ rows, affected: rowCount ?? 0, command }))
  }
