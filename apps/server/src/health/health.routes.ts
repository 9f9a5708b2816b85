import { statfs } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../services.ts'
import { knowsSchema } from '../storage/migrations/migrate.ts'

const LEAST_FREE = 0.05

/** Probes give up after a second or a few; a database that needs longer is not ready. */
const PROBE_MS = 2_000

/** `/healthz`: the process answers. `/readyz`: it can also do its work. */
export function healthRoutes(app: FastifyInstance, { storage, config }: Services): void {
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
  /** The tables are not newer than this server. */
  schema: boolean
}

const unreachable: DatabaseChecks = { database: false, schema: false }

/** Probes that come while one is under way share its outcome: a silent database is asked once at a time. */
function databaseProbe({ db }: Services['storage']): () => Promise<DatabaseChecks> {
  let underWay: Promise<DatabaseChecks> | undefined
  return () => {
    underWay ??= knowsSchema(db)
      .then(
        (schema) => ({ database: true, schema }),
        () => unreachable,
      )
      .finally(() => {
        underWay = undefined
      })
    return Promise.race([underWay, soon()])
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
