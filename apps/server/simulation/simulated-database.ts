import { DatabaseFailure, DatabaseSilent } from '../src/storage/database-failure.ts'
import type { Storage } from '../src/storage/storage.ts'
import type { Engine, EngineRows } from './embedded-engine.ts'
import { Hold, type Statement } from './hold.ts'
import { Notifications } from './notifications.ts'
import type { Random } from './random.ts'
import type { SimulatedProcess } from './simulated-process.ts'
import { simulatedStorage } from './simulated-storage.ts'
import type { Timeline } from './timeline.ts'

/** How the database misbehaves. The simulation changes it as time passes. */
export type Weather = {
  /** The share of statements that fail, and how. */
  faultShare: number
  /** Milliseconds of a statement, at most. */
  latencyMs: number
  /** Refuses connections until then. */
  awayUntil: number
}

/** Called after each commit of a process, with the committed statements that changed something. */
export type OnCommit = (process: SimulatedProcess, statements: readonly string[]) => Promise<void>

const STATEMENT_LIMIT_MS = 25_000
const CONNECT_LIMIT_MS = 20_000
const TIME_STEP_MS = 20

const faults = {
  resetBefore: 3,
  resetAfter: 3,
  silent: 1,
  deadlock: 2,
  serialisation: 2,
  shutdown: 1,
} as const
type Fault = keyof typeof faults

type Outcome = EngineRows | { readonly error: unknown; readonly afterMs: number }

/** The database of all simulated servers: a real one, behind a network and sessions that fail. */
export class SimulatedDatabase {
  readonly weather: Weather = { faultShare: 0, latencyMs: 2, awayUntil: 0 }
  /** Changes a statement before it is executed: shows that the invariants detect wrong statements. */
  rewrite: (sql: string) => string = (sql) => sql
  onCommit: OnCommit = async () => undefined
  /** Returns whether the process crashes at this statement of a refresh. */
  crashPoint: (process: SimulatedProcess) => 'before' | 'after' | undefined = () => undefined
  crash: (process: SimulatedProcess) => Promise<void> = async () => undefined
  onFault: () => void = () => undefined
  readonly #engine: Engine
  readonly #timeline: Timeline
  readonly #random: Random
  readonly #notifications: Notifications
  #holder: Hold | undefined
  #waiting: Hold[] = []

  constructor(engine: Engine, timeline: Timeline, random: Random) {
    this.#engine = engine
    this.#timeline = timeline
    this.#random = random
    this.#notifications = new Notifications(engine, timeline, random)
  }

  /** Refuses connections for a while, and ends those of the listeners. */
  goAway(ms: number): void {
    this.weather.awayUntil = this.#timeline.now + ms
    this.#notifications.disconnectFor(ms)
  }

  storageOf(process: SimulatedProcess): Storage {
    return simulatedStorage({
      acquire: () => this.#acquire(process),
      release: (hold) => this.#release(hold),
      execute: (hold, statement) => this.#execute(hold, statement),
      listen: (listener) => this.#notifications.listen(process, listener),
    })
  }

  /** Waits for the session. The engine has one, so transactions happen one after another. */
  #acquire(process: SimulatedProcess): Promise<Hold> {
    const { promise, resolve, reject } = Promise.withResolvers<Hold>()
    if (this.#timeline.now < this.weather.awayUntil) {
      this.#timeline.after(1, () => reject(connectionRefused()), process)
      return promise
    }
    const hold = new Hold(process, () => this.#timeline.after(0, () => resolve(hold), process))
    this.#waiting.push(hold)
    this.#timeline.after(
      CONNECT_LIMIT_MS,
      () => {
        if (!this.#leaveQueue(hold)) return
        reject(new DatabaseSilent())
      },
      process,
    )
    this.#next()
    return promise
  }

