import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import pg from 'pg'
import { inject } from 'vitest'
import { openStorage } from '../../src/storage/open-storage.ts'
import type { Storage } from '../../src/storage/storage.ts'
import type {} from './embedded-setup.ts'
import type {} from './postgres-setup.ts'

/** An empty database on the engine this run is about. */
export async function testStorage(): Promise<Storage> {
  const server = inject('postgresUrl')
  if (server) return openStorage({ kind: 'postgres', databaseUrl: await newDatabase(server) })
  return openStorage({ kind: 'memory', ...(await databaseImage()) })
}

async function databaseImage() {
  const file = inject('databaseImage')
  return file ? { image: new Blob([await readFile(file)]) } : {}
}

async function newDatabase(server: string) {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  const url = new URL(server)
  url.pathname = name
  return url.href
}
