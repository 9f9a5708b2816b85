import type { Row } from '../src/sync/rows.ts'
import type { SourceStream } from '../src/sync/sources/source-adapter.ts'
import type { Random } from './random.ts'

/** How a table is read: everything together, changes by a cursor, changes in slices, or a file. */
export type TableKind = 'whole' | 'changes' | 'slices' | 'file'

type SourceRow = { readonly name: string; readonly amount: string; readonly changedAt: number }

/** A table of a source. Its content changes while it is read. */
export class SourceTable {
  readonly name: string
  readonly kind: TableKind
  readonly rows = new Map<number, SourceRow>()
  /** The deleted ids, and when. */
  readonly deleted = new Map<number, number>()
  /** Counts the changes. */
  version = 0
  #lastId = 0

  constructor(name: string, kind: TableKind) {
    this.name = name
    this.kind = kind
  }

  stream(): SourceStream {
    const isFile = this.kind === 'file'
    return {
      name: this.name,
      path: this.name,
      size: isFile ? this.rows.size : undefined,
      // A file shows that it has changed by its time.
      modifiedAt: isFile ? new Date(Date.UTC(2026, 0, 1) + this.version * 1_000) : undefined,
      ...(!isFile && { columns, key: ['id'] }),
    }
  }

  rowOf(id: number): Row | undefined {
    const row = this.rows.get(id)
    return row && [id, row.name, row.amount]
  }

  /** Inserts, changes or deletes a row. */
  change(random: Random): void {
    const known = [...this.rows.keys()]
    const what = random.weighted({ insert: 5, update: 4, delete: 2 })
    this.version++
    const id = what === 'insert' || known.length === 0 ? ++this.#lastId : random.pick(known)
    if (what !== 'delete' || !this.rows.has(id)) this.#put(id, random)
    else {
      this.rows.delete(id)
      this.deleted.set(id, this.version)
    }
  }

  #put(id: number, random: Random) {
    const name = random.pick(['Ann', 'Bo', 'Zoë', 'two words', "O'Hara", ''])
    const amount = `${random.int(0, 999)}.${random.int(10, 99)}`
    this.rows.set(id, { name, amount, changedAt: this.version })
  }
}

const columns = [
  { name: 'id', type: 'bigint' },
  { name: 'name', type: 'text' },
  { name: 'amount', type: 'numeric' },
] as const
