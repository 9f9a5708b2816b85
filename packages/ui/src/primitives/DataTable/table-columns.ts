import type { SortDirection } from '@tributary/sdk/common'
import type { ReactNode } from 'react'

/** One column of a table: its head, and what it says of a row and of a row beneath one. */
export type DataTableColumn<Row, Child = never> = {
  id: string
  header: string
  /** Text is one line, cut in its middle where there is no room; anything else is drawn as it is. */
  cell: (row: Row) => ReactNode
  childCell?: (child: Child, row: Row) => ReactNode
  /** The text its rows are sorted by, in any letter case; without it the column cannot be sorted. */
  sortBy?: (row: Row) => string
  /** A CSS width; the columns without one share what is left. */
  width?: string
  /** `mono` for keys and table names; `actions` are at the end of the row. */
  kind?: 'text' | 'mono' | 'actions'
}

/** The column a table is sorted by, and which end comes first. */
export type TableSort = { column: string; direction: SortDirection }

/** What is beneath a row: things, or that they are on their way, or why they could not be loaded. */
export type TableChildren<Child> =
  | { state: 'ready'; items: readonly Child[] }
  | { state: 'loading' }
  | { state: 'failed'; message: string; onRetry: () => void }

/** How rows open, and what is then beneath them. */
export type TableExpansion<Row, Child> = {
  /** The name of a row: its button is called "Expand {name}" or "Collapse {name}". */
  nameOf: (row: Row) => string
  childrenOf: (row: Row) => TableChildren<Child>
  childKey: (child: Child) => string
  /** Said beneath an open row that has nothing, e.g. "No milestones yet." */
  none: string
  /** The keys of the open rows. */
  expanded: ReadonlySet<string>
  onExpand: (expanded: ReadonlySet<string>) => void
}
