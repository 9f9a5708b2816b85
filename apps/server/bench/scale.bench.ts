import { setTimeout as wait } from 'node:timers/promises'
import { reportFigure } from '@tributary/tooling/figure'
import { startPostgres } from '@tributary/tooling/postgres'
import { openStorage } from '../src/storage/open-storage.ts'
import type { Storage } from '../src/storage/storage.ts'
import { cancelRun } from '../src/sync/refresh-runs.queries.ts'
import { measureCosts } from './scale/costs.ts'
import { type ServerProcess, startServers } from './scale/servers.ts'
import { REQUESTS_PER_RUN, type SlowSource, startSlowSource } from './scale/slow-source.ts'
import {
  type Connector,
  createWorld,
  type EndedRun,
  ended,
  queueRuns,
  type World,
  wrongTables,
} from './scale/world.ts'

// Measures one, two and three whole servers on one PostgreSQL that refresh connectors of a slow source: how much faster they
// are together, whether each run and each schedule is executed exactly once, whether they share a rate, how soon a refresh is
// cancelled from another process, and what is lost when servers are killed.
// BENCH_CONNECTORS sets how many connectors, BENCH_DELAY how long the source takes for a response in milliseconds, and
// BENCH_PHASES selects some of throughput, costs, schedules, cancel, rate, kill.

const CONNECTORS = Number(process.env.BENCH_CONNECTORS ?? 24)
const DELAY_MS = Number(process.env.BENCH_DELAY ?? 1_000)
const chosen = process.env.BENCH_PHASES?.split(',')
const AIMS = new Map([
  [2, 1.9],
  [3, 2.7],
])
/** How often a server checks which schedules are due. */
const SCHEDULE_CHECK_MS = 5_000
const RATE = { requests: 20, perMs: 1_000, burst: 5 }

type Measured = {
  readonly storage: Storage
  readonly databaseUrl: string
  readonly source: SlowSource
  readonly world: World
}

const postgres = await startPostgres()
const source = await startSlowSource(DELAY_MS)
try {
  const databaseUrl = await postgres.createDatabase()
  const storage = await openStorage({ kind: 'postgres', databaseUrl })
  const world = await createWorld(storage, CONNECTORS)
  try {
    await measure({ storage, databaseUrl, source, world })
  } finally {
    await world.queue.stop()
    await storage.close()
  }
} finally {
  await source.stop()
  await postgres.stop()
}

async function measure(measured: Measured) {
  const phases: Record<string, (measured: Measured) => Promise<void>> = {
    throughput: throughputs,
    costs,
    schedules: schedulesOnce,
    cancel: cancelledElsewhere,
    rate: sharedRate,
    kill: killed,
  }
  for (const [name, phase] of Object.entries(phases))
    if (!chosen || chosen.includes(name)) await phase(measured)
}

async function throughputs(measured: Measured) {
  const alone = await throughput(measured, 1)
  for (const [servers, aim] of AIMS) {
    const ms = await throughput(measured, servers)
    reportFigure({
      name: `${servers} servers, ${CONNECTORS} refreshes of a slow source`,
      value: perSecond(ms),
      floor: `1 server ${perSecond(alone)}`,
      ratio: alone / ms,
      aim: `≥ ${aim}`,
      holds: alone / ms >= aim,
    })
  }
}

async function costs(measured: Measured) {
  await withServers(measured, 1, measured.source.manifests(), async ([server]) => {
    if (server) await measureCosts(server, measured.storage, measured.world)
  })
}

function perSecond(ms: number) {
  return `${((CONNECTORS / ms) * 1_000).toFixed(1)}/s`
}

/** Runs work with servers, and stops those that still run. */
async function withServers<T>(
  { databaseUrl }: Measured,
  count: number,
  manifests: string,
  work: (servers: readonly ServerProcess[]) => Promise<T>,
): Promise<T> {
  const servers = await startServers(count, databaseUrl, manifests)
  try {
    return await work(servers)
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
  }
}

/** Refreshes every connector once, and returns how long that took. */
async function throughput(measured: Measured, count: number): Promise<number> {
  const { storage, source, world } = measured
  return withServers(measured, count, source.manifests(), async (servers) => {
    source.requests.length = 0
    const ids = await queueRuns(storage, world, world.connectors)
    const startedAt = performance.now()
    const runs = await ended(storage, ids)
    const ms = performance.now() - startedAt
    await once(measured, `${count} servers`, { ids, runs, servers, connectors: world.connectors })
    return ms
  })
}

type Executed = {
  readonly ids: readonly string[]
  readonly runs: readonly EndedRun[]
  readonly servers: readonly ServerProcess[]
  readonly connectors: readonly Connector[]
}

/** Reports whether each run was executed once: in the database, in the logs of the servers and at the source. */
async function once(
  { storage, source }: Measured,
  name: string,
  { ids, runs, servers, connectors }: Executed,
) {
  const started = servers.flatMap((server) => server.started).filter((id) => ids.includes(id))
  const requests = Map.groupBy(source.requests, ({ key }) => key)
  const wrong = [
    ...runs.filter(({ state, attempt }) => state !== 'succeeded' || attempt !== 1).map(({ id }) => id),
    ...ids.filter((id) => started.filter((one) => one === id).length !== 1),
    ...connectors.filter(({ key }) => requests.get(key)?.length !== REQUESTS_PER_RUN).map(({ key }) => key),
    ...(await wrongTables(storage, connectors)),
  ]
  verdict(
    `${name}: runs executed exactly once`,
    `${runs.length - wrong.length} of ${ids.length}`,
    'all',
    wrong.length === 0,
  )
}

function verdict(name: string, value: string, aim: string, holds: boolean) {
  reportFigure({ name, value, aim, holds })
}

