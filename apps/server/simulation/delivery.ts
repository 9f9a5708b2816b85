import type { Row } from '../src/sync/rows.ts'
import type { Reading } from '../src/sync/sources/source-adapter.ts'
import type { SimulatedProcess } from './simulated-process.ts'
import type { SourceTable } from './source-table.ts'

/** The rows of a table, as text, by id. */
export type Content = ReadonlyMap<string, string>

/** The attempt of a refresh that reads a source, and its process. */
export type Reader = { readonly process: SimulatedProcess; readonly attempt: number }

const SLICE_ROWS = 5

/** What a source sent to one attempt for one table. The independent model of what must be stored. */
export class Delivery {
  readonly table: SourceTable
  readonly reader: Reader
  readonly sent: Row[] = []
  /** The source has sent everything that this reading has. */
  isComplete = false
  isStored = false
  readonly version: number
  readonly #reading: Reading
  #to: number
  #more = false

  constructor(table: SourceTable, reader: Reader, reading: Reading) {
    this.table = table
    this.reader = reader
    this.version = table.version
    this.#reading = reading
    this.#to = table.version
  }

  get cursor(): string | undefined {
    return this.table.kind === 'changes' || this.table.kind === 'slices' ? String(this.#to) : undefined
  }

  get more(): boolean {
    return this.#more
  }

  get #from(): number {
    return Number(this.#reading.cursor ?? -1)
  }

  get removed(): number[] {
    return [...this.table.deleted].filter(([, at]) => at > this.#from && at <= this.#to).map(([id]) => id)
  }

  add(rows: readonly Row[]): void {
    this.sent.push(...rows)
  }

  /** Lists the rows that this reading covers, and where the next one starts. */
  idsToRead(): number[] {
    const { rows, kind } = this.table
    if (kind === 'whole' || kind === 'file') return [...rows.keys()].sort((one, other) => one - other)
    const changed = [...rows]
      .filter(([, { changedAt }]) => changedAt > this.#from)
      .sort(([, one], [, other]) => one.changedAt - other.changedAt)
    // A slice of everything would hide rows of the table until the next slice is stored.
    const isSlice = kind === 'slices' && changed.length > SLICE_ROWS && this.#maySlice
    if (!isSlice) return changed.map(([id]) => id)
    const slice = changed.slice(0, SLICE_ROWS)
    this.#more = true
    this.#to = slice.at(-1)?.[1].changedAt ?? this.#to
    return slice.map(([id]) => id)
  }

  get #maySlice() {
    return !this.#reading.full || this.#reading.startsEmpty === true
  }

  /**
   * Returns what the table must contain once this is stored. A table without a primary key, because a file had a row without
   * an id, cannot be updated by id and is replaced.
   */
  appliedTo(before: Content, hadKey: boolean): Content {
    const { kind } = this.table
    const replaces = kind === 'whole' || this.#reading.full || (kind === 'file' && !hadKey)
    const after = new Map(replaces ? [] : before)
    if (!replaces && kind !== 'file') for (const id of this.removed) after.delete(String(id))
    for (const row of this.sent) after.set(String(row[0]), textOf(row))
    return after
  }
}

/** A row as text, the same for the source and the table. A file cannot distinguish an empty text from no value. */
export const textOf = (row: Row): string =>
  row.map((value) => (value === null ? '' : String(value))).join('|')

/** Returns the rows of a source now. */
export const contentOf = (table: SourceTable): Content =>
  new Map([...table.rows.keys()].map((id) => [String(id), textOf(table.rowOf(id) ?? [])]))
