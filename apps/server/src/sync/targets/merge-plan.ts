import { type ColumnType, columnTypes, widest } from '../column-type.ts'
import type { ColumnFacts, RemovedRows } from '../rows.ts'
import type { ExistingTable } from './target-table.ts'

export type StagedColumn = ColumnFacts & {
  readonly name: string
  /** The type the source declares. */
  readonly declared?: ColumnType | undefined
}

export type PlannedColumn = {
  readonly name: string
  /** The type the column has once the plan is carried out: one of ours, or one somebody chose by hand in the database. */
  readonly type: string
  readonly change: 'none' | 'add' | 'widen'
  /** Blanks that are written, such as `""`, must be made null for any type but text. */
  readonly blanksToNull: boolean
}

export type MergePlan = {
  readonly columns: readonly PlannedColumn[]
  readonly create: boolean
  /** `merge` updates rows by their key and keeps the others; `replace` puts the staged rows in place of all rows. */
  readonly mode: 'merge' | 'replace'
  /** The key to merge by, or to try to give the table after replacing its rows; none when empty. */
  readonly key: readonly string[]
  /** Of staged rows with the same key the last counts; otherwise they are refused, or cost a replaced table its key. */
  readonly lastCounts: boolean
  /** An existing key that must go before the rows are replaced. */
  readonly dropKey: boolean
  /** Rows that a merge takes out before it puts the staged ones in. */
  readonly removed?: RemovedRows | undefined
}

export type Planning = {
  /** The rows are all there are, and whatever the table holds gives way to them. */
  readonly full: boolean
  readonly table: string
  /** The key a source declares; left out where one is looked for. */
  readonly key?: readonly string[] | undefined
  readonly extent?: 'changes' | 'whole' | undefined
}

/**
 * What must happen to a table so that it holds the staged rows. Types only ever widen, and columns the rows no longer
 * have stay, so that nothing people built on the table breaks.
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
  const afresh = !existing || existing.isEmpty || full || extent === 'whole' || isOther(existing.key, key)
  if (!afresh && existing.key.length > 0)
    return { ...shared, mode: 'merge', key: existing.key, dropKey: false }
  const chosen = key ?? (afresh ? keyColumn(columns, table) : undefined) ?? []
  return { ...shared, mode: 'replace', key: [chosen].flat(), dropKey: (existing?.key.length ?? 0) > 0 }
}

/** Whether a source declares another key than the table has. */
export const isOther = (existing: readonly string[], declared: readonly string[] | undefined): boolean =>
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

/** A type somebody chose by hand stays: the values are cast to it. */
function widenedType(existing: string, found: ColumnType | undefined): string {
  const known = columnTypes.find((type) => type === existing)
  return known && found ? widest(known, found) : existing
}

const keyEnding = /(?:^|_)(?:id|code|number|no|nr|key|sku|ref|reference|uuid|guid)$/

/**
 * The column that tells a file's rows apart, by its name: `id`, then `order_id`, `order_number` … in `orders`, then a
 * first column whose name ends like one. It must have a value in every row; whether values repeat, the database finds out.
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
