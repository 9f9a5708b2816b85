import { type Content, contentOf, type Delivery, textOf } from './delivery.ts'
import type { Engine } from './embedded-engine.ts'
import { isDueBetween } from './minutes.ts'
import { type RunRow, runProblem } from './run-history.ts'
import type { SimulatedProcess } from './simulated-process.ts'
import type { SourceTable } from './source-table.ts'

/** A connector as the simulation knows it. */
export type SimulatedConnector = {
  readonly id: string
  readonly name: string
  readonly tables: readonly SourceTable[]
  /** Its schedule starts a refresh at every multiple of so many minutes; 0 without a schedule. */
  readonly everyMinutes: number
}

const SCHEMA = 'acme'

/** Watches every commit, and records what must never happen. */
export class Invariants {
  readonly violations: string[] = []
  readonly deliveries: Delivery[] = []
  readonly runs = new Map<string, RunRow>()
  readonly #engine: Engine
  readonly #connectors: ReadonlyMap<string, SimulatedConnector>
  readonly #contents = new Map<SourceTable, Content>()
  readonly #withKey = new Set<SourceTable>()
  readonly #scheduledFrom = new Map<string, number>()
  readonly #now: () => number
  scheduled = 0

  constructor(engine: Engine, connectors: readonly SimulatedConnector[], now: () => number) {
    this.#engine = engine
    this.#connectors = new Map(connectors.map((connector) => [connector.id, connector]))
    this.#now = now
  }

  violated(what: string): void {
    this.violations.push(`${new Date(this.#now()).toISOString().slice(11, 23)} ${what}`)
  }

  /** Checks the committed state. The process is the one that committed. */
  async afterCommit(process: SimulatedProcess, statements: readonly string[]): Promise<void> {
    const text = statements.join(';')
    const before = new Map(this.runs)
    if (/"?refresh_runs"?/.test(text)) await this.#checkRuns(process)
    if (/"?scheduled_from"?/.test(text)) await this.#checkSchedules(process, before)
    for (const connector of this.#connectors.values())
      for (const table of connector.tables)
        if (text.includes(`"${SCHEMA}"."${table.name}"`)) await this.#checkTable(process, connector, table)
  }

  async loadRuns(): Promise<RunRow[]> {
    const { rows } = await this.#engine.run(
      `select id, connector_id as connector, state, trigger, attempt, lease_owner as owner, lease_until as until, rows, triggered_at as triggered, completed_at as completed, error, full_sync as full from refresh_runs order by triggered_at, id`,
    )
    return rows as RunRow[]
  }

