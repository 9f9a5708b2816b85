import type { Row } from '../../rows.ts'
import { SourceFailure } from '../../source-failure.ts'
import type { SourceColumn } from '../source-adapter.ts'
import type { Column, SourceRecord } from './http-stream.ts'
import { valueAt } from './paging.ts'
import type { StreamTable } from './records.ts'

/** The first page of a table that has records. */
export type FirstPage = {
  readonly columns: readonly SourceColumn[]
  readonly rows: readonly Row[]
  /** Whether the source may have more records. */
  readonly hasMore: boolean
  /** The columns whose field no record has. */
  readonly missing: readonly MissingField[]
  /** The names of the fields of the records. */
  readonly fields: readonly string[]
  /** Why the records are not rows. */
  readonly failure: SourceFailure | undefined
}

type MissingField = { readonly column: string; readonly path: readonly string[] }

/** Makes the rows of the first page. Records that cannot be rows are described too, so that people can correct the columns. */
export function firstPageOf(
  table: StreamTable,
  parents: readonly SourceRecord[],
  hasMore: boolean,
): FirstPage {
  const listed = attempted(() => parents.flatMap((parent) => table.child?.records(parent) ?? [parent]))
  const made = attempted(() => parents.flatMap((parent) => table.rows(parent)))
  return {
    columns: table.columns.map(({ name, type }) => ({ name, type })),
    rows: made.found,
    hasMore,
    missing:
      listed.found.length > 0 ? missingIn(table.columns, { record: listed.found, parent: parents }) : [],
    fields: [...new Set(listed.found.flatMap((record) => Object.keys(record)))],
    failure: listed.failure ?? made.failure,
  }
}

function attempted<T>(work: () => readonly T[]): { found: readonly T[]; failure?: SourceFailure } {
  try {
    return { found: work() }
  } catch (error) {
    if (!(error instanceof SourceFailure)) throw error
    return { found: [], failure: error }
  }
}

type Origins = Readonly<Record<'record' | 'parent', readonly SourceRecord[]>>

const missingIn = (columns: readonly Column[], all: Origins): MissingField[] =>
  columns.flatMap(({ name, from }) => {
    if (from === 'line-number') return []
    const [path, records] = 'parent' in from ? [from.parent, all.parent] : [from.record, all.record]
    const isMissing = records.every((record) => valueAt(record, path) === undefined)
    return isMissing ? [{ column: name, path }] : []
  })
