import { quoteIdentifier, quoteTable } from '../../../drivers/postgres/postgres-quoting.ts'
import type { SqlConnection } from '../../../drivers/postgres/sql-connection.ts'
import { sqlState } from '../../../storage/database-failure.ts'
import type { SelectedRows } from '../../rows.ts'
import type { MergePlan, PlannedColumn } from '../merge-plan.ts'
import type { TargetTable } from '../target-table.ts'
import type { Staged } from './postgres-staging.ts'

/** Carries out a plan in the caller's transaction: the shape of the table first, then its rows, then its key. */
export async function mergeRows(
  connection: SqlConnection,
  plan: MergePlan,
  table: TargetTable,
  staged: Staged,
) {
  const target = quoteTable(table)
  for (const statement of shapeStatements(plan, target)) await connection.query(statement)
  if (plan.mode === 'merge') await removeRows(connection, plan, target)
  const write = plan.mode === 'merge' ? mergeInto : replaceIn
  if (!plan.lastCounts || plan.key.length === 0) await write(connection, plan, target, staged)
  else await writeLatest(connection, plan, target, staged, write)
  if (staged.inOpenTransaction) await connection.query(`drop table ${staged.table}`)
}

type Write = (
  connection: SqlConnection,
  plan: MergePlan,
  target: string,
  staged: StagedRows,
) => Promise<unknown>

/** Writes the last of the rows with the same key. */
async function writeLatest(
  connection: SqlConnection,
  plan: MergePlan,
  target: string,
  staged: StagedRows,
  write: Write,
) {
  const { query } = connection
  // Sorting the rows to find the last of each key takes long, and keys hardly ever repeat.
  await query('savepoint before_rows')
  try {
    await write(connection, plan, target, staged)
  } catch (error) {
    if (!isRepeatedKey(error)) throw error
    await query('rollback to savepoint before_rows')
    const latest = `(select distinct on (${listed(plan.key)}) * from ${staged.table} order by ${listed(plan.key)}, ctid desc) as latest`
    await write(connection, plan, target, { ...staged, table: latest })
  }
}

type StagedRows = Pick<Staged, 'table' | 'types'>

const UNIQUE_VIOLATION = '23505'
const SAME_ROW_TWICE = '21000'

/** Whether a write failed because two staged rows have the same key. */
export const isRepeatedKey = (error: unknown) =>
  [UNIQUE_VIOLATION, SAME_ROW_TWICE].includes(sqlState(error) ?? '')

const mergeInto = ({ query }: SqlConnection, plan: MergePlan, target: string, staged: StagedRows) =>
  query(mergeStatement(plan, target, staged))

async function replaceIn(connection: SqlConnection, plan: MergePlan, target: string, staged: StagedRows) {
  await connection.query(insertStatement(plan, target, staged))
  if (plan.key.length > 0) await addKey(connection, plan, target)
}

async function removeRows({ query }: SqlConnection, plan: MergePlan, target: string) {
  const remove = async (rows: SelectedRows | undefined, comparison: string) => {
    const column = plan.columns.find(({ name }) => name === rows?.column)
    if (!rows || !column) return
    const values = `(($1)::${column.type}[])`
    await query(`delete from ${target} where ${quoteIdentifier(column.name)} ${comparison} ${values}`, [
      rows.values,
    ])
  }
  await remove(plan.removed, '= any')
  await remove(plan.retained, '<> all')
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

/** Looks up the name of the constraint, because a user may have changed it. */
const dropKeyStatement = (target: string) => `do $drop$ declare name text; begin
  select conname into name from pg_constraint where conrelid = '${target.replaceAll("'", "''")}'::regclass and contype = 'p';
  if name is not null then execute format('alter table %s drop constraint %I', '${target.replaceAll("'", "''")}'::regclass, name); end if;
end $drop$`

const listed = (names: readonly string[]) => names.map(quoteIdentifier).join(', ')

function insertStatement(plan: MergePlan, target: string, { table, types }: StagedRows): string {
  const names = listed(plan.columns.map(({ name }) => name))
  const values = plan.columns.map((column) => stagedValue(column, types.get(column.name))).join(', ')
  return `insert into ${target} as stored (${names}) select ${values} from ${table}`
}

/** Rows that have not changed are not written again, which makes the usual refresh cheap. */
function mergeStatement(plan: MergePlan, target: string, staged: StagedRows): string {
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

/** Casts a staged value to the type of its column. */
function stagedValue({ name, type, blanksToNull }: PlannedColumn, staged: string | undefined): string {
  if (staged === type) return quoteIdentifier(name)
  const value =
    staged === 'text' && blanksToNull ? `nullif(btrim(${quoteIdentifier(name)}), '')` : quoteIdentifier(name)
  return `${value}::${type}`
}

const KEY_TOO_LONG = new Set(['54000', '22001'])

/** Adds the primary key. A table with a repeated key, or one too long for an index, gets no primary key. */
export async function addKey({ query }: SqlConnection, { key, lastCounts }: MergePlan, target: string) {
  await query('savepoint before_key')
  try {
    await query(`alter table ${target} add primary key (${listed(key)})`)
  } catch (error) {
    const state = sqlState(error) ?? ''
    const isRepeated = state === UNIQUE_VIOLATION && !lastCounts
    if (!isRepeated && !KEY_TOO_LONG.has(state)) throw error
    await query('rollback to savepoint before_key')
  }
}
