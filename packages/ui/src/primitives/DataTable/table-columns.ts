import type { SortDirection } from '@tributary/sdk/common'
import type { ReactNode } from 'react'

/** One column of a table: its head and its cells. */
export type DataTableColumn<Row, Child = never> = {
  id: string
  header: string
  /** Text stays on one line, shortened in the middle if needed. Anything else is drawn as it is. */
  cell: (row: Row) => ReactNode
  childCell?: (child: Child, row: Row) => ReactNode
  /** Returns the text to sort by, regardless of letter case. Without it the column cannot be sorted. */
  sortBy?: (row: Row) => string
  /** A CSS width. Columns without one share the rest. */
  width?: string
  /** `mono` for keys and table names. `actions` are at the end of the row. */
  kind?: 'text' | 'mono' | 'actions'
}

/** The column a table is sorted by, and the direction. */
export type TableSort = { column: string; direction: SortDirection }

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
