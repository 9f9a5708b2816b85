import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startPostgres, withoutFsync } from '@tributary/tooling/postgres'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL server for the tests that run on both engines. */
    postgresUrl: string
    /** Template databases: copying is faster than creating the tables again. */
    postgresTemplates: { empty: string; demo: string }
  }
}

const makeTemplates = join(import.meta.dirname, 'make-templates.ts')

export default async function setup(project: TestProject) {
  // Hundreds of small databases: a worker of autovacuum would visit one every fifth of a second.
  const server = await startPostgres([...withoutFsync, 'autovacuum=off'])
  const [home, empty, demo] = [
    await server.createDatabase(),
    await server.createDatabase(),
    await server.createDatabase(),
  ]
  // In a separate process: Vitest's global setup does not resolve the packages' sources.
  await promisify(execFile)(process.execPath, ['--conditions=@tributary/source', makeTemplates, empty, demo])
  project.provide('postgresUrl', home)
  project.provide('postgresTemplates', { empty: nameOf(empty), demo: nameOf(demo) })
  return () => server.stop()
}

const nameOf = (url: string) => new URL(url).pathname.slice(1)
