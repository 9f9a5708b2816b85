import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { openStorage } from '../../src/storage/open-storage.ts'
import type { Storage } from '../../src/storage/storage.ts'
import { embeddedCopy } from './embedded-copy.ts'

/** An empty database on the engine of this test run. */
export const testStorage = (): Promise<Storage> => open('empty')

/** A database with the demo data. */
export const demoStorage = (): Promise<Storage> => open('demo')

async function open(what: 'empty' | 'demo'): Promise<Storage> {
  const server = inject('postgresUrl')
  return server ? postgresCopy(server, inject('postgresTemplates')[what]) : embeddedCopy(what)
}

/** Closing it deletes the copy, because the files of all test databases together may not fit in memory. */
async function postgresCopy(server: string, template: string): Promise<Storage> {
  const databaseUrl = await newDatabase(server, template)
  const storage = await openStorage({ kind: 'postgres', databaseUrl })
  return {
    ...storage,
    async close() {
      await storage.close()
      await administration(server).query(
        `drop database ${new URL(databaseUrl).pathname.slice(1)} with (force)`,
      )
    },
  }
}

/** A copy of a database, on the same server. */
export async function newDatabase(server: string, template: string) {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await administration(server).query(
    `create database ${name} template ${template} strategy ${inject('copyStrategy')}`,
  )
  const url = new URL(server)
  url.pathname = name
  return url.href
}

let pool: pg.Pool | undefined

/** One connection for all databases of this worker. It does not keep the process running. */
function administration(connectionString: string): pg.Pool {
  if (pool) return pool
  pool = new pg.Pool({ connectionString, max: 1, allowExitOnIdle: true })
  // The server stops before the worker does.
  pool.on('error', () => {})
  return pool
}
