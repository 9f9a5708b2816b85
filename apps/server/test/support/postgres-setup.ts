import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startPostgres, withoutFsync } from '@tributary/tooling/postgres'
import pg from 'pg'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL server for the tests that run on both engines. */
    postgresUrl: string
    /** Template databases: copying is faster than creating the tables again. */
    postgresTemplates: { empty: string; demo: string }
    /** How a database is copied, as SQL. */
    copyStrategy: 'file_copy' | 'wal_log'
  }
}

const makeTemplates = join(import.meta.dirname, 'make-templates.ts')

/**
 * Hundreds of small databases: a worker of autovacuum would visit one every fifth of a second, each copy writes all buffers,
 * and a query is over before a second process or a compiler could help.
 */
const forSmallDatabases = [
  'autovacuum=off',
  'shared_buffers=16MB',
  'max_parallel_workers_per_gather=0',
  'jit=off',
]

export default async function setup(project: TestProject) {
  const server = await startPostgres([...withoutFsync, ...forSmallDatabases])
  const [home, empty, demo] = [
    await server.createDatabase(),
    await server.createDatabase(),
    await server.createDatabase(),
  ]
  // In a separate process: Vitest's global setup does not resolve the packages' sources.
  await promisify(execFile)(process.execPath, ['--conditions=@tributary/source', makeTemplates, empty, demo])
  project.provide('postgresUrl', home)
  project.provide('postgresTemplates', { empty: nameOf(empty), demo: nameOf(demo) })
  project.provide('copyStrategy', await fastestCopy(home, nameOf(empty)))
  return () => server.stop()
}

/** A copy of files by the kernel takes a fraction of the time, but not every system and file system has it. */
async function fastestCopy(url: string, template: string): Promise<'file_copy' | 'wal_log'> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('alter system set file_copy_method = clone')
    await client.query('select pg_reload_conf()')
    await client.query('set file_copy_method = clone')
    await client.query(`create database first_copy template ${template} strategy file_copy`)
    return 'file_copy'
  } catch {
    return 'wal_log'
  } finally {
    await client.end()
  }
}

const nameOf = (url: string) => new URL(url).pathname.slice(1)