  #leaveQueue(hold: Hold): boolean {
    const at = this.#waiting.indexOf(hold)
    if (at >= 0) this.#waiting.splice(at, 1)
    return at >= 0
  }

  #next(): void {
    while (!this.#holder) {
      const hold = this.#waiting.shift()
      if (!hold) return
      if (!hold.process.isRunning) continue
      // A paused process does not use its session, and the server ends a session that stays idle.
      if (hold.process.isPaused) hold.isBroken = true
      else this.#holder = hold
      hold.grant()
    }
  }

  #release(hold: Hold): void {
    if (this.#holder !== hold) return
    this.#holder = undefined
    this.#next()
  }

  #execute(hold: Hold, statement: Statement): Promise<EngineRows> {
    const { promise, resolve, reject } = Promise.withResolvers<EngineRows>()
    const { process } = hold
    const crash = statement.sql.includes('pgboss') ? undefined : this.crashPoint(process)
    if (crash === 'before') {
      this.#timeline.after(0, () => this.crash(process))
      return promise
    }
    hold.pending = async () => {
      hold.pending = undefined
      const outcome = await this.#outcomeOf(hold, statement)
      if (crash === 'after') await this.crash(process)
      if (!process.isRunning) return
      if ('rows' in outcome) resolve(outcome)
      else this.#timeline.after(outcome.afterMs, () => reject(outcome.error), process)
    }
    this.#timeline.after(this.#random.next() * this.weather.latencyMs, () => hold.pending?.(), process)
    return promise
  }

  async #outcomeOf(hold: Hold, statement: Statement): Promise<Outcome> {
    if (hold.isBroken) return { error: connectionLost(), afterMs: 0 }
    const fault = this.#faultOf(statement)
    if (fault) this.#timeline.note(`${hold.process.name} ${fault}`)
    try {
      return await (fault ? this.#executeWith(fault, hold, statement) : this.#really(hold, statement))
    } catch (error) {
      return { error, afterMs: fault === 'silent' ? STATEMENT_LIMIT_MS : 0 }
    }
  }

  #faultOf({ sql }: Statement): Fault | undefined {
    if (this.#timeline.now < this.weather.awayUntil) return 'resetBefore'
    if (!this.#random.chance(this.weather.faultShare)) return undefined
    if (/^\s*rollback/.test(sql)) return undefined
    this.onFault()
    return this.#random.weighted(faults)
  }

  async #executeWith(fault: Fault, hold: Hold, statement: Statement): Promise<EngineRows> {
    switch (fault) {
      case 'resetBefore':
        await this.#breakSession(hold)
        throw connectionLost()
      case 'resetAfter':
        // Whether it was executed is unknown to the process.
        await this.#really(hold, statement).catch(() => undefined)
        await this.#breakSession(hold)
        throw connectionLost()
      case 'silent':
        if (this.#random.chance(0.5)) await this.#really(hold, statement).catch(() => undefined)
        await this.#breakSession(hold)
        throw new DatabaseSilent()
      case 'shutdown':
        await this.#breakSession(hold)
        throw new DatabaseFailure({
          code: '57P01',
          message: 'terminating connection due to administrator command',
        })
      case 'deadlock':
        return this.#raise('40P01', 'deadlock detected')
      case 'serialisation':
        return this.#raise('40001', 'could not serialize access due to concurrent update')
    }
  }

  /** Fails as the server itself does, so that an open transaction is aborted. */
  #raise = (code: string, message: string): Promise<EngineRows> =>
    this.#engine.run(`do $$ begin raise exception using errcode = '${code}', message = '${message}'; end $$`)

  async #really(hold: Hold, { sql, params, bytes }: Statement): Promise<EngineRows> {
    const text = this.rewrite(sql)
    await this.#setTime()
    this.#timeline.note(`${hold.process.name} ${readable(text)}`)
    const rows = await this.#engine.run(text, params, bytes)
    const staging = /create table ("pg_temp"\.\S+)/.exec(text)?.[1]
    if (staging) hold.process.stagingTables.add(staging)
    const committed = hold.committedBy(text)
    if (committed) await this.onCommit(hold.process, committed)
    return rows
  }

  #timeSet = 0

  /** Statements see the time to a few milliseconds. */
  async #setTime(): Promise<void> {
    const { now } = this.#timeline
    if (now - this.#timeSet < TIME_STEP_MS) return
    this.#timeSet = now
    await this.#engine.setTime(now)
  }

  /** Ends a session as the server does: its transaction is rolled back. */
  async #breakSession(hold: Hold): Promise<void> {
    hold.isBroken = true
    if (this.#holder !== hold) return
    await this.#engine.reset()
    this.#release(hold)
  }

  /** Ends the sessions of a process that has stopped or is paused. A statement that was sent may still be executed. */
  async endSessionsOf(process: SimulatedProcess): Promise<void> {
    const hold = this.#holder
    if (hold?.process === process) {
      if (!process.isRunning && this.#random.chance(0.5)) await hold.pending?.()
      await this.#breakSession(hold)
    }
    if (process.isRunning) return
    this.#waiting = this.#waiting.filter((waiting) => waiting.process !== process)
    for (const table of process.stagingTables)
      await this.#engine.run(`drop table if exists ${table}`).catch(() => undefined)
  }
}

const connectionLost = () => new Error('Connection terminated unexpectedly')

const connectionRefused = () =>
  Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' })

/** A statement for the trace. The names of staging tables are the only ones that the seed does not decide. */
const readable = (sql: string) =>
  sql
    .replaceAll(/staged_[0-9a-f]+/g, 'staged')
    .replaceAll(/\s+/g, ' ')
    .slice(0, 120)
