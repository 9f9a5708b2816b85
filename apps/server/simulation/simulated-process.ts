import type { Timers } from '../src/sync/timers.ts'
import type { Owner, Planned, Timeline } from './timeline.ts'

/** A server process. Its timers and everything it waits for are events of the timeline. */
export class SimulatedProcess implements Timers, Owner {
  readonly name: string
  isRunning = true
  pausedUntil = 0
  /** How far its clock is from the true time. Milliseconds. */
  readonly skewMs: number
  /** The process crashes at this many statements from now. */
  crashAtStatement: number | undefined
  /** Called when it stops listening, which it does last. */
  onListenerClosed: () => void = () => undefined
  /** The staging tables that it has created in the one session that all processes share. */
  readonly stagingTables = new Set<string>()
  readonly #timeline: Timeline
  #owners = 0

  constructor(name: string, skewMs: number, timeline: Timeline) {
    this.name = name
    this.skewMs = skewMs
    this.#timeline = timeline
  }

  get isPaused(): boolean {
    return this.pausedUntil > this.#timeline.now
  }

  now = (): number => Math.round(this.#timeline.now + this.skewMs)

  clock = (): Date => new Date(this.now())

  /** The owner of the next lease. It starts with the name of the process. */
  newOwner = (): string => `${this.name}#${++this.#owners}`

  setTimeout = (run: () => void, ms: number): Planned => this.#timeline.after(ms, run, this)

  clearTimeout = (timer: unknown): void => {
    if (timer) this.#timeline.cancel(timer as Planned)
  }

  setInterval = (run: () => void, ms: number) => {
    const interval: { next: Planned | undefined } = { next: undefined }
    const arm = () => {
      interval.next = this.#timeline.after(
        ms,
        () => {
          arm()
          run()
        },
        this,
      )
    }
    arm()
    return interval
  }

  clearInterval = (timer: unknown): void => {
    const interval = timer as { next: Planned | undefined } | undefined
    if (interval?.next) this.#timeline.cancel(interval.next)
  }

  /** Ends the process between two of its steps: nothing it waits for ever continues. */
  end(): void {
    this.isRunning = false
    this.#timeline.cancelAllOf(this)
  }
}
