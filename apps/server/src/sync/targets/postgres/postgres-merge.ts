import { quoteIdentifier, quoteTable } from '../../../drivers/postgres/postgres-quoting.ts'
import type { SqlConnection } from '../../../drivers/postgres/sql-connection.ts'
import { sqlState } from '../../../storage/database-failure.ts'
import type { MergePlan, PlannedColumn } from '../merge-plan.ts'
import type { TargetTable } from '../target-table.ts'

/** Carries out a plan inside the caller's transaction: the table's shape first, then its rows, then its key. */
export async function mergeRows(
  connection: SqlConnection,
  plan: MergePlan,
  table: TargetTable,
  staged: string,
) {
  const target = quoteTable(table)
  for (const statement of shapeStatements(plan, target)) await connection.query(statement)
  if (plan.mode === 'merge') await removeRows(connection, plan, target)
  await connection.query(
    plan.mode === 'merge' ? mergeStatement(plan, target, staged) : insertStatement(plan, target, staged),
  )
  if (plan.mode === 'replace' && plan.key.length > 0) await tryKey(connection, target, plan.key)
}

async function removeRows({ query }: SqlConnection, { removed, columns }: MergePlan, target: string) {
  const column = columns.find(({ name }) => name === removed?.column)
  if (!removed || !column) return
  await query(`delete from ${target} where ${quoteIdentifier(column.name)} = any($1::${column.type}[])`, [
    removed.values,
  ])
}

function shapeStatements(plan: MergePlan, target: string): string[] {
  if (plan.create)
    return [
      `create table ${target} (${plan.columns.map((column) => `${quoteIdentifier(column.name)} ${column.type}`).join(', ')})`,
    ]
  return [
    ...(plan.mode === 'replace' ? [`truncate ${target}`] : []),
    ...(plan.dropKey ? [dropKeyStatement(target)] : []),
    ...plan.columns.flatMap((column) => alterStatements(column, target)),
  ]
}

function alterStatements({ change, name, type }: PlannedColumn, target: string): string[] {
  if (change === 'add') return [`alter table ${target} add column ${quoteIdentifier(name)} ${type}`]
  if (change === 'widen')
    return [
      `alter table ${target} alter column ${quoteIdentifier(name)} type ${type} using ${quoteIdentifier(name)}::${type}`,
    ]
  return []
}

/** The constraint's own name may have been changed by hand. */
const dropKeyStatement = (target: string) => `do $drop$ declare name text; begin
  select conname into name from pg_constraint where conrelid = '${target.replaceAll("'", "''")}'::regclass and contype = 'p';
  if name is not null then execute format('alter table %s drop constraint %I', '${target.replaceAll("'", "''")}'::regclass, name); end if;
end $drop$`

const listed = (names: readonly string[]) => names.map(quoteIdentifier).join(', ')

function insertStatement(plan: MergePlan, target: string, staged: string): string {
  const names = listed(plan.columns.map(({ name }) => name))
  const values = plan.columns.map(staging).join(', ')
  return `insert into ${target} as stored (${names}) select ${values} from ${rowsOf(plan, staged)}`
}

/** Rows lie in a temporary table in the order they came in. */
const rowsOf = ({ lastCounts, key }: MergePlan, staged: string) =>
  lastCounts && key.length > 0
    ? `(select distinct on (${listed(key)}) * from ${staged} order by ${listed(key)}, ctid desc) as latest`
    : staged

/** Rows that have not changed are not written again: that is what makes the usual refresh cheap. */
function mergeStatement(plan: MergePlan, target: string, staged: string): string {
  const values = plan.columns
    .filter(({ name }) => !plan.key.includes(name))
    .map(({ name }) => quoteIdentifier(name))
  const update =
    values.length === 0
      ? 'nothing'
      : `update set ${values.map((name) => `${name} = excluded.${name}`).join(', ')}
         where (${values.map((name) => `stored.${name}`).join(', ')}) is distinct from (${values.map((name) => `excluded.${name}`).join(', ')})`
  return `${insertStatement(plan, target, staged)} on conflict (${listed(plan.key)}) do ${update}`
}

/** A staged value, which is text, as the column's type. */
function staging({ name, type, blanksToNull }: PlannedColumn): string {
  const value = blanksToNull ? `nullif(btrim(${quoteIdentifier(name)}), '')` : quoteIdentifier(name)
  return type === 'text' ? value : `${value}::${type}`
}

const UNIQUE_VIOLATION = '23505'
const KEY_TOO_LONG = new Set(['54000', '22001'])

/** A table whose would-be key repeats, or is too long for an index, simply has none. */
async function tryKey({ query }: SqlConnection, target: string, key: readonly string[]) {
  await query('savepoint before_key')
  try {
    await query(`alter table ${target} add primary key (${listed(key)})`)
  } catch (error) {
    const state = sqlState(error) ?? ''
    if (state !== UNIQUE_VIOLATION && !KEY_TOO_LONG.has(state)) throw error
    await query('rollback to savepoint before_key')
  }
}
