import type { ExportSubject } from '@tributary/domain'
import type { SortDirection } from '@tributary/sdk/common'
import type { ReactNode } from 'react'
import type { CsvColumn } from '../CsvButton/csv-column.ts'
import type { Selecting } from '../Selection/use-row-selection.ts'

/** One column of a table: its head and its cells. */
export type DataTableColumn<Row, Child = never> = {
  id: string
  header: string
  /** Text stays on one line, shortened in the middle if needed. Anything else is drawn as it is. */
  cell: (row: Row) => ReactNode
  childCell?: (child: Child, row: Row) => ReactNode
  /** Returns the cell of a CSV download. Without it, a text cell is written as it is, and otherwise what is sorted by. */
  csv?: (row: Row) => string
  /** Returns the text to sort by, regardless of letter case. Without it the column cannot be sorted. */
  sortBy?: (row: Row) => string
  /** A CSS width. Columns without one share the rest. */
  width?: string
  /** `mono` for keys and table names. `actions` are at the end of the row. */
  kind?: 'text' | 'mono' | 'actions'
}

/** Returns the columns of a table's CSV download: all but the actions. */
export const csvColumnsOf = <Row, Child>(columns: readonly DataTableColumn<Row, Child>[]): CsvColumn<Row>[] =>
  columns
    .filter(({ kind }) => kind !== 'actions')
    .map((column) => ({ header: column.header, text: column.csv ?? ((row) => textOf(column, row)) }))

function textOf<Row, Child>({ cell, sortBy }: DataTableColumn<Row, Child>, row: Row): string {
  const shown = cell(row)
  return typeof shown === 'string' ? shown : (sortBy?.(row) ?? '')
}

/** The column a table is sorted by, and the direction. */
export type TableSort = { column: string; direction: SortDirection }

/** Rows that can be selected, for actions on several of them. The ids of the selection are the keys of the rows. */
export type TableSelection<Row> = Selecting & {
  /** The accessible name of the checkbox of all shown rows. */
  selectAll: string
  /** Returns the accessible name of the checkbox of a row. */
  select: (row: Row) => string
  /** The bar below the rows, a `SelectionBar`. */
  bar: ReactNode
}

/** The CSV download of a table. */
export type TableCsv<Row> = {
  /** The name of the organisation whose list it is, for the file's name; null without one. */
  organisation: string | null
  /** Columns that the file has besides those of the screen. */
  more?: readonly CsvColumn<Row>[]
  /** Set for a list with people, access or the audit log: `RecordExports` records its download first. */
  exports?: ExportSubject | undefined
}

/** The children of an open row: loaded, loading or failed. */
export type TableChildren<Child> =
  | { state: 'ready'; items: readonly Child[] }
  | { state: 'loading' }
  | { state: 'failed'; message: string; onRetry: () => void }

/** How rows expand, and their content. */
export type TableExpansion<Row, Child> = {
  /** Returns the name of a row: its button is called "Expand {name}" or "Collapse {name}". */
  nameOf: (row: Row) => string
  childrenOf: (row: Row) => TableChildren<Child>
  childKey: (child: Child) => string
  /** Shown below an open row without children, e.g. "No milestones yet." */
  none: string
  /** The keys of the open rows. */
  expanded: ReadonlySet<string>
  onExpand: (expanded: ReadonlySet<string>) => void
}
