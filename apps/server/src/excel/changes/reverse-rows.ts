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

/**
 * Brings rows back to what they were before a change. Returns false if a row is no longer as the change left it. Throws
 * the error of the database if a row does not fit any more, e.g. because its name is taken.
 */
export async function reverseRows(db: Db, rows: readonly NotedRow[]): Promise<boolean> {
  const order = (row: NotedRow) => (referredTo.includes(row.table) ? referredTo.indexOf(row.table) : 99)
  const sorted = rows.toSorted((a, b) => order(a) - order(b))
  const steps = [
    ...sorted
      .toReversed()
      .flatMap(({ table, before, after }) => (after && !before ? [deletion(table, after)] : [])),
    ...sorted.flatMap(({ table, before, after }) =>
      after && before ? [restoration(table, before, after)] : [],
    ),
    ...sorted.flatMap(({ table, before, after }) => (before && !after ? [insertion(table, before)] : [])),
  ]
  for (const step of steps) {
    const { numAffectedRows } = await step.execute(db)
    if (numAffectedRows !== 1n) return false
  }
  return true
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
