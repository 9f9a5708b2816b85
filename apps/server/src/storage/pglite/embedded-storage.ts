import { Kysely } from 'kysely'
import { countChanges } from '../change-counts.ts'
import { withCommitMarks } from '../commit-marks.ts'
import { createConnectionQueue } from '../connection-queue.ts'
import { lockDataDir } from '../data-dir-lock.ts'
import { type DatabaseLimits, embeddedLimits } from '../database-limits.ts'
import { noteQuery } from '../note-query.ts'
import { noteRoundTrip } from '../round-trips.ts'
import type { Database } from '../schema.ts'
import { lazyDialect, type Session, sessionDialect } from '../session-dialect.ts'
import type { QueryAnswer, Storage, StorageConnection } from '../storage.ts'
import type { BridgeCall } from './bridge.ts'
import { type PgliteClient, startPglite } from './pglite-client.ts'

/**
 * Opens PostgreSQL inside this process. It survives kill -9, but never calls fsync, so a power cut may lose the last
 * writes.
 */
export async function openEmbedded(
  dataDir: string | undefined,
  image?: Blob,
  limits: DatabaseLimits = embeddedLimits,
): Promise<Storage> {
  const lock = dataDir === undefined ? undefined : lockDataDir(dataDir)
  const folder = dataDir === undefined ? undefined : `${dataDir}/database`
  const changes = countChanges()
  const client = await startPglite(folder, { image, onChange: changes.onNotification }).catch((error) => {
    lock?.release()
    throw error
  })
  changes.onConnect()
  const { connectMs, statementMs, longStatementMs } = limits
  const connections = createConnectionQueue({ connections: 1, reserved: 0 })
  // The engine still finishes a statement that timed out: nothing else may run in its transaction.
  const hold = async (waitMs: number) => {
    const release = await connections.take(waitMs)
    return () => void client.settled().then(release)
  }
  const db = new Kysely<Database>({
    log: noteQuery,
    dialect: withCommitMarks(
      lazyDialect(async () => ({ session: sessionOf(client, statementMs), release: await hold(connectMs) })),
    ),
  })

  return {
    kind: 'pglite',
    db,
    connections,
    changeCounts: changes,
    async withConnection(work, { longStatements = false } = {}) {
      const release = await hold(longStatements ? longStatementMs : connectMs)
      const limitMs = longStatements ? longStatementMs : statementMs
      try {
        return await work(connectionOn(client, limitMs))
      } catch (error) {
        await client.call({ call: 'exec', sql: 'rollback' }, limitMs)
        throw error
      } finally {
        release()
      }
    },
    async close() {
      await connections.take(connectMs).catch(() => undefined)
      await client.close(connectMs).catch(() => undefined)
      lock?.release()
    },
  }
}

const sessionOf =
  (client: PgliteClient, limitMs: number): Session =>
  (batch) => {
    noteRoundTrip(batch)
    return client.call({ call: 'batch', ...batch }, limitMs)
  }

function connectionOn(client: PgliteClient, limitMs: number): StorageConnection {
  const one = async (request: BridgeCall) => {
    const [answer] = await client.call(request, limitMs)
    return answer ?? { rows: [], affected: 0 }
  }
  return {
    query: async (sql, params) => {
      const answer = await one(
        params?.length
          ? { call: 'batch', statements: [{ sql, params }], alone: false }
          : { call: 'exec', sql },
      )
      return { rows: answer.rows, rowCount: answer.affected || answer.rows.length } satisfies QueryAnswer
    },
    copyIn: async (sql, chunks) => {
      const fromBlob = sql.replace(/\bfrom\s+stdin\b/i, "FROM '/dev/blob'")
      let copied = 0
      for await (const bytes of chunks) copied += (await one({ call: 'copy', sql: fromBlob, bytes })).affected
      return copied
    },
    copyOut: async function* (sql) {
      const { bytes } = await one({
        call: 'copyOut',
        sql: sql.replace(/\bto\s+stdout\b/i, "TO '/dev/blob'"),
      })
      if (bytes) yield bytes
    },
    db: new Kysely<Database>({ dialect: sessionDialect(sessionOf(client, limitMs)) }),
  }
}
