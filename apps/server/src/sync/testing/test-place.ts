import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import type {} from '../../../test/support/postgres-setup.ts'
import type { StorageChoice } from '../../storage/open-storage.ts'

/** Where a database can be kept that more than one process opens, on the engine this test run is about. */
export async function testPlace(): Promise<Exclude<StorageChoice, { kind: 'memory' }>> {
  const server = inject('postgresUrl')
  if (!server) return { kind: 'pglite', dataDir: mkdtempSync(join(tmpdir(), 'tributary-sync-')) }
  const name = `sync_${randomUUID().replaceAll('-', '')}`
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  const url = new URL(server)
  url.pathname = `/${name}`
  return { kind: 'postgres', databaseUrl: url.href }
}
