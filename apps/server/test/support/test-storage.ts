import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import pg from 'pg'
import { inject } from 'vitest'
import { openStorage } from '../../src/storage/open-storage.ts'
import { openEmbedded } from '../../src/storage/pglite/embedded-storage.ts'
import type { Storage } from '../../src/storage/storage.ts'
import { holdEngine } from './hold-engine.ts'

/** An empty database on the engine of this test run. */
export const testStorage = (): Promise<Storage> => open('empty')

/** A database with the demo data. */
export const demoStorage = (): Promise<Storage> => open('demo')

async function open(what: 'empty' | 'demo'): Promise<Storage> {
  const server = inject('postgresUrl')
  if (server) {
    const template = inject('postgresTemplates')[what]
    return openStorage({ kind: 'postgres', databaseUrl: await newDatabase(server, template) })
  }
  await holdEngine()
  const file = inject(what === 'demo' ? 'demoImage' : 'databaseImage')
  return openStorage({ kind: 'memory', ...(file && { image: new Blob([await readFile(file)]) }) })
}

/** Puts an empty database with current tables into a data directory: faster than creating one there. */
export async function placeEmbedded(dataDir: string): Promise<void> {
  await holdEngine()
  const image = inject('databaseImage')
  if (image) await (await openEmbedded(dataDir, new Blob([await readFile(image)]))).close()
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
