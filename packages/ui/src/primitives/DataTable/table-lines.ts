import type { TableChildren, TableExpansion } from './table-columns.ts'

/** A line of the table: a row, a child of an open row, or a note instead of children. */
export type TableLine<Row, Child> =
  | { kind: 'row'; key: string; row: Row }
  | { kind: 'child'; key: string; row: Row; child: Child; isLast: boolean }
  | { kind: 'note'; key: string; row: Row; note: Exclude<TableChildren<Child>, { state: 'ready' }> | 'none' }

/** Returns every line in order, including those below open rows. */
export function linesOf<Row, Child>(
  rows: readonly Row[],
  rowKey: (row: Row) => string,
  expansion: TableExpansion<Row, Child> | undefined,
): TableLine<Row, Child>[] {
  return rows.flatMap((row) => {
    const key = rowKey(row)
    const line: TableLine<Row, Child> = { kind: 'row', key, row }
    return expansion?.expanded.has(key) ? [line, ...linesBeneath(row, key, expansion)] : [line]
  })
}

function linesBeneath<Row, Child>(
  row: Row,
  parent: string,
  { childrenOf, childKey }: TableExpansion<Row, Child>,
): TableLine<Row, Child>[] {
  const children = childrenOf(row)
  const note = { kind: 'note', key: `${parent} note`, row } as const
  if (children.state !== 'ready') return [{ ...note, note: children }]
  if (children.items.length === 0) return [{ ...note, note: 'none' }]
  return children.items.map((child, i) => {
    const isLast = i === children.items.length - 1
    return { kind: 'child', key: `${parent} ${childKey(child)}`, row, child, isLast }
  })
}
