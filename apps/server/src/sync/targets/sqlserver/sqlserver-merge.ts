import type { SqlServerConnection } from '../../../drivers/sqlserver/sqlserver-connection.ts'
import { setOwner } from '../../../drivers/sqlserver/sqlserver-owner.ts'
import { bracketIdentifier, bracketList, bracketTable } from '../../../drivers/sqlserver/sqlserver-quoting.ts'
import type { SelectedRows } from '../../rows.ts'
import { syncMessages } from '../../sync.messages.ts'
import { SyncFailure } from '../../sync-failure.ts'
import type { MergePlan, PlannedColumn } from '../merge-plan.ts'
import type { TargetTable } from '../target-table.ts'
import { castStaged, decimalFor, typeOf } from './sqlserver-column-types.ts'
import type { ExistingSqlServerTable } from './sqlserver-existing.ts'
import { STAGED, type Staged } from './sqlserver-staging.ts'

const ROWS = '#rows'

export type Merging = {
  readonly connection: SqlServerConnection
  readonly plan: MergePlan
  readonly table: TargetTable
  readonly existing: ExistingSqlServerTable | undefined
  readonly staged: Staged
  /** The stream's name, for the sentences of failures. */
  readonly name: string
  readonly owner: string
}

/** Carries out a plan in the caller's transaction: typed rows first, then the shape of the table, then its rows. */
export async function mergeStaged(merging: Merging): Promise<void> {
  const { connection, plan, table } = merging
  const columns = plan.columns.map((column) => ({ ...column, declared: declaredTypeOf(merging, column) }))
  await typedRows(merging, columns)
  const key = await usableKey(merging)
  await shape(merging, columns, key)
  if (plan.mode === 'merge') await removeRows(merging)
  if (plan.mode === 'merge') await connection.query(updateStatement(plan, table))
  await connection.query(insertStatement(plan, table))
}

type DeclaredColumn = PlannedColumn & { readonly declared: string }

/** Returns the declared type of a column: its existing one where the values have room, else the one we would choose. */
function declaredTypeOf({ plan, existing, staged }: Merging, column: PlannedColumn): string {
  const current = existing?.declaredTypes.get(column.name)
  const digits = staged.digits.get(column.name)
  const made = typeOf(column, digits, plan.key.includes(column.name))
  if (current === undefined || column.change !== 'none') return made
  return column.type === 'numeric' && !hasRoom(current, decimalFor(digits)) ? made : current
}

/** Whether a decimal has at least the digits of another, before and after the point. */
function hasRoom(current: string, needed: string | undefined): boolean {
  const [precision = 0, scale = 0] = current.match(/\d+/g)?.map(Number) ?? []
  const [, fraction = 99] = needed?.match(/\d+/g)?.map(Number) ?? []
  return scale >= Math.min(fraction, 38) && precision === 38
}

async function typedRows({ connection, plan, staged }: Merging, columns: readonly DeclaredColumn[]) {
  const definitions = columns
    .map(({ name, declared }) => `${bracketIdentifier(name)} ${columnType(declared)}`)
    .join(', ')
  await connection.batch(`drop table if exists [${ROWS}]`)
  await connection.batch(`create table [${ROWS}] ([#line] bigint, ${definitions})`)
  const names = bracketList(columns.map(({ name }) => name))
  const values = columns
    .map((column) => castStaged(column, column.declared, staged.types.get(column.name)))
    .join(', ')
  await connection.query(
    `insert into [${ROWS}] ([#line], ${names}) select [#line], ${values} from [${STAGED}]`,
  )
  if (!plan.lastCounts || plan.key.length === 0) return
  await connection.query(
    `delete from [${ROWS}] where [#line] not in (select max([#line]) from [${ROWS}] group by ${bracketList(plan.key)})`,
  )
}

const columnType = (declared: string) => (declared === 'nvarchar' ? 'nvarchar(max)' : declared)

/**
 * Returns the plan's key; an empty one for a replaced table with a repeated key. Refuses rows that repeat
 * the key of a merge.
 */
async function usableKey({ connection, plan, name }: Merging): Promise<readonly string[]> {
  if (plan.key.length === 0 || plan.lastCounts) return plan.key
  const repeated = `select case when exists (select 1 from [${ROWS}] group by ${bracketList(plan.key)} having count(*) > 1)
    then 1 else 0 end as [found]`
  if ((await connection.query(repeated))[0]?.found === 0) return plan.key
  if (plan.mode === 'replace') return []
  throw new SyncFailure(syncMessages.keyRepeated(name, plan.key), { code: 'source-data' })
}

async function shape(merging: Merging, columns: readonly DeclaredColumn[], key: readonly string[]) {
  const { connection, plan, table, existing, owner } = merging
  const target = bracketTable(table)
  const otherType = columns.filter(
    ({ name, declared, change }) => change !== 'add' && existing?.declaredTypes.get(name) !== declared,
  )
  const isOther = otherType.length > 0 || existing?.key.join('\0') !== key.join('\0')
  if (plan.mode === 'replace' && existing && !plan.create && isOther) {
    // Creating the table again is faster than changing keys and types. It is all one transaction.
    await connection.query(`drop table ${target}`)
    return create(connection, table, await definition(merging, columns, key), owner)
  }
  if (plan.create || !existing)
    return create(connection, table, await definition(merging, columns, key), owner)
  if (plan.mode === 'replace') await connection.query(`delete from ${target} with (tablockx)`)
  for (const { name, declared, change } of columns)
    if (change === 'add')
      await connection.query(`alter table ${target} add ${bracketIdentifier(name)} ${columnType(declared)}`)
  await widen(merging, otherType)
}

