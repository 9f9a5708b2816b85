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
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(`create database ${name} template ${template}`)
  await client.end()
  const url = new URL(server)
  url.pathname = name
  return url.href
}
