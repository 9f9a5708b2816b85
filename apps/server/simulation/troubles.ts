import type { Fleet } from './fleet.ts'
import type { SimulatedConnector } from './invariants.ts'
import type { People } from './people.ts'
import type { Random } from './random.ts'
import type { RunRow } from './run-history.ts'
import type { SimulatedDatabase } from './simulated-database.ts'
import type { SimulatedProcess } from './simulated-process.ts'
import { LEASE_MS } from './simulated-server.ts'
import type { Timeline } from './timeline.ts'

export type Troubled = {
  readonly random: Random
  readonly timeline: Timeline
  readonly database: SimulatedDatabase
  readonly fleet: Fleet
  readonly people: People
  readonly connectors: readonly SimulatedConnector[]
  readonly runs: ReadonlyMap<string, RunRow>
  isCalm(): boolean
  disturbed(what: string): void
  checkNothingStuck(): void
}

type Act = () => void | Promise<void>

/** Plans what users, sources, servers and the database do. Each seed has its own mixture of troubles. */
export function planTroubles(troubled: Troubled): void {
  const { random, database, fleet, people, connectors, runs } = troubled
  const unlessCalm = (act: Act) => () => (troubled.isCalm() ? undefined : act())
  const sometimes = (share: number, everyMs: number, act: Act) => {
    if (random.chance(share)) repeat(troubled, everyMs, unlessCalm(act), 1)
  }
  const atOne = (act: (process: SimulatedProcess) => void | Promise<void>) => async () => {
    if (fleet.active.length > 0) await act(random.pick(fleet.active).process)
  }
  if (random.chance(0.6)) database.weather.faultShare = random.next() * 0.02
  repeat(troubled, 5_000, troubled.checkNothingStuck)
  sometimes(1, 12_000, () => people.act(fleet.active))
  sometimes(1, 4_000, () => changeSources(random, connectors))
  sometimes(
    0.5,
    45_000,
    atOne((process) => fleet.crash(process)),
  )
  sometimes(
    0.6,
    30_000,
    atOne((process) => fleet.armCrash(process)),
  )
  sometimes(
    0.3,
    60_000,
    atOne((process) => fleet.pause(process, random.int(1_000, LEASE_MS))),
  )
  sometimes(
    0.4,
    60_000,
    atOne((process) => fleet.stopGracefully(process)),
  )
  sometimes(0.5, 40_000, () => fleet.loseLease([...runs.values()].find(({ state }) => state === 'running')))
  sometimes(0.3, 70_000, () => goAway(troubled))
  sometimes(0.4, 50_000, () => slowDown(troubled))
}

/** Repeats an act for as long as the simulation lasts. With jitter 1, the pauses are between half and one and a half. */
function repeat(troubled: Troubled, everyMs: number, act: Act, jitter = 0): void {
  const { timeline, random } = troubled
  timeline.after(everyMs * (1 - jitter / 2 + jitter * random.next()), async () => {
    await act()
    repeat(troubled, everyMs, act, jitter)
  })
}

function changeSources(random: Random, connectors: readonly SimulatedConnector[]): void {
  for (const { tables } of connectors)
    for (const table of tables) if (random.chance(0.3)) table.change(random)
}

function goAway({ random, timeline, database, disturbed }: Troubled): void {
  disturbed('outages')
  timeline.note('the database is away')
  database.goAway(random.int(500, 25_000))
}

function slowDown({ random, timeline, database, disturbed }: Troubled): void {
  const usual = database.weather.latencyMs
  disturbed('slow databases')
  database.weather.latencyMs = random.pick([50, 200, 800])
  timeline.after(random.int(2_000, 20_000), () => {
    disturbed('slow databases')
    database.weather.latencyMs = usual
  })
}
