import { Kysely } from 'kysely'
import { lockDataDir } from '../data-dir-lock.ts'
import type { Database } from '../schema.ts'
import { type Session, sessionDialect } from '../session-dialect.ts'
import type { QueryAnswer, Storage, StorageConnection } from '../storage.ts'
import { type PgliteClient, startPglite } from './pglite-client.ts'
import { takeTurns } from './turns.ts'

/**
 * PostgreSQL inside this process. It survives kill -9, but never calls fsync, so a power cut may cost the last writes.
 */
export async function openEmbedded(dataDir: string | undefined, image?: Blob): Promise<Storage> {
  const lock = dataDir === undefined ? undefined : lockDataDir(dataDir)
  const folder = dataDir === undefined ? undefined : `${dataDir}/database`
  const client = await startPglite(folder, image).catch((error) => {
    lock?.release()
    throw error
  })
  const turn = takeTurns()
  const db = new Kysely<Database>({ dialect: sessionDialect(sessionOf(client), turn) })
  const connection = connectionOn(client)

  return {
    kind: 'pglite',
    db,
    async withConnection(work) {
      const release = await turn()
      try {
        return await work(connection)
      } catch (error) {
        await client.call({ call: 'exec', sql: 'rollback' })
        throw error
      } finally {
        release()
      }
    },
    async close() {
      await turn()
      await client.close()
      lock?.release()
    },
  }
}

const sessionOf =
  (client: PgliteClient): Session =>
  (sql, params) =>
    client.call({ call: 'query', sql, params })

function connectionOn(client: PgliteClient): StorageConnection {
  return {
    query: async (sql, params) => {
      const answer = await client.call(
        params?.length ? { call: 'query', sql, params } : { call: 'exec', sql },
      )
      return { rows: answer.rows, rowCount: answer.affected || answer.rows.length } satisfies QueryAnswer
    },
    copyIn: async (sql, chunks) => {
      const fromBlob = sql.replace(/\bfrom\s+stdin\b/i, "FROM '/dev/blob'")
      let copied = 0
      for await (const bytes of chunks)
        copied += (await client.call({ call: 'copy', sql: fromBlob, bytes })).affected
      return copied
    },
    db: new Kysely<Database>({ dialect: sessionDialect(sessionOf(client)) }),
  }
}
