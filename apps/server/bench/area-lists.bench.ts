import { monitorEventLoopDelay } from 'node:perf_hooks'
import { reportFigure } from '@tributary/tooling/figure'
import { startPostgres } from '@tributary/tooling/postgres'
import type { FastifyInstance } from 'fastify'
import { createPasswords } from '../src/security/passwords.ts'
import { openStorage } from '../src/storage/open-storage.ts'
import type { StorageConnection } from '../src/storage/storage.ts'
import { benchApp, benchConfig } from './bench-app.ts'
import { insertCrowd } from './crowd.ts'

// Measures how long the lists of areas and sub-areas block other requests: the longest event-loop delay while four of each
// are read, and the longest processor time of one turn, which does not depend on other load. The reader runs in the same
// process and counts as well.

const AT_ONCE = 4
const AIM_MS = 50

/** Creates areas: `custom` of them are linked to 20 sub-areas each, the others are automatic. */
const fill = (
  { query }: StorageConnection,
  organisationId: string,
  areas: number,
  custom: number,
  subareas: number,
) =>
  query(
    `with parts as (insert into subareas (organisation_id, name, name_key)
      select $1::uuid, 'Part ' || n, 'part ' || n from generate_series(1, ${subareas}) n returning id, name),
    regions as (insert into areas (organisation_id, name, name_key, automatic)
      select $1::uuid, 'Region ' || n, 'region ' || n, n > ${custom} from generate_series(1, ${areas}) n
      returning id, automatic)
    insert into area_subareas (organisation_id, area_id, subarea_id)
      select $1::uuid, regions.id, parts.id from regions, parts
      where not regions.automatic and substr(parts.name, 6)::int <= 20`,
    [organisationId],
  )

async function signedIn(app: FastifyInstance, emailAddress: string) {
  const payload = { emailAddress, password: 'Horse-7-battery' }
  const answer = await app.inject({ method: 'POST', url: '/backend/auth/signin', payload })
  return `Bearer ${answer.json().accessToken}`
}

type Pause = { delay: number; cpu: number }

/** The longest event-loop delay and the longest processor time of one turn. */
async function longestPause(work: () => Promise<unknown>): Promise<Pause> {
  const delay = monitorEventLoopDelay({ resolution: 1 })
  let cpu = 0
  let before = process.threadCpuUsage()
  let over = false
  const turn = () => {
    const { user, system } = process.threadCpuUsage(before)
    cpu = Math.max(cpu, (user + system) / 1_000)
    before = process.threadCpuUsage()
    if (!over) setImmediate(turn)
  }
  delay.enable()
  turn()
  await work()
  over = true
  delay.disable()
  return { delay: delay.max / 1e6, cpu }
}

async function measure(address: string, authorization: string, name: string, query: string) {
  const read = async (path: string) => {
    const response = await fetch(`${address}/backend${path}?${query}`, { headers: { authorization } })
    if (!response.ok) throw new Error(await response.text())
    let bytes = 0
    for await (const piece of response.body ?? []) bytes += piece.length
    return bytes
  }
  const paths = Array.from({ length: AT_ONCE }, () => ['/areas', '/subareas']).flat()
  await Promise.all(paths.map(read))
  const idle = await longestPause(() => new Promise((resolve) => setTimeout(resolve, 500)))
  const started = performance.now()
  const busy = await longestPause(() => Promise.all(paths.map(read)))
  const ms = performance.now() - started
  reportFigure({
    name: `longest turn of the event loop, ${paths.length} lists of ${name} in ${ms.toFixed(0)} ms`,
    value: `${busy.cpu.toFixed(0)} ms CPU, delay ${busy.delay.toFixed(0)} ms`,
    floor: `idle delay ${idle.delay.toFixed(0)} ms`,
    aim: `≤ ${AIM_MS} ms CPU`,
    holds: busy.cpu <= AIM_MS,
  })
}

const server = await startPostgres()
try {
  const storage = await openStorage({ kind: 'postgres', databaseUrl: await server.createDatabase() })
  const passwords = await createPasswords()
  const app = await benchApp(benchConfig(), storage, { passwords })
  try {
    const address = await app.listen({ port: 0, host: '127.0.0.1' })
    const hash = await passwords.hash('Horse-7-battery')
    const organisation = (name: string, areas: number, custom: number, subareas: number) =>
      storage.withConnection(
        async (connection) => {
          const id = await insertCrowd(connection, name, 2)
          await connection.query(
            `update users set role_id = 1, password_hash = $1, email = $2, email_key = $2 where email_key = $3`,
            [hash, `${name}0@tributary.example`, `${name}1@tributary.example`],
          )
          await fill(connection, id, areas, custom, subareas)
          await connection.query('analyze')
          return id
        },
        { longStatements: true },
      )
    const large = await organisation('large', 10_000, 1_000, 1_000)
    const full = await organisation('full', 200, 0, 100)
    const token = (name: string) => signedIn(app, `${name}0@tributary.example`)
    const authorization = await token('large')
    await measure(
      address,
      authorization,
      '10,000 areas, 1,000 sub-areas, 20,000 custom links',
      `orgId=${large}&links=custom`,
    )
    await measure(address, await token('full'), '20,000 automatic links', `orgId=${full}`)
  } finally {
    await app.close()
    await storage.close()
  }
} finally {
  await server.stop()
}
