import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../../storage/schema.ts'
import type { NotedRow, RowJson } from './changes.queries.ts'

type Db = Kysely<Database>

/** The tables whose rows other tables refer to, so that they are restored first and deleted last. */
const referredTo = [
  'versions',
  'areas',
  'subareas',
  'milestones',
  'helper_tables',
  'entities',
  'security_groups',
]

const orderOf = ({ table }: NotedRow) =>
  referredTo.includes(table) ? referredTo.indexOf(table) : referredTo.length

/** What a transaction did to each row in the end: rows that it wrote twice are joined. */
export function netRows(rows: readonly NotedRow[]): NotedRow[] {
  const net = new Map<string, NotedRow>()
  const keyOf = (table: string, row: RowJson) => `${table} ${JSON.stringify(row)}`
  for (const [position, { table, before, after }] of rows.entries()) {
    const earlier = before && net.get(keyOf(table, before))
    if (earlier) net.delete(keyOf(table, before))
    const first = earlier ? earlier.before : before
    if (first || after)
      net.set(after ? keyOf(table, after) : String(position), { table, before: first, after })
  }
  return [...net.values()].filter(({ before, after }) => JSON.stringify(before) !== JSON.stringify(after))
}

/**
 * Brings rows back to what they were before a change. Returns false if a row is no longer as the change left it. Throws
 * the error of the database if a row does not fit any more, e.g. because its name is taken.
 */
export async function reverseRows(db: Db, rows: readonly NotedRow[]): Promise<boolean> {
  const sorted = rows.toSorted((a, b) => orderOf(a) - orderOf(b))
  const isNew = ({ before }: NotedRow) => before === null
  const isDeleted = ({ after }: NotedRow) => after === null
  const isChanged = (row: NotedRow) => !isNew(row) && !isDeleted(row)
  const steps = [
    ...sorted.filter(isNew).toReversed(),
    ...sorted.filter(isChanged),
    ...sorted.filter(isDeleted),
  ]
  for (const step of steps) {
    const { numAffectedRows } = await reverse(step).execute(db)
    if (numAffectedRows !== 1n) return false
  }
  return true
}

function reverse({ table, before, after }: NotedRow): RawBuilder<unknown> {
  if (before && after) return restoration(table, before, after)
  return before ? insertion(table, before) : deletion(table, after ?? {})
}

const isRow = (table: string, row: RowJson) =>
  sql<boolean>`to_jsonb(${sql.table(table)}) = ${JSON.stringify(row)}::jsonb`

const deletion = (table: string, row: RowJson): RawBuilder<unknown> =>
  sql`delete from ${sql.table(table)} where ${isRow(table, row)}`

// Only the columns that were noted, because an upgrade may have added others.
const columnsOf = (row: RowJson) => sql.join(Object.keys(row).map((column) => sql.ref(column)))

const valuesOf = (table: string, row: RowJson) =>
  sql`select ${columnsOf(row)} from jsonb_populate_record(null::${sql.table(table)}, ${JSON.stringify(row)}::jsonb)`

const restoration = (table: string, before: RowJson, after: RowJson): RawBuilder<unknown> =>
  sql`update ${sql.table(table)} set (${columnsOf(before)}) = (${valuesOf(table, before)}) where ${isRow(table, after)}`

const insertion = (table: string, row: RowJson): RawBuilder<unknown> =>
  sql`insert into ${sql.table(table)} (${columnsOf(row)}) ${valuesOf(table, row)}`
