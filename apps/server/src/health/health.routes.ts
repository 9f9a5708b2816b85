import { statfs } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Services } from '../services.ts'

const LEAST_FREE = 0.05

/** `/healthz`: the process answers. `/readyz`: it can also do its work. */
export function healthRoutes(app: FastifyInstance, { storage, config }: Services): void {
  app.get('/healthz', async (_, reply) => reply.header('Cache-Control', 'no-store').send({ status: 'ok' }))
  app.get('/readyz', async (_, reply) => {
    const checks = { database: await answers(storage), disk: await hasRoom(config.dataDir) }
    const ready = Object.values(checks).every(Boolean)
    return reply
      .code(ready ? 200 : 503)
      .header('Cache-Control', 'no-store')
      .send({ status: ready ? 'ready' : 'not ready', checks })
  })
}

const answers = ({ db }: Services['storage']) =>
  sql`select 1`.execute(db).then(
    () => true,
    () => false,
  )

const hasRoom = (directory: string) =>
  statfs(directory).then(
    ({ bavail, blocks }) => blocks === 0 || bavail / blocks >= LEAST_FREE,
    () => false,
  )
