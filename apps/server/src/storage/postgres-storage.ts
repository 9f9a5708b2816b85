import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Kysely, PostgresDialect } from 'kysely'
import pg, { type PoolClient } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { Database } from './schema.ts'
import { type Session, sessionDialect } from './session-dialect.ts'
import type { Storage, StorageConnection } from './storage.ts'

const DATE_OID = pg.types.builtins.DATE

// A date has no time zone; the driver's default would shift it into the server's.
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === DATE_OID ? (text: string) => text : pg.types.getTypeParser(oid, format),
}

/** A PostgreSQL server, shared by any number of server processes. */
export async function openPostgres(databaseUrl: string): Promise<Storage> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    types,
    max: 20,
    connectionTimeoutMillis: 5_000,
    options: '-c timezone=UTC',
  })
  // An idle connection may die with the database; the next query opens a new one and reports for itself.
  pool.on('error', () => undefined)
  // One in use reports through its query; without a listener its event would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined))
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })

  return {
    kind: 'postgres',
    db,
    async withConnection(work) {
      const client = await pool.connect()
      let broken: Error | undefined
      try {
        return await work(connectionOn(client))
      } catch (error) {
        await client.query('rollback').catch((failure) => {
          broken = failure
        })
        throw error
      } finally {
        client.release(broken)
      }
    },
    close: () => db.destroy(),
  }
}

function connectionOn(client: PoolClient): StorageConnection {
  return {
    query: async (sql, params) => {
      const answers = [await client.query(sql, params && [...params])].flat()
      return {
        rows: answers.flatMap((answer) => answer.rows),
        rowCount: answers.reduce((sum, answer) => sum + (answer.rowCount ?? 0), 0),
      }
    },
    copyIn: async (sql, chunks) => {
      const target = client.query(copyFrom(sql))
      await pipeline(Readable.from(chunks, { objectMode: true }), target)
      return target.rowCount
    },
    db: new Kysely<Database>({ dialect: sessionDialect(sessionOf(client)) }),
  }
}

const sessionOf =
  (client: PoolClient): Session =>
  async (sql, params) => {
    const { rows, rowCount } = await client.query(sql, [...params])
    return { rows, affected: rowCount ?? 0 }
  }
