import type { Fleet } from './fleet.ts'
import type { Invariants } from './invariants.ts'
import { isOpen } from './run-history.ts'
import { LEASE_MS } from './simulated-server.ts'

/** A lease, the interval of recovery, and the time to fetch a job. */
const LONGEST_MS = 1.5 * LEASE_MS + 10_000
const SLOTS = 2

/** Detects runs that stay open without a worker, although a server could execute them. */
export class StuckRuns {
  readonly #invariants: Invariants
  readonly #fleet: Fleet
  readonly #now: () => number
  readonly #openSince = new Map<string, number>()
  #lastBusy = 0

  constructor(invariants: Invariants, fleet: Fleet, now: () => number) {
    this.#invariants = invariants
    this.#fleet = fleet
    this.#now = now
  }

  check(lastDisturbance: number): void {
    const now = this.#now()
    const open = this.#invariants.allRuns.filter(isOpen)
    const held = new Set(open.filter(({ until }) => until !== null && until.getTime() > now))
    // With every slot in use a run waits for its turn.
    if (this.#fleet.active.length === 0 || held.size >= SLOTS) this.#lastBusy = now
    for (const run of open) {
      if (held.has(run)) {
        this.#openSince.delete(run.id)
        continue
      }
      const openSince = this.#openSince.get(run.id) ?? now
      this.#openSince.set(run.id, openSince)
      const ms = now - Math.max(openSince, lastDisturbance, this.#lastBusy)
      if (ms <= LONGEST_MS) continue
      this.#invariants.violated(`a run was ${run.state} without a worker for ${ms} ms`)
      this.#openSince.set(run.id, now)
    }
  }
}
