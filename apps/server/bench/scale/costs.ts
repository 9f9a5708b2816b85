import { setTimeout as wait } from 'node:timers/promises'
import { reportFigure } from '@tributary/tooling/figure'
import { sql } from 'kysely'
import type { Storage } from '../../src/storage/storage.ts'
import { type Costs, capacityFor, SCHEDULE_CHECK_SECONDS, SCHEDULES, tenThousand } from './capacity.ts'
import { cpuOf } from './cpu.ts'
import type { ServerProcess } from './servers.ts'
import { ended, queueRuns, user, type World } from './world.ts'

const POLLS = 300
const SIGN_INS = 20
const RUNS = 16
const IDLE_MS = 10_000

/** Measures what a run, a poll, a sign-in and a check of many schedules cost one server and PostgreSQL together. */
export async function measureCosts(server: ServerProcess, storage: Storage, world: World): Promise<void> {
  const cpu = async (work: () => Promise<unknown>) => {
    const startedAt = performance.now()
    const { server: own, database } = await cpuOf([server], storage, work)
    return { ms: own + database, wall: performance.now() - startedAt }
  }
  const headers = { ...(await signIn(server)), 'x-tributary-background': '1' }
  await polls(server, world, headers, 200)
  const idle = await cpu(() => wait(IDLE_MS))
  const perMs = idle.ms / idle.wall
  /** The CPU time of one of several units, without that of an idle server. */
  const each = async (count: number, work: () => Promise<unknown>) => {
    const { ms, wall } = await cpu(work)
    return Math.max(0, ms - wall * perMs) / count
  }
  const etag = await poll(server, world, headers, 200)
  const unchanged = await each(POLLS, () => polls(server, world, { ...headers, 'if-none-match': etag }, 304))
  const changed = await each(POLLS, () => polls(server, world, headers, 200))
  const signInMs = await each(SIGN_INS, async () => {
    for (let count = 0; count < SIGN_INS; count++) await signIn(server)
  })
  const some = world.connectors.slice(0, RUNS)
  const run = await each(some.length, async () => ended(storage, await queueRuns(storage, world, some)))
  await schedule(storage, world)
  const scheduleCheck = await each(IDLE_MS / 1_000 / SCHEDULE_CHECK_SECONDS, () => wait(IDLE_MS))
  await explainSchedules(storage)
  await unschedule(storage)
  report({
    run: run / unchanged,
    poll: changed / unchanged,
    signIn: signInMs / unchanged,
    scheduleCheck: scheduleCheck / unchanged,
    pollsPerCore: 1_000 / unchanged,
  })
}

async function signIn({ origin }: ServerProcess): Promise<Headers> {
  const response = await fetch(`${origin}/backend/auth/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(user),
  })
  const { accessToken } = (await response.json()) as { accessToken?: string }
  if (!accessToken) throw new Error(`The sign-in returned ${response.status}.`)
  return { authorization: `Bearer ${accessToken}` }
}

type Headers = Record<string, string>

/** Polls the connectors of one type, and returns their entity tag. Throws if the status is not the expected one. */
async function poll({ origin }: ServerProcess, { polledId }: World, headers: Headers, status: number) {
  const url = `${origin}/backend/business2cloud/clients/${polledId}/connectors/gaap`
  const response = await fetch(url, { headers })
  await response.arrayBuffer()
  if (response.status !== status) throw new Error(`A poll returned ${response.status} instead of ${status}.`)
  return response.headers.get('etag') ?? ''
}

async function polls(server: ServerProcess, world: World, headers: Headers, status: number) {
  for (let at = 0; at < POLLS; at++) await poll(server, world, headers, status)
}

/** Adds connectors with schedules that are not due. */
const schedule = ({ db }: Storage, { organisationId }: World) =>
  sql`insert into connectors (organisation_id, connector_type_id, key, name, original_name, status, schedule)
    select ${organisationId}, id, 'scheduled ' || n, 'Scheduled ' || n, '', 'CONNECTED', '0 0 1 1 *'
    from connector_types, generate_series(1, ${SCHEDULES}) n where type = 'gaap'`.execute(db)

const unschedule = ({ db }: Storage) => sql`delete from connectors where key like 'scheduled %'`.execute(db)

/** Prints the plan of the query that finds due schedules. */
async function explainSchedules({ db }: Storage) {
  const { rows } = await sql<{
    'QUERY PLAN': string
  }>`explain (analyze, costs off, timing off, summary off, buffers off)
    select c.id, c.schedule, c.scheduled_from from connectors c join connector_types t on t.id = c.connector_type_id
    where c.schedule is not null and c.status in ('CONNECTED', 'ACTIVE')`.execute(db)
  console.log(rows.map((row) => row['QUERY PLAN']).join('\n'))
}

function report(costs: Costs) {
  const unit = '1 unchanged poll'
  const units = { name: '', floor: unit, holds: true, aim: 'none' }
  const times = (ratio: number) => ({ value: `${ratio.toFixed(1)} polls`, ratio })
  reportFigure({ ...units, name: 'CPU of a poll whose list has changed', ...times(costs.poll) })
  reportFigure({ ...units, name: 'CPU of a refresh', ...times(costs.run) })
  reportFigure({ ...units, name: 'CPU of a sign-in', ...times(costs.signIn) })
  reportFigure({
    ...units,
    name: `CPU of a check of ${SCHEDULES.toLocaleString('en-GB')} schedules`,
    ...times(costs.scheduleCheck),
  })
  const { cores, serversForSlots } = capacityFor(tenThousand, costs)
  const shown = Object.entries(cores).map(([name, used]) => `${name} ${used.toFixed(2)}`)
  reportFigure({
    name: '10,000 organisations: cores, and servers for their refreshes',
    value: `${shown.join(', ')}; ${serversForSlots} servers`,
    floor: `${Math.round(costs.pollsPerCore)} unchanged polls/s on a core`,
    aim: 'none',
    holds: true,
  })
}
