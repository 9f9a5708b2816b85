import { acrossOrganisations, withOrganisation } from '../src/storage/organisation-scope.ts'
import { cancelRun, openRun, queueRun } from '../src/sync/refresh-runs.queries.ts'
import type { FilledDatabase } from './fill-database.ts'
import type { SimulatedConnector } from './invariants.ts'
import type { Random } from './random.ts'
import type { SimulatedServer } from './simulated-server.ts'
import type { Timeline } from './timeline.ts'

/** The users, who refresh and cancel at any time, at any server. */
export class People {
  readonly #random: Random
  readonly #timeline: Timeline
  readonly #world: FilledDatabase

  constructor(random: Random, timeline: Timeline, world: FilledDatabase) {
    this.#random = random
    this.#timeline = timeline
    this.#world = world
  }

  /** Lets a user do something. */
  act(servers: readonly SimulatedServer[]): void {
    const running = servers.filter(({ process }) => process.isRunning && !process.isPaused)
    if (running.length === 0) return
    const server = this.#random.pick(running)
    const connector = this.#random.pick(this.#world.connectors)
    const what = this.#random.weighted({ refresh: 6, refreshFully: 2, cancel: 3 })
    const call = what === 'cancel' ? this.#cancel(server, connector) : this.#refresh(server, connector, what)
    call.then(
      (outcome) => this.#note(server, `${what} ${connector.name}: ${outcome}`),
      (error) => this.#note(server, `${what} ${connector.name}: ${error.message}`),
    )
  }

  /** Refreshes every connector fully. Returns the runs. */
  refreshAll({ process, ...server }: SimulatedServer): Promise<(string | undefined)[]> {
    return Promise.all(
      this.#world.connectors.map((connector) =>
        this.#refresh({ process, ...server }, connector, 'refreshFully'),
      ),
    )
  }

  #note({ process }: SimulatedServer, line: string) {
    if (process.isRunning) this.#timeline.note(`${process.name} call ${line}`)
  }

  /** The same steps in the same transaction as the call. */
  #refresh({ storage, engine, process }: SimulatedServer, { id }: SimulatedConnector, what: string) {
    const { organisationId, userId } = this.#world
    return withOrganisation(storage.db, organisationId, async (trx) => {
      if (await openRun(trx, id)) return undefined
      const runId = await queueRun(trx, {
        organisationId,
        connectorId: id,
        fullSync: what === 'refreshFully',
        requestedBy: userId,
        statusMessage: null,
        now: process.clock(),
      })
      await acrossOrganisations(trx, organisationId, (all) => engine.enqueue(runId, all))
      return runId
    })
  }

  #cancel({ storage, process }: SimulatedServer, { id }: SimulatedConnector) {
    return withOrganisation(storage.db, this.#world.organisationId, (trx) =>
      cancelRun(trx, {
        connectorId: id,
        userId: this.#world.userId,
        now: process.clock(),
        sentence: 'Cancelled.',
      }),
    )
  }
}
