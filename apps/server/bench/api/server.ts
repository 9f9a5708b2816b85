import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'
import { fastify } from 'fastify'
import pg from 'pg'
import { createAccessTokens } from '../../src/security/access-token.ts'
import type { Storage } from '../../src/storage/storage.ts'
import { cheapPasswords, fillWithDemo } from '../../test/support/demo.ts'
import { benchApp, benchConfig, benchStorage } from '../bench-app.ts'
import type { Blocked, Call, Ready } from './messages.ts'

// The server with the demo's data, and in the same process a bare Fastify route that reads each response from a table of
// the same database. Runs as its own process until the parent disconnects.

const databaseUrl = process.env.DATABASE_URL
// Without limits of the load: on a busy machine, refused calls would end the benchmark.
const config = benchConfig({
  TRUST_PROXY: '1',
  MAX_EVENT_LOOP_DELAY: '0',
  MAX_DATABASE_WAIT: '0',
  MAX_POLL_TIME: '60000',
})
const storage = await benchStorage(config)
const passwords = await cheapPasswords()
await fillWithDemo(storage, passwords, config.encryptionKey)
const { db } = storage
const app = await benchApp(config, storage, { passwords })

const { id: acme } = await db
  .selectFrom('organisations')
  .select('id')
  .where('company_name', '=', 'acme Traders')
  .executeTakeFirstOrThrow()
const { id: connector } = await db
  .selectFrom('connectors')
  .select('id')
  .where('organisation_id', '=', acme)
  .executeTakeFirstOrThrow()

async function tokenOfOlga() {
  const { id: userId } = await db
    .selectFrom('users')
    .select('id')
    .where('first_name', '=', 'Olga')
    .executeTakeFirstOrThrow()
  const now = new Date()
  const { id: sessionId } = await db
    .insertInto('sessions')
    .values({ user_id: userId, description: 'benchmark', created_at: now, active_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { sign } = createAccessTokens(config.tokenKey, config.publicUrl.origin)
  return sign({ userId, sessionId, role: 'OrganisationAdmin', roleLevel: 2 }, now)
}

const connectors = `/business2cloud/clients/${acme}/connectors`
const paths = {
  'connectors of a type': `${connectors}/ftp`,
  'every connector': connectors,
  'latest refreshes': `/business2cloud/clients/${acme}/refresh-runs?connectorType=ftp`,
  'one connector': `/business2cloud/clients/connectors/${connector}`,
  'connector types': `/business2cloud/clients/${acme}/connector-types`,
  areas: `/areas?orgId=${acme}`,
  'sub-areas': `/subareas?orgId=${acme}`,
  versions: `/versions?orgId=${acme}`,
  entities: `/entities?orgId=${acme}`,
  users: `/users?orgId=${acme}`,
  organisations: '/organisations',
}

const token = await tokenOfOlga()
const bodies = new Map<string, string>()

async function callOf([name, path]: [string, string]): Promise<Call> {
  const request = { url: `/backend${path}`, headers: { authorization: `Bearer ${token}` } }
  const { statusCode, body, headers } = await app.inject(request)
  if (statusCode !== 200) throw new Error(`${name}: ${statusCode} ${body}`)
  bodies.set(name, body)
  return { name, path: request.url, tag: headers.etag?.toString(), bytes: Buffer.byteLength(body) }
}

/** Reads text with one statement, as a route without our code would. */
function bareReader({ withConnection }: Storage): (name: string) => Promise<string> {
  const statement = 'select body from bare_responses where name = $1'
  if (!databaseUrl)
    return (name) =>
      withConnection(async ({ query }) => String((await query(statement, [name])).rows[0]?.body))
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 20 })
  process.once('disconnect', () => void pool.end())
  return async (name) => (await pool.query(statement, [name])).rows[0].body
}

async function startBare() {
  await storage.withConnection(async ({ query }) => {
    await query('create table bare_responses (name text primary key, body text not null)')
    for (const [name, body] of bodies) await query('insert into bare_responses values ($1, $2)', [name, body])
    await query('analyze')
  })
  const read = bareReader(storage)
  const bare = fastify()
  bare.get<{ Params: { name: string } }>('/bare/:name', async (request, reply) =>
    reply.type('application/json; charset=utf-8').send(await read(request.params.name)),
  )
  process.once('disconnect', () => void bare.close())
  return bare.listen({ port: 0, host: '127.0.0.1' })
}

// Tags begin once the server listens for changes.
while (storage.changeCounts?.of(acme) === undefined) await setTimeout(10)

const calls: Call[] = []
for (const entry of Object.entries(paths)) calls.push(await callOf(entry))
const bare = await startBare()
const server = await app.listen({ port: 0, host: '127.0.0.1' })

const delay = monitorEventLoopDelay({ resolution: 2 })
delay.enable()
process.on('message', () => {
  process.send?.({ ms: delay.max / 1e6 } satisfies Blocked)
  delay.reset()
})
process.once('disconnect', () => void app.close().then(() => storage.close()))
const checkPath = `/backend/business2cloud/clients/${acme}/custom-sources/check`
process.send?.({ server, bare, token, checkPath, calls } satisfies Ready)