/** Three servers check which schedules are due. Each schedule has been due once. */
async function schedulesOnce(measured: Measured) {
  const { storage, source, world } = measured
  const due = world.connectors.slice(0, 24)
  await withServers(measured, 3, source.manifests(), async () => {
    await allowRefreshes(storage)
    const { hour, minute, past } = lastMinute()
    const ids = due.map(({ id }) => id)
    const changed = storage.db.updateTable('connectors').where('id', 'in', ids)
    // A change of the schedule sets its start to now, so the start is changed after it.
    await changed.set({ schedule: `${minute} ${hour} * * *` }).execute()
    await changed.set({ scheduled_from: past }).execute()
    const runsOf = () =>
      storage.db
        .selectFrom('refresh_runs')
        .select(['id', 'connector_id'])
        .where('trigger', '=', 'automatic')
        .execute()
    while ((await runsOf()).length < due.length) await wait(200)
    // Every server has checked them once more.
    await wait(2 * SCHEDULE_CHECK_MS)
    const runs = await runsOf()
    await ended(
      storage,
      runs.map(({ id }) => id),
    )
    const once = due.filter(({ id }) => runs.filter((run) => run.connector_id === id).length === 1)
    const value = `${once.length} of ${due.length}`
    verdict(
      '3 servers: schedules executed exactly once',
      value,
      'all',
      once.length === due.length && runs.length === due.length,
    )
  })
}

async function allowRefreshes({ db }: Storage) {
  await db
    .insertInto('settings')
    .values({ key: 'AllowConnectorRefresh', value: true })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: true }))
    .execute()
}

/** Returns a minute that has just passed, and a time before it. */
function lastMinute() {
  const past = new Date(Date.now() - 120_000)
  const due = new Date(Date.now() - 60_000)
  return { hour: due.getUTCHours(), minute: due.getUTCMinutes(), past }
}

/** This process cancels refreshes that servers execute. */
async function cancelledElsewhere(measured: Measured) {
  const { storage, source, world } = measured
  const some = world.connectors.slice(0, 8)
  await withServers(measured, 2, source.manifests(), async () => {
    source.requests.length = 0
    const ids = await queueRuns(storage, world, some)
    while (new Set(source.requests.map(({ key }) => key)).size < some.length) await wait(20)
    const cancelledAt = performance.now()
    for (const { id } of some)
      await cancelRun(storage.db, {
        connectorId: id,
        userId: world.userId,
        now: new Date(),
        sentence: 'Cancelled.',
      })
    const runs = await ended(storage, ids)
    while (source.requests.some(({ closedAt }) => closedAt === undefined)) await wait(20)
    await wait(DELAY_MS)
    const last = Math.max(...source.requests.map(({ closedAt = 0 }) => closedAt))
    const ratio = Math.max(0, last - cancelledAt) / DELAY_MS
    reportFigure({
      name: `${some.length} refreshes cancelled from another process: the last request ends`,
      value: `${ratio.toFixed(1)} responses later`,
      floor: '1 response of the source',
      ratio,
      aim: '≤ 4',
      holds: ratio <= 4 && runs.every(({ state }) => state === 'cancelled'),
    })
  })
}

/** Two servers read one account, whose rate they share. */
async function sharedRate(measured: Measured) {
  const { storage, source, world } = measured
  const some = world.connectors.slice(0, 16)
  const rate = `rate: { requests: ${RATE.requests}, seconds: ${RATE.perMs / 1_000}, burst: ${RATE.burst} }`
  await withServers(measured, 2, source.manifests(rate), async (servers) => {
    source.requests.length = 0
    const ids = await queueRuns(storage, world, some)
    const runs = await ended(storage, ids)
    const both = servers.every(({ started }) => started.some((id) => ids.includes(id)))
    const ratio = densest(source.requests.map(({ at }) => at))
    reportFigure({
      name: `2 servers, rate of one account shared by ${some.length} refreshes`,
      value: `${ratio.toFixed(2)} of the rate`,
      floor: `${RATE.requests} requests a second, bursts of ${RATE.burst}`,
      ratio,
      aim: '≤ 1.1',
      holds: ratio <= 1.1 && both && runs.every(({ state }) => state === 'succeeded'),
    })
  })
}

/** Returns the largest share of the allowed requests in any period of a second or more. */
function densest(times: readonly number[]): number {
  let most = 0
  for (const [first, from] of times.entries())
    for (const [last, to] of times.entries()) {
      if (to - from < RATE.perMs) continue
      const allowed = RATE.burst + ((to - from) / RATE.perMs) * RATE.requests
      most = Math.max(most, (last - first + 1) / allowed)
    }
  return most
}

/** Two of three servers are killed while they execute refreshes. */
async function killed(measured: Measured) {
  const { storage, source, world } = measured
  await withServers(measured, 3, source.manifests(), async (servers) => {
    const ids = await queueRuns(storage, world, world.connectors)
    const [first, second] = servers
    for (const victim of [first, second]) {
      while (!victim?.started.some((id) => ids.includes(id))) await wait(20)
      await wait(2 * DELAY_MS)
      await victim.kill()
    }
    const runs = await ended(storage, ids)
    const wrong = await wrongTables(storage, world.connectors)
    const complete = runs.filter(({ state }) => state === 'succeeded').length
    const again = runs.filter(({ attempt }) => attempt > 1).length
    verdict(
      '2 of 3 servers killed: refreshes that ended, rows equal to the source',
      `${complete} of ${ids.length}, ${again} at a second attempt`,
      'all, some at a second attempt',
      complete === ids.length && wrong.length === 0 && again > 0,
    )
  })
}
