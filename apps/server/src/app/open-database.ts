import { setTimeout as delay } from 'node:timers/promises'
import type { Config } from '../config.ts'
import { ConfigError } from '../config-error.ts'
import { isConnectionFailure, sqlState } from '../storage/database-failure.ts'
import { openStorage, type StorageChoice } from '../storage/open-storage.ts'
import type { Storage } from '../storage/storage.ts'

const TRY_EVERY_MS = 1_000
const REPORT_EVERY = 10

type DatabaseSettings = Pick<Config, 'databaseUrl' | 'dataDir' | 'databaseWaitMs' | 'databaseLimits'>

/** Opens the configured database. Retries while a PostgreSQL server cannot be reached, and reports that it waits. */
export async function openDatabase(
  settings: DatabaseSettings,
  report: (line: string) => void,
  open: (choice: StorageChoice) => Promise<Storage> = openStorage,
): Promise<Storage> {
  const { databaseUrl, dataDir, databaseLimits: limits } = settings
  if (!databaseUrl) return open({ kind: 'pglite', dataDir, limits })
  const host = new URL(databaseUrl).host
  const tries = Math.floor(settings.databaseWaitMs / TRY_EVERY_MS)
  for (let tried = 0; ; tried++) {
    try {
      return await open({ kind: 'postgres', databaseUrl, limits })
    } catch (error) {
      const problem = connectionProblem(databaseUrl, error)
      if (!problem) throw error
      if (isRefusal(error) || tried >= tries) throw problem
      if (tried % REPORT_EVERY === 0) report(waiting(host, tries - tried))
    }
    await delay(TRY_EVERY_MS)
  }
}

/** Returns why a database server cannot be used, for the operator. Undefined for any other error. */
export function connectionProblem(databaseUrl: string, error: unknown): ConfigError | undefined {
  const { host } = new URL(databaseUrl)
  if (isRefusal(error)) return refused(host, error)
  return isConnectionFailure(error) ? unreachable(host) : undefined
}

const waiting = (host: string, seconds: number) =>
  `Waiting for the database on ${host} (DATABASE_URL), ${seconds} s at most.`

const unreachable = (host: string) =>
  new ConfigError(
    `The database on ${host} (DATABASE_URL) cannot be reached. Check that it runs and that the address is right.`,
  )

/** A wrong user or password, an unknown database, or missing rights. */
const isRefusal = (error: unknown): error is Error => /^(28|3D|42501)/.test(sqlState(error) ?? '')

const refused = (host: string, { message }: Error) =>
  new ConfigError(`The database on ${host} (DATABASE_URL) refused the connection: ${message}.`)