  async #checkRuns(process: SimulatedProcess) {
    for (const run of await this.loadRuns()) {
      const before = this.runs.get(run.id)
      const problem = runProblem(before, run, process)
      if (problem) this.violated(`${this.#nameOf(run)}: ${problem}, by ${process.name}`)
      if (before?.state === 'running' && run.state === 'succeeded') this.#checkSuccess(run, before, process)
      this.runs.set(run.id, run)
    }
  }

  #nameOf = (run: RunRow) => `the run of ${this.#connectors.get(run.connector)?.name}`

  /** A run that succeeded has stored every table of its source. */
  #checkSuccess(run: RunRow, before: RunRow, process: SimulatedProcess) {
    for (const table of this.#connectors.get(run.connector)?.tables ?? []) {
      const last = this.deliveries.findLast(
        (one) =>
          one.table === table && one.reader.process === process && one.reader.attempt === before.attempt,
      )
      const isUnchangedFile = table.kind === 'file' && !last
      if (isUnchangedFile) continue
      if (!last?.isComplete || !last.isStored || last.more)
        this.violated(`${this.#nameOf(run)} succeeded, but ${table.name} was not stored`)
    }
  }

  async #checkTable(process: SimulatedProcess, connector: SimulatedConnector, table: SourceTable) {
    const before = this.#contents.get(table) ?? new Map()
    const hadKey = this.#withKey.has(table)
    const after = await this.load(table)
    this.#contents.set(table, after)
    if (await this.#hasKey(table)) this.#withKey.add(table)
    else this.#withKey.delete(table)
    const run = [...this.runs.values()].find(
      ({ connector: of, state, owner }) =>
        of === connector.id && state === 'running' && owner?.startsWith(`${process.name}#`),
    )
    const delivery = this.deliveries.findLast(
      (one) => one.table === table && one.reader.process === process && one.reader.attempt === run?.attempt,
    )
    if (!run) return this.violated(`${process.name} changed ${table.name} without the lease of its run`)
    if (!delivery?.isComplete || delivery.isStored)
      return this.violated(`${process.name} stored rows in ${table.name} that the source had not confirmed`)
    delivery.isStored = true
    const difference = differenceOf(delivery.appliedTo(before, hadKey), after)
    if (difference) this.violated(`${process.name} stored other rows in ${table.name}: ${difference}`)
  }

  async #hasKey(table: SourceTable): Promise<boolean> {
    const { rows } = await this.#engine.run(
      `select from pg_index where indrelid = to_regclass('${SCHEMA}.${table.name}') and indisprimary`,
    )
    return rows.length > 0
  }

  /** Returns the rows of a table. */
  async load(table: SourceTable): Promise<Content> {
    const { rows } = await this.#engine.run(
      `select id::text, name, amount::text from ${SCHEMA}.${table.name} order by id`,
    )
    const content = new Map<string, string>()
    for (const { id, name, amount } of rows) {
      if (content.has(String(id))) this.violated(`${table.name} has the row ${id} twice`)
      content.set(String(id), textOf([id, name, amount] as string[]))
    }
    return content
  }

  async #checkSchedules(process: SimulatedProcess, before: ReadonlyMap<string, RunRow>) {
    const { rows } = await this.#engine.run('select id, scheduled_from as at from connectors')
    for (const { id, at } of rows as { id: string; at: Date }[]) {
      const connector = this.#connectors.get(id)
      const earlier = this.#scheduledFrom.get(id)
      this.#scheduledFrom.set(id, at.getTime())
      if (!connector || earlier === undefined || earlier === at.getTime()) continue
      const started = [...this.runs.values()].filter(
        (run) => run.connector === id && run.trigger === 'automatic' && !before.has(run.id),
      )
      const wasOpen = [...before.values()].some(
        (run) => run.connector === id && (run.state === 'queued' || run.state === 'running'),
      )
      this.scheduled++
      if (!isDueBetween(earlier, at.getTime(), connector.everyMinutes))
        this.violated(`${process.name} started the schedule of ${connector.name} when it was not due`)
      if (started.length !== (wasOpen ? 0 : 1))
        this.violated(`${process.name} started ${started.length} runs for one time of ${connector.name}`)
    }
  }

  get allRuns(): RunRow[] {
    return [...this.runs.values()]
  }

  noteSchedule(id: string, at: number): void {
    this.#scheduledFrom.set(id, at)
  }

  /** Every due time is claimed. */
  checkNoScheduleLost(graceMs: number): void {
    for (const connector of this.#connectors.values()) {
      const from = this.#scheduledFrom.get(connector.id) ?? 0
      if (connector.everyMinutes > 0 && isDueBetween(from, this.#now() - graceMs, connector.everyMinutes))
        this.violated(`the schedule of ${connector.name} was lost`)
    }
  }

  /** Compares every table with its source. */
  async checkTablesEqualSources(): Promise<void> {
    for (const { tables } of this.#connectors.values())
      for (const table of tables) {
        const difference = differenceOf(contentOf(table), await this.load(table))
        if (difference) this.violated(`${table.name} differs from its source: ${difference}`)
      }
  }
}

/** Describes the first difference; undefined if there is none. */
function differenceOf(expected: Content, found: Content): string | undefined {
  for (const [id, row] of expected)
    if (found.get(id) !== row) return `expected ${row}, found ${found.get(id)}`
  for (const [id, row] of found) if (!expected.has(id)) return `unexpected ${row}`
  return undefined
}
