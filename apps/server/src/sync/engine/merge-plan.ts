import { type ColumnType, widest } from '../csv/column-type.ts'
import type { ColumnFacts } from '../csv/row-scanner.ts'
import { catalogueName, type ExistingTable } from './target-table.ts'

export type StagedColumn = ColumnFacts & { readonly name: string }

export type PlannedColumn = {
  readonly name: string
  /** The type the column has once the plan is carried out. */
  readonly type: string
  readonly change: 'none' | 'add' | 'widen'
  /** Blanks that are written, such as `""`, must be made null for any type but text. */
  readonly blanksToNull: boolean
}

export type MergePlan = {
  readonly columns: readonly PlannedColumn[]
  readonly create: boolean
  /** `merge` updates rows by their key and keeps the others; `replace` puts the file's rows in place of all rows. */
  readonly mode: 'merge' | 'replace'
  /** The key to merge by, or to try to give the table after replacing its rows. */
  readonly key: string | undefined
  /** An existing key that must go before the rows are replaced. */
  readonly dropKey: boolean
}

/**
 * What must happen to a table so that it holds a file's rows. Types only ever widen, and columns the file no longer
 * has stay, so that nothing people built on the table breaks.
 */
export function planMerge(
  existing: Pick<ExistingTable, 'types' | 'key' | 'isEmpty'> | undefined,
  columns: readonly StagedColumn[],
  options: { full: boolean; table: string },
): MergePlan {
  const planned = columns.map((column) =>
    planColumn(existing?.types.get(column.name), column, existing !== undefined),
  )
  const afresh = !existing || existing.isEmpty || options.full
  if (!afresh && existing.key)
    return { columns: planned, create: false, mode: 'merge', key: existing.key, dropKey: false }
  return {
    columns: planned,
    create: !existing,
    mode: 'replace',
    key: afresh ? keyColumn(columns, options.table) : undefined,
    dropKey: existing?.key !== undefined,
  }
}

function planColumn(existing: string | undefined, column: StagedColumn, tableExists: boolean): PlannedColumn {
  const type =
    existing === undefined ? catalogueName(column.type ?? 'text') : widenedType(existing, column.type)
  const change =
    existing === undefined && tableExists
      ? 'add'
      : existing !== undefined && type !== existing
        ? 'widen'
        : 'none'
  return { name: column.name, type, change, blanksToNull: column.hasWrittenBlanks && type !== 'text' }
}

const ours = new Map<string, ColumnType>(
  (['bigint', 'numeric', 'date', 'timestamptz', 'boolean', 'text'] as const).map((type) => [
    catalogueName(type),
    type,
  ]),
)

/** A type somebody chose by hand stays: the values are cast to it. */
function widenedType(existing: string, found: ColumnType | undefined): string {
  const known = ours.get(existing)
  return known && found ? catalogueName(widest(known, found)) : existing
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
