import { startPostgres } from '@tributary/tooling/postgres'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL server for the tests that run on both engines. */
    postgresUrl: string
  }
}

export default async function setup(project: TestProject) {
  const server = await startPostgres()
  project.provide('postgresUrl', await server.createDatabase())
  return () => server.stop()
}
