import type { Id } from '@tributary/domain'

/** The ids of the selected rows, as text. */
export type RowSelection = ReadonlySet<string>

type Row = { id: Id }

/** Returns the selected ones of these rows, in their order. */
export const selectedRows = <R extends Row>(rows: readonly R[], selection: RowSelection): R[] =>
  selection.size === 0 ? [] : rows.filter(({ id }) => selection.has(String(id)))

/** Returns the selection with these rows selected, or without them. */
export function withRows(selection: RowSelection, rows: readonly Row[], on: boolean): RowSelection {
  const next = new Set(selection)
  for (const { id } of rows) {
    if (on) next.add(String(id))
    else next.delete(String(id))
  }
  return next
}

/** Returns the rows from one to another in either direction. Only the second if the first is not among them. */
export function rowsBetween<R extends Row>(rows: readonly R[], from: Id | null, to: Id): R[] {
  const ends = [from, to].map((id) => rows.findIndex((row) => String(row.id) === String(id)))
  const [first = -1, last = -1] = ends
  if (first < 0) return rows.slice(last, last + 1)
  return rows.slice(Math.min(first, last), Math.max(first, last) + 1)
}

/** Whether all, some or none of these rows are selected. */
export function selectionState(rows: readonly Row[], selection: RowSelection): 'all' | 'some' | 'none' {
  const count = selectedRows(rows, selection).length
  if (count === 0) return 'none'
  return count === rows.length ? 'all' : 'some'
}
