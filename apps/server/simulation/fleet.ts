import type { SecretBox } from '../src/storage/secret-box.ts'
import type { SourceAdapters } from '../src/sync/sources/source-adapter.ts'
import type { SyncLog } from '../src/sync/sync-log.ts'
import type { Random } from './random.ts'
import type { RunRow } from './run-history.ts'
import type { SimulatedDatabase } from './simulated-database.ts'
import { SimulatedProcess } from './simulated-process.ts'
import { LEASE_MS, type SimulatedServer, simulatedServer } from './simulated-server.ts'
import type { Timeline } from './timeline.ts'

const MOST_SKEW_MS = 2_000
const MOST_RESTART_MS = 20_000
const KILL_AFTER_MS = 10_000

export type FleetTools = {
  readonly random: Random
  readonly timeline: Timeline
  readonly database: SimulatedDatabase
  readonly secretBox: SecretBox
  /** Returns the sources as an attempt of a process reads them. */
  adapters(process: SimulatedProcess, attemptOf: (connectorId: string) => number): SourceAdapters
  /** Called when something has disturbed the servers. */
  disturbed(what: string): void
}

/** The servers, which crash, pause and stop, and the supervisor that starts them again. */
export class Fleet {
  readonly #tools: FleetTools
  readonly #servers = new Map<string, SimulatedServer>()
  #started = 0

  constructor(tools: FleetTools) {
    this.#tools = tools
    tools.database.crash = (process) => this.crash(process)
    tools.database.crashPoint = (process) => this.#crashPoint(process)
  }

  get all(): SimulatedServer[] {
    return [...this.#servers.values()]
  }

  get running(): SimulatedServer[] {
    return this.all.filter(({ process }) => process.isRunning)
  }

  /** The servers that respond. */
  get active(): SimulatedServer[] {
    return this.running.filter(({ process }) => !process.isPaused)
  }

  /** Starts a process. Its name is that of the server and a number. */
  start(name: string): void {
    const { timeline, random, database, secretBox, adapters } = this.#tools
    const skewMs = random.int(-MOST_SKEW_MS, MOST_SKEW_MS)
    const process = new SimulatedProcess(`${name}${++this.#started}`, skewMs, timeline)
    const attempts = new Map<string, number>()
    const server = simulatedServer({
      process,
      storage: database.storageOf(process),
      secretBox,
      log: this.#logOf(process, attempts),
      adapters: adapters(process, (connectorId) => attempts.get(connectorId) ?? 0),
    })
    this.#servers.set(name, server)
    timeline.note(`${process.name} starts`)
    server.start().catch(async (error) => {
      if (!process.isRunning) return
      timeline.note(`${process.name} could not start: ${error.message}`)
      await this.crash(process)
    })
  }

  /** Writes the log of a process to the trace, and notes which attempt of a refresh it has started. */
  #logOf(process: SimulatedProcess, attempts: Map<string, number>): SyncLog {
    const line = (fields: object, message: string) => {
      if (!process.isRunning) return
      const { runId, attempt, connectorId, state, err, error } = Object.fromEntries(Object.entries(fields))
      if (message === 'Refresh started') attempts.set(connectorId, attempt)
      const why = err instanceof Error ? err.message : (error ?? '')
      this.#tools.timeline.note(`${process.name} ${message} ${[runId, attempt, state, why].join(' ')}`)
    }
    return { info: line, warn: line, error: line }
  }

  /** Ends a process without warning. Its supervisor starts another. */
  async crash(process: SimulatedProcess): Promise<void> {
    if (!process.isRunning) return
    const { timeline, random, database, disturbed } = this.#tools
    disturbed('crashes')
    timeline.note(`${process.name} crashes`)
    process.end()
    await database.endSessionsOf(process)
    timeline.after(random.int(500, MOST_RESTART_MS), () => this.start(process.name.slice(0, 1)))
  }

  /** Lets a process crash at one of its next statements. */
  armCrash(process: SimulatedProcess): void {
    process.crashAtStatement = this.#tools.random.int(1, 60)
  }

  #crashPoint(process: SimulatedProcess): 'before' | 'after' | undefined {
    if (process.crashAtStatement === undefined) return undefined
    process.crashAtStatement -= 1
    if (process.crashAtStatement > 0) return undefined
    process.crashAtStatement = undefined
    return this.#tools.random.pick(['before', 'after'])
  }

  /** Pauses a process, as a virtual machine that is moved. It does not notice. */
  async pause(process: SimulatedProcess, ms: number): Promise<void> {
    const { timeline, database, disturbed } = this.#tools
    disturbed('pauses')
    timeline.note(`${process.name} pauses for ${ms} ms`)
    process.pausedUntil = timeline.now + ms
    await database.endSessionsOf(process)
    timeline.after(ms, () => disturbed('pauses'))
  }

  /** Pauses the process of a run for so long that another one takes the run. */
  async loseLease(run: RunRow | undefined): Promise<void> {
    const holder = this.active.find(({ process }) => run?.owner?.startsWith(`${process.name}#`))
    if (holder) await this.pause(holder.process, LEASE_MS + this.#tools.random.int(5_000, LEASE_MS / 2))
  }

  stopGracefully(process: SimulatedProcess): void {
    const { timeline, disturbed } = this.#tools
    const server = this.active.find((one) => one.process === process)
    if (!server) return
    disturbed('stops')
    timeline.note(`${process.name} is stopped`)
    const end = () => this.crash(process)
    // Closing the queue comes last and waits in real time, so the process ends there.
    process.onListenerClosed = () => timeline.after(0, end, process)
    // The supervisor kills a process that does not end in time.
    timeline.after(KILL_AFTER_MS, end, process)
    server.stop().catch(end)
  }

  /** Ends all troubles of the servers. */
  calmDown(): void {
    for (const { process } of this.all) {
      process.pausedUntil = 0
      process.crashAtStatement = undefined
    }
  }

  end(): void {
    for (const { process } of this.all) process.end()
  }
}