/** Changes the types of columns. Those of a key cannot change, so the key is removed for that. */
async function widen({ connection, table, existing }: Merging, columns: readonly DeclaredColumn[]) {
  const target = bracketTable(table)
  const key = existing?.key ?? []
  const keyName = columns.some(({ name }) => key.includes(name)) ? existing?.keyName : undefined
  if (keyName) await connection.query(`alter table ${target} drop constraint ${bracketIdentifier(keyName)}`)
  for (const { name, declared } of columns) {
    const column = bracketIdentifier(name)
    const nullable = key.includes(name) ? 'not null' : 'null'
    await connection.query(`alter table ${target} alter column ${column} ${columnType(declared)} ${nullable}`)
    if (existing?.types.get(name) === 'boolean') await connection.query(spellOut(target, column))
  }
  if (keyName) await connection.query(`alter table ${target} add primary key (${bracketList(key)})`)
}

/** SQL Server writes a bit as a digit when it becomes a text. */
const spellOut = (target: string, column: string) =>
  `update ${target} set ${column} = case ${column} when N'1' then N'true' when N'0' then N'false' end`

/** Returns the column definitions. Columns that the rows no longer have stay. */
async function definition({ existing }: Merging, columns: readonly DeclaredColumn[], key: readonly string[]) {
  const removed = [...(existing?.declaredTypes ?? [])].filter(
    ([name]) => !columns.some((column) => column.name === name),
  )
  const all = [...columns.map(({ name, declared }) => [name, declared] as const), ...removed]
  const written = all.map(
    ([name, declared]) =>
      `${bracketIdentifier(name)} ${columnType(declared)}${key.includes(name) ? ' not null' : ' null'}`,
  )
  return [...written, ...(key.length > 0 ? [`primary key (${bracketList(key)})`] : [])].join(', ')
}

async function create(connection: SqlServerConnection, table: TargetTable, columns: string, owner: string) {
  await connection.query(`create table ${bracketTable(table)} (${columns})`)
  await connection.query(setOwner, { owner, schema: table.schema, table: table.name })
}

const REMOVED_AT_ONCE = 1_000

async function removeRows(merging: Merging) {
  const { removed, retained } = merging.plan
  await removeSelected(merging, removed)
  if (retained) await removeSelected(merging, await othersThan(merging, retained))
}

/** Returns the rows that are not retained. A statement takes too few parameters to compare with all values. */
async function othersThan({ connection, table }: Merging, { column, values }: SelectedRows) {
  const retained = new Set(values)
  const rows = await connection.query(
    `select distinct ${bracketIdentifier(column)} as [value] from ${bracketTable(table)}`,
  )
  const stored = rows.map(({ value }) => value).filter((value) => value !== null)
  return { column, values: stored.map(String).filter((value) => !retained.has(value)) }
}

async function removeSelected({ connection, plan, table }: Merging, selected: SelectedRows | undefined) {
  if (!selected || !plan.columns.some(({ name }) => name === selected.column)) return
  for (let at = 0; at < selected.values.length; at += REMOVED_AT_ONCE) {
    const some = selected.values.slice(at, at + REMOVED_AT_ONCE).map((value, index) => [`p${index}`, value])
    const names = some.map(([name]) => `@${name}`).join(', ')
    await connection.query(
      `delete from ${bracketTable(table)} where ${bracketIdentifier(selected.column)} in (${names})`,
      Object.fromEntries(some),
    )
  }
}

const sameKey = (key: readonly string[], one: string, other: string) =>
  key.map((name) => `${one}.${bracketIdentifier(name)} = ${other}.${bracketIdentifier(name)}`).join(' and ')

/** Rows that have not changed are not written again. Not MERGE, because it has too many known bugs. */
function updateStatement({ columns, key }: MergePlan, table: TargetTable): string {
  const target = bracketTable(table)
  const values = columns.map(({ name }) => name).filter((name) => !key.includes(name))
  if (values.length === 0) return 'select 1 as [nothing]'
  const of = (place: string) => values.map((name) => `${place}.${bracketIdentifier(name)}`).join(', ')
  return `update ${target} set ${values.map((name) => `${bracketIdentifier(name)} = r.${bracketIdentifier(name)}`).join(', ')}
    from [${ROWS}] r where ${sameKey(key, target, 'r')} and exists (select ${of(target)} except select ${of('r')})`
}

function insertStatement({ columns, key, mode }: MergePlan, table: TargetTable): string {
  const names = bracketList(columns.map(({ name }) => name))
  const target = bracketTable(table)
  const missing =
    mode === 'merge' ? ` where not exists (select 1 from ${target} t where ${sameKey(key, 't', 'r')})` : ''
  return `insert into ${target} (${names}) select ${names} from [${ROWS}] r${missing}`
}
