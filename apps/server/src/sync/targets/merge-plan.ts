import { type ColumnType, columnTypes, widest } from '../column-type.ts'
import type { ColumnFacts, SelectedRows } from '../rows.ts'
import type { ExistingTable } from './target-table.ts'

export type StagedColumn = ColumnFacts & {
  readonly name: string
  /** The type the source declares. */
  readonly declared?: ColumnType | undefined
}

export type PlannedColumn = {
  readonly name: string
  /** The type after the merge: one of ours, or one that a user chose by hand in the database. */
  readonly type: string
  readonly change: 'none' | 'add' | 'widen'
  /** Written blanks, such as `""`, become null in every type except text. */
  readonly blanksToNull: boolean
}

export type MergePlan = {
  readonly columns: readonly PlannedColumn[]
  readonly create: boolean
  /** `merge` updates rows by their key and keeps the others; `replace` replaces all rows with the staged ones. */
  readonly mode: 'merge' | 'replace'
  /** The key to merge by, or to try to add after replacing all rows. Empty if there is no key. */
  readonly key: readonly string[]
  /** The last of several staged rows with the same key counts. Otherwise a merge refuses them, and a replaced table gets no key. */
  readonly lastCounts: boolean
  /** Drop the existing key before the rows are replaced. */
  readonly dropKey: boolean
  /** Rows that a merge deletes before it stores the staged ones. */
  readonly removed?: SelectedRows | undefined
  /** A merge deletes all rows except these before it stores the staged ones. */
  readonly retained?: SelectedRows | undefined
}

export type Planning = {
  /** The rows replace everything in the table. */
  readonly full: boolean
  readonly table: string
  /** The key the source declares; omitted if the engine must find one. */
  readonly key?: readonly string[] | undefined
  readonly extent?: 'changes' | 'whole' | undefined
}

/**
 * Plans how to store staged rows in a table. Types only widen, and columns that the rows no longer have stay, so that
 * views and reports on the table keep working.
 */
export function planMerge(
  existing: Pick<ExistingTable, 'types' | 'key' | 'isEmpty'> | undefined,
  columns: readonly StagedColumn[],
  { full, table, key, extent }: Planning,
): MergePlan {
  const planned = columns.map((column) =>
    planColumn(existing?.types.get(column.name), column, existing !== undefined),
  )
  const shared = { columns: planned, create: !existing, lastCounts: key !== undefined }
  const afresh = !existing || existing.isEmpty || full || extent === 'whole' || isOtherKey(existing.key, key)
  if (!afresh && existing.key.length > 0)
    return { ...shared, mode: 'merge', key: existing.key, dropKey: false }
  const chosen = key ?? (afresh ? keyColumn(columns, table) : undefined) ?? []
  return { ...shared, mode: 'replace', key: [chosen].flat(), dropKey: (existing?.key.length ?? 0) > 0 }
}

/** Whether the declared key differs from the key of the table. */
export const isOtherKey = (existing: readonly string[], declared: readonly string[] | undefined): boolean =>
  declared !== undefined && [...existing].sort().join('\0') !== [...declared].sort().join('\0')

function planColumn(existing: string | undefined, column: StagedColumn, tableExists: boolean): PlannedColumn {
  const found = column.declared ?? column.type
  const type = existing === undefined ? (found ?? 'text') : widenedType(existing, found)
  const change =
    existing === undefined && tableExists
      ? 'add'
      : existing !== undefined && type !== existing
        ? 'widen'
        : 'none'
  return { name: column.name, type, change, blanksToNull: column.hasWrittenBlanks && type !== 'text' }
}

/** Keeps a type that a user chose, and casts the values to it. */
function widenedType(existing: string, found: ColumnType | undefined): string {
  const known = columnTypes.find((type) => type === existing)
  return known && found ? widest(known, found) : existing
}

const keyEnding = /(?:^|_)(?:id|code|number|no|nr|key|sku|ref|reference|uuid|guid)$/

/**
 * Finds the key column of a file by its name: `id`, then `order_id`, `order_number` … in `orders`, then a first column
 * with such an ending. It must have a value in every row. The database finds out whether values repeat.
 */
export function keyColumn(columns: readonly StagedColumn[], table: string): string | undefined {
  const whole = columns.filter(
    (column) => !column.hasBlanks && column.type !== undefined && column.type !== 'boolean',
  )
  const named = (matches: (name: string) => boolean) => whole.find(({ name }) => matches(name))?.name
  const singulars = [table, table.replace(/s$/, ''), table.replace(/es$/, ''), table.replace(/ies$/, 'y')]
  return (
    named((name) => name === 'id') ??
    named((name) => keyEnding.test(name) && singulars.includes(name.replace(keyEnding, ''))) ??
    named((name) => name === columns[0]?.name && keyEnding.test(name))
  )
}
