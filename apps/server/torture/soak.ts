import { setTimeout as pause } from 'node:timers/promises'
import { dice } from '@tributary/fakes/ftp/dice'
import { commandLine, isCount, isOneOf, isPositive } from '@tributary/tooling/command-options'
import { tableOf } from '@tributary/tooling/figure'
import pg from 'pg'
import { exitOnSignals } from './exit-on-signals.ts'
import { createInstallation, type Engine, engines, type Installation } from './installation.ts'
import { steadyLanes } from './lanes/record-lanes.ts'
import { refreshLane } from './lanes/refresh-lane.ts'
import { structureLanes } from './lanes/structure-lanes.ts'
import { type Person, signInAt } from './person.ts'
import { measureServer, probeOptions } from './probe/use-probe.ts'
import { newTally } from './record.ts'
import { type ServerProcess, startServerProcess } from './server-process.ts'
import { soakFigures, type TimedSample } from './soak/soak-figures.ts'
import { createLoad } from './soak/soak-load.ts'

const HOUR_MS = 3_600_000
const SAMPLES = 60
const WARM_UP = 1 / 4
const SETTLE_MS = 2_000

const { values } = commandLine({
  usage: `Usage: pnpm soak [--minutes 60] [--engine pglite|postgres] [--seed 1]

Loads a server and measures what it holds. Shorter than half an hour, the slope of memory is too uncertain.`,
  options: {
    minutes: { default: '60', isValid: isPositive },
    engine: { default: 'postgres', isValid: isOneOf(...engines) },
    seed: { default: '1', isValid: isCount },
  },
})
const engine = values.engine === 'pglite' ? 'pglite' : 'postgres'
const lengthMs = Number(values.minutes) * 60_000

async function main(of: Engine) {
  const installation = await createInstallation(of)
  const server = startServerProcess({ ...installation, nodeOptions: probeOptions })
  try {
    await server.ready()
    const person = await signInAt(installation.port)
    const load = createLoad(person, installation.port, await lanesOf(person, installation))
    const samples = await soak(person, load, installation, server)
    for (const failure of new Set(load.failures)) console.log(failure)
    const figures = soakFigures(samples, {
      done: load.done(),
      refused: load.refused(),
      failures: load.failures,
    })
    console.log(
      `\n${of}, ${values.minutes} minutes, ${samples.length} samples after the warm-up\n${tableOf(figures)}`,
    )
    return figures.every(({ holds }) => holds) ? 0 : 1
  } finally {
    await server.stop()
    await installation.stop()
  }
}

async function lanesOf(person: Person, { ftp: site }: Installation) {
  const tools = { person, site, tally: newTally(), dice: dice(Number(values.seed)) }
  return [
    ...(await structureLanes(tools)),
    ...(await steadyLanes(tools)),
    { ...(await refreshLane({ ...tools, folder: 'small', rows: 500 })), restMs: 10_000 },
    { ...(await refreshLane({ ...tools, folder: 'large', rows: 200_000 })), restMs: 60_000 },
  ]
}

async function soak(
  person: Person,
  load: ReturnType<typeof createLoad>,
  { environment }: Installation,
  server: ServerProcess,
) {
  const samples: TimedSample[] = []
  const startedAt = performance.now()
  while (performance.now() - startedAt < lengthMs) {
    const stop = load.start()
    await pause(lengthMs / SAMPLES)
    await stop()
    await pause(SETTLE_MS)
    const hours = (performance.now() - startedAt) / HOUR_MS
    const connections = await connectionsOf(environment.DATABASE_URL)
    samples.push({ ...(await measureServer(server)), hours, connections })
    const { heapBytes, rssBytes } = samples.at(-1) ?? { heapBytes: 0, rssBytes: 0 }
    console.log(
      `${Math.round(hours * 60)} min: heap ${mb(heapBytes)}, process ${mb(rssBytes)}, ${load.done()} rounds`,
    )
    await person.renew()
  }
  return samples.slice(Math.ceil(samples.length * WARM_UP))
}

const mb = (bytes: number) => `${(bytes / 2 ** 20).toFixed(1)} MB`

/** Counts the connections that PostgreSQL has for the server. The embedded database has none. */
async function connectionsOf(databaseUrl: string | undefined): Promise<number> {
  if (databaseUrl === undefined) return 0
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query(
    'select count(*) as count from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  await client.end()
  return Number(rows[0]?.count)
}

exitOnSignals()
process.exit(await main(engine))
