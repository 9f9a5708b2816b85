import { statfs } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../services.ts'
import { knowsSchema } from '../storage/migrations/migrate.ts'

const LEAST_FREE = 0.05

/** Monitors time out after a few seconds, so a database that needs longer counts as not ready. */
const PROBE_MS = 2_000

/** Serves `/healthz`, which shows that the process responds, and `/readyz`, which shows that it can also work. */
export function healthRoutes(
  app: FastifyInstance,
  { storage, config }: Pick<Services, 'storage' | 'config'>,
): void {
  const probe = databaseProbe(storage)
  app.get('/healthz', async (_, reply) => reply.header('Cache-Control', 'no-store').send({ status: 'ok' }))
  app.get('/readyz', async (_, reply) => {
    const checks = { ...(await probe()), disk: await hasRoom(config.dataDir) }
    const ready = Object.values(checks).every(Boolean)
    return reply
      .code(ready ? 200 : 503)
      .header('Cache-Control', 'no-store')
      .send({ status: ready ? 'ready' : 'not ready', checks })
  })
}

type DatabaseChecks = {
  database: boolean
  /** Whether the database schema matches this server. */
  schema: boolean
}

const unreachable: DatabaseChecks = { database: false, schema: false }

/** Simultaneous probes share one query, so that a silent database does not get many. */
function databaseProbe({ db }: Services['storage']): () => Promise<DatabaseChecks> {
  let running: Promise<DatabaseChecks> | undefined
  return () => {
    running ??= knowsSchema(db)
      .then(
        (schema) => ({ database: true, schema }),
        () => unreachable,
      )
      .finally(() => {
        running = undefined
      })
    return Promise.race([running, soon()])
  }
}

function soon(): Promise<DatabaseChecks> {
  const { promise, resolve } = Promise.withResolvers<DatabaseChecks>()
  setTimeout(resolve, PROBE_MS, unreachable).unref()
  return promise
}

const hasRoom = (directory: string) =>
  statfs(directory).then(
    ({ bavail, blocks }) => blocks === 0 || bavail / blocks >= LEAST_FREE,
    () => false,
  )
