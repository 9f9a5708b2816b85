import { createHash } from 'node:crypto'
import type { Engine } from './embedded-engine.ts'
import { type FilledDatabase, fillDatabase, secretBox } from './fill-database.ts'
import { Fleet } from './fleet.ts'
import { Invariants } from './invariants.ts'
import { People } from './people.ts'
import { Random } from './random.ts'
import { isOpen } from './run-history.ts'
import { SimulatedDatabase } from './simulated-database.ts'
import { LEASE_MS } from './simulated-server.ts'
import { simulatedSource } from './simulated-source.ts'
import { StuckRuns } from './stuck-runs.ts'
import { Timeline } from './timeline.ts'
import { planTroubles } from './troubles.ts'

const START = Date.UTC(2026, 2, 2, 8, 0, 30)
const SECOND = 1_000
const MINUTE = 60 * SECOND
/** The scheduler looks every five seconds. */
const SCHEDULE_GRACE_MS = 15 * SECOND

export type SimulationOptions = {
  /** Changes statements on their way to the database, to test that the invariants detect it. */
  readonly rewrite?: (sql: string) => string
}

export type SeedResult = {
  readonly violations: readonly string[]
  /** Everything that happened, a line each. */
  readonly trace: readonly string[]
  /** Identifies the trace. */
  readonly hash: string
  readonly counts: Readonly<Record<string, number>>
}

/** Executes one seed: minutes of trouble, then calm, in which everything must end well. */
export async function simulateSeed(
  engine: Engine,
  seed: number,
  options: SimulationOptions = {},
): Promise<SeedResult> {
  const random = new Random(seed)
  await engine.setTime(START)
  const world = await fillDatabase(engine, random, START)
  return new Simulation(engine, random, world, options).execute()
}

class Simulation {
  readonly #engine: Engine
  readonly #random: Random
  readonly #timeline: Timeline
  readonly #database: SimulatedDatabase
  readonly #invariants: Invariants
  readonly #world: FilledDatabase
  readonly #fleet: Fleet
  readonly #people: People
  readonly #stuck: StuckRuns
  readonly #counts: Record<string, number> = {}
  #isCalm = false
  #lastDisturbance = START

  constructor(engine: Engine, random: Random, world: FilledDatabase, { rewrite }: SimulationOptions) {
    const timeline = new Timeline(random, START)
    this.#engine = engine
    this.#random = random
    this.#world = world
    this.#timeline = timeline
    this.#database = new SimulatedDatabase(engine, timeline, random)
    this.#invariants = new Invariants(engine, world.connectors, () => timeline.now)
    this.#people = new People(random, timeline, world)
    const disturbed = (what: string) => this.#disturbed(what)
    this.#fleet = new Fleet({
      ...{ random, timeline, database: this.#database, secretBox, disturbed },
      adapters: (process, attemptOf) => ({
        simulated: ({ properties }) => this.#sourceOf(properties, process, attemptOf),
      }),
    })
    this.#stuck = new StuckRuns(this.#invariants, this.#fleet, () => timeline.now)
    this.#database.onCommit = (process, statements) => this.#invariants.afterCommit(process, statements)
    this.#database.onFault = () => disturbed('faults')
    if (rewrite) this.#database.rewrite = rewrite
    for (const { id } of world.connectors) this.#invariants.noteSchedule(id, START)
  }

  async execute(): Promise<SeedResult> {
    for (const name of ['A', 'B', 'C'].slice(0, this.#random.int(2, 3))) this.#fleet.start(name)
    planTroubles({
      ...{ random: this.#random, timeline: this.#timeline, database: this.#database },
      ...{ fleet: this.#fleet, people: this.#people, connectors: this.#world.connectors },
      runs: this.#invariants.runs,
      isCalm: () => this.#isCalm,
      disturbed: (what) => this.#disturbed(what),
      checkNothingStuck: () => this.#stuck.check(this.#lastDisturbance),
    })
    await this.#timeline.runUntil(START + this.#random.int(90, 200) * SECOND)
    await this.#calmDown()
    await this.#endWell()
    this.#fleet.end()
    return this.#result()
  }

  #result(): SeedResult {
    const { violations, runs, scheduled } = this.#invariants
    const { trace } = this.#timeline
    const hash = createHash('sha256').update(trace.join('\n')).digest('hex').slice(0, 16)
    return { violations, trace, hash, counts: { ...this.#counts, runs: runs.size, scheduled } }
  }

  #disturbed(what: string) {
    this.#counts[what] = (this.#counts[what] ?? 0) + 1
    this.#lastDisturbance = this.#timeline.now
  }

  #sourceOf(
    properties: ReadonlyMap<string, string>,
    process: Parameters<Fleet['crash']>[0],
    attemptOf: (connectorId: string) => number,
  ) {
    const connector = this.#world.connectors.find(({ name }) => name === properties.get('source.name'))
    if (!connector) throw new Error('The source of the connector is unknown.')
    return simulatedSource(
      {
        random: this.#random,
        trouble: () => (this.#isCalm ? 0 : 0.6),
        record: (delivery) => void this.#invariants.deliveries.push(delivery),
        betweenPages: (table) => {
          if (!this.#isCalm && this.#random.chance(0.15)) table.change(this.#random)
        },
      },
      connector.tables,
      { process, attempt: attemptOf(connector.id) },
    )
  }

  async #calmDown() {
    this.#isCalm = true
    this.#timeline.note('calm')
    Object.assign(this.#database.weather, { faultShare: 0, latencyMs: 2, awayUntil: 0 })
    this.#fleet.calmDown()
    // Everything that was interrupted is continued after a lease and the interval of recovery, three attempts at most.
    await this.#timeline.runUntil(this.#timeline.now + 3 * (1.5 * LEASE_MS + MINUTE), this.#isIdle)
  }

  #isIdle = () =>
    !this.#invariants.allRuns.some(isOpen) && this.#timeline.now > this.#lastDisturbance + MINUTE / 2

  async #endWell() {
    const invariants = this.#invariants
    for (const { state } of invariants.allRuns.filter(isOpen)) invariants.violated(`a run is still ${state}`)
    invariants.checkNoScheduleLost(SCHEDULE_GRACE_MS)
    await this.#engine.run('update connectors set schedule = null')
    // A schedule that was due just before may have started a run.
    await this.#timeline.runUntil(this.#timeline.now + 10 * SECOND)
    await this.#timeline.runUntil(this.#timeline.now + 5 * MINUTE, this.#isIdle)
    const last = await this.#refreshEverything()
    const isOver = () => last.every((id) => invariants.runs.get(id)?.completed)
    await this.#timeline.runUntil(this.#timeline.now + 5 * MINUTE, isOver)
    for (const id of last) {
      const run = invariants.runs.get(id)
      if (run?.state !== 'succeeded')
        invariants.violated(`the last run ended as ${run?.state}: ${run?.error}`)
    }
    await invariants.checkTablesEqualSources()
  }

  async #refreshEverything(): Promise<string[]> {
    const [server] = this.#fleet.active
    if (!server) throw new Error('No server is running.')
    let runs: (string | undefined)[] | undefined
    const refreshing = this.#people.refreshAll(server).then((all) => {
      runs = all
    })
    await this.#timeline.runUntil(this.#timeline.now + MINUTE, () => runs !== undefined)
    await refreshing
    const started = (runs ?? []).filter((id) => id !== undefined)
    if (started.length !== this.#world.connectors.length)
      this.#invariants.violated('a last refresh could not be started')
    return started
  }
}
