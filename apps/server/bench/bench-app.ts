import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { buildApp, type Deps } from '../src/app/build-app.ts'
import type { Config } from '../src/config.ts'
import { openStorage } from '../src/storage/open-storage.ts'
import type { Storage } from '../src/storage/storage.ts'
import { testConfig } from '../test/support/test-config.ts'

/** A configuration whose data directory is removed when this process ends. */
export function benchConfig(environment: Record<string, string> = {}): Config {
  const config = testConfig(environment)
  process.once('exit', () => rmSync(config.dataDir, { recursive: true, force: true }))
  return config
}

/** Opens PostgreSQL, or without an address the embedded database. */
export const benchStorage = ({ dataDir }: Config, databaseUrl = process.env.DATABASE_URL): Promise<Storage> =>
  openStorage(
    databaseUrl ? { kind: 'postgres', databaseUrl } : { kind: 'pglite', dataDir: join(dataDir, 'embedded') },
  )

/** Builds the application without refreshes and without a log. */
export const benchApp = (
  config: Config,
  storage: Storage,
  deps: Pick<Deps, 'passwords' | 'clock'>,
): Promise<FastifyInstance> =>
  buildApp(config, storage, {
    ...deps,
    engine: { supports: () => false, enqueue: async () => undefined },
    log: { write: () => undefined },
  })
