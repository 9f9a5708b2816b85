import type { RefreshLog } from '@tributary/domain'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { connectorWith, logWith } from '../test/builders.ts'
import {
  emptyRefreshStore,
  type RefreshStoreEvent,
  type RefreshStoreState,
  refreshStoreReducer,
} from './refresh-store.ts'

const numRuns = Number(process.env.MODEL_RUNS ?? 300)

/** What a user or the server does. A lost click reaches the server, but its response does not arrive. */
const actions = ['poll', 'poll', 'click', 'lost click', 'refused click', 'end'] as const
type Action = (typeof actions)[number]

/** Runs are numbered. The log of a run shows its number as its time. */
const timeOf = (run: number) => new Date(Date.UTC(2026, 0, 1) + run * 60_000)
const runOf = (log: RefreshLog | null | undefined) =>
  ((log?.manuallyTriggeredAt?.getTime() ?? timeOf(0).getTime()) - timeOf(0).getTime()) / 60_000

/** A dashboard with one connector, whose requests and responses arrive in the order of the scheduler. */
class Dashboard {
  readonly #scheduler: fc.Scheduler
  #store: RefreshStoreState = emptyRefreshStore
  #log = logWith({ manuallyTriggeredAt: timeOf(0), completedAt: timeOf(0) })
  #runs = 0
  #accepted = 0

  constructor(scheduler: fc.Scheduler) {
    this.#scheduler = scheduler
    this.#take({ type: 'poll-left' })
    this.#take({ type: 'poll-answered', poll: 1, connectors: [this.#row] })
  }

  get #row() {
    return connectorWith({ id: 7, log: this.#log })
  }

  get #shown() {
    return this.#store.connectors?.[0]?.log
  }

  #take(event: RefreshStoreEvent) {
    this.#store = refreshStoreReducer(this.#store, event)
    const isPending = this.#store.clicks.get('7')?.pending ?? false
    if (isPending) expect(this.#shown?.completedAt).toBeNull()
    expect(runOf(this.#shown)).toBeGreaterThanOrEqual(this.#accepted)
    return this.#store
  }

  /** A request or a response on its way. */
  #travels = (what: string) => this.#scheduler.schedule(Promise.resolve(), what)

  async perform(action: Action): Promise<void> {
    if (action === 'poll') return this.#poll()
    if (action === 'end') this.#log = { ...this.#log, completedAt: timeOf(runOf(this.#log)) }
    else await this.#click(action)
  }

  async #poll() {
    const { sequence: poll } = this.#take({ type: 'poll-left' })
    await this.#travels('request of a poll')
    const connectors = [this.#row]
    await this.#travels('response to a poll')
    this.#take({ type: 'poll-answered', poll, connectors })
  }

  async #click(action: 'click' | 'lost click' | 'refused click') {
    if (this.#store.clicks.get('7')?.pending) return
    const run = ++this.#runs
    this.#take({ type: 'refresh-clicked', id: 7, at: timeOf(run) })
    await this.#travels('request of a click')
    if (action !== 'refused click') this.#log = logWith({ manuallyTriggeredAt: timeOf(run) })
    const log = this.#log
    await this.#travels('response to a click')
    if (action !== 'click') return void this.#take({ type: 'refresh-failed', id: 7 })
    this.#accepted = run
    this.#take({ type: 'refresh-accepted', id: 7, log })
  }

  async mustShowTheServer() {
    const polled = this.#poll()
    await this.#scheduler.waitIdle()
    await polled
    expect(this.#shown).toEqual(this.#log)
  }
}

it('shows no older run than the accepted one, and finally the server’s, in any order of arrival', () =>
  fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(fc.constantFrom(...actions), { maxLength: 12 }),
      async (scheduler, all) => {
        const dashboard = new Dashboard(scheduler)
        const done = all.map(async (action) => {
          await scheduler.schedule(Promise.resolve(), action)
          await dashboard.perform(action)
        })
        await scheduler.waitIdle()
        await Promise.all(done)
        await dashboard.mustShowTheServer()
      },
    ),
    { numRuns },
  ))
