import { statfs } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import type { Services } from '../services.ts'
import { compareSchema } from '../storage/migrations/migrate.ts'
import { watchScheduler } from './scheduler-check.ts'
import { recentFigures, type StoredFigures } from './stored-figures.ts'

const LEAST_FREE = 0.05

/** Monitors time out after a few seconds, so a database that needs longer counts as not ready. */
const PROBE_MS = 2_000

/** How long a refresh may be queued, and a mail may be due, before a probe warns. Seconds. */
const LATE_SECONDS = 15 * 60

type HealthServices = Pick<Services, 'storage' | 'config'> & Partial<Pick<Services, 'clock'>>

/**
 * Serves `/healthz`, which shows that the process responds, and `/readyz`, which shows that it can also work. What another
 * process can do or repair is only a warning: a stuck outbox must not take a replica out of service.
 */
export function healthRoutes(app: FastifyInstance, services: HealthServices): void {
  const { storage, config, clock = () => new Date() } = services
  const probe = databaseProbe(storage)
  const figures = recentFigures(storage.db, clock)
  const scheduler = config.role === 'web' ? undefined : watchScheduler()
  app.addHook('onClose', async () => scheduler?.stop())
  app.get('/healthz', async (_, reply) => reply.header('Cache-Control', 'no-store').send({ status: 'ok' }))
  app.get('/readyz', async (_, reply) => {
    const own = { ...(await probe()), disk: await hasRoom(config.dataDir) }
    const checks = {
      ...own,
      ...(own.database && workChecks(await figures())),
      ...(scheduler && { scheduler: scheduler.isOnTime() }),
    }
    const failed = Object.entries(checks).flatMap(([name, passed]) => (passed ? [] : [name]))
    const warnings = failed.filter((name) => onlyWarns(name, config.role))
    const ready = failed.length === warnings.length
    return reply
      .code(ready ? 200 : 503)
      .header('Cache-Control', 'no-store')
      .send({ status: ready ? 'ready' : 'not ready', checks, warnings })
  })
}

/** A worker that does not check schedules is useless. A process that also serves requests is not. */
const onlyWarns = (name: string, role: Config['role']) =>
  name === 'queue' || name === 'outbox' || (name === 'scheduler' && role !== 'worker')

const workChecks = (figures: StoredFigures | undefined) =>
  figures && {
    queue: figures.oldestQueuedSeconds < LATE_SECONDS,
    outbox: figures.oldestDueMailSeconds < LATE_SECONDS,
  }

type DatabaseChecks = {
  database: boolean
  /** Whether this server knows every migration of the database. */
  schema: boolean
  /** Whether the database has every migration of this server. */
  migrations: boolean
}

const unreachable: DatabaseChecks = { database: false, schema: false, migrations: false }

/** Simultaneous probes share one query, so that a silent database does not get many. */
function databaseProbe({ db }: Services['storage']): () => Promise<DatabaseChecks> {
  let running: Promise<DatabaseChecks> | undefined
  return () => {
    running ??= compareSchema(db)
      .then(
        ({ unknown, missing }) => ({ database: true, schema: !unknown, migrations: !missing }),
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
