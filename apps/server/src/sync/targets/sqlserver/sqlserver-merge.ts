import type { SqlServerConnection } from '../../../drivers/sqlserver/sqlserver-connection.ts'
import { setOwner } from '../../../drivers/sqlserver/sqlserver-owner.ts'
import { bracketIdentifier, bracketList, bracketTable } from '../../../drivers/sqlserver/sqlserver-quoting.ts'
import { syncMessages } from '../../sync.messages.ts'
import { SyncFailure } from '../../sync-failure.ts'
import type { MergePlan, PlannedColumn } from '../merge-plan.ts'
import type { TargetTable } from '../target-table.ts'
import { decimalFor, staging, typeOf } from './sqlserver-column-types.ts'
import type { ExistingSqlServerTable } from './sqlserver-existing.ts'
import { STAGED, type Staged } from './sqlserver-staging.ts'

const ROWS = '#rows'

export type Merging = {
  readonly connection: SqlServerConnection
  readonly plan: MergePlan
  readonly table: TargetTable
  readonly standing: ExistingSqlServerTable | undefined
  readonly staged: Staged
  /** What people call where the rows come from. */
  readonly name: string
  readonly owner: string
}

/** Carries out a plan inside the caller's transaction: typed rows first, then the table's shape, then its rows. */
export async function mergeStaged(merging: Merging): Promise<void> {
  const { connection, plan, table } = merging
  const columns = plan.columns.map((column) => ({ ...column, kept: keptAs(merging, column) }))
  await typedRows(merging, columns)
  const key = await usableKey(merging)
  await shape(merging, columns, key)
  if (plan.mode === 'merge') await removeRows(merging)
  if (plan.mode === 'merge') await connection.query(updateStatement(plan, table))
  await connection.query(insertStatement(plan, table))
}

type KeptColumn = PlannedColumn & { readonly kept: string }

/** What a column is kept as: as it stands where that has room for the values, otherwise as it would be made today. */
function keptAs({ plan, standing, staged }: Merging, column: PlannedColumn): string {
  const stands = standing?.kept.get(column.name)
  const digits = staged.digits.get(column.name)
  const made = typeOf(column, digits, plan.key.includes(column.name))
  if (stands === undefined || column.change !== 'none') return made
  return column.type === 'numeric' && !hasRoom(stands, decimalFor(digits)) ? made : stands
}

/** Whether a decimal has as many digits behind the point as another, and as many before it. */
function hasRoom(stands: string, needed: string | undefined): boolean {
  const [precision = 0, scale = 0] = stands.match(/\d+/g)?.map(Number) ?? []
  const [, fraction = 99] = needed?.match(/\d+/g)?.map(Number) ?? []
  return scale >= Math.min(fraction, 38) && precision === 38
}

async function typedRows({ connection, plan }: Merging, columns: readonly KeptColumn[]) {
  const definitions = columns
    .map(({ name, kept }) => `${bracketIdentifier(name)} ${declared(kept)}`)
    .join(', ')
  await connection.batch(`drop table if exists [${ROWS}]`)
  await connection.batch(`create table [${ROWS}] ([#line] bigint, ${definitions})`)
  const names = bracketList(columns.map(({ name }) => name))
  const values = columns.map((column) => staging(column, column.kept)).join(', ')
  await connection.query(
    `insert into [${ROWS}] ([#line], ${names}) select [#line], ${values} from [${STAGED}]`,
  )
  if (!plan.lastCounts || plan.key.length === 0) return
  await connection.query(
    `delete from [${ROWS}] where [#line] not in (select max([#line]) from [${ROWS}] group by ${bracketList(plan.key)})`,
  )
}

const declared = (kept: string) => (kept === 'nvarchar' ? 'nvarchar(max)' : kept)

/** The plan's key; none for a table anew whose would-be key repeats. Rows that break the key of a merge are refused. */
async function usableKey({ connection, plan, name }: Merging): Promise<readonly string[]> {
  if (plan.key.length === 0 || plan.lastCounts) return plan.key
  const repeated = `select case when exists (select 1 from [${ROWS}] group by ${bracketList(plan.key)} having count(*) > 1)
    then 1 else 0 end as [found]`
  if ((await connection.query(repeated))[0]?.found === 0) return plan.key
  if (plan.mode === 'replace') return []
  throw new SyncFailure(syncMessages.keyRepeated(name, plan.key), { code: 'source-data' })
}

async function shape(merging: Merging, columns: readonly KeptColumn[], key: readonly string[]) {
  const { connection, plan, table, standing, owner } = merging
  const target = bracketTable(table)
  const otherType = columns.filter(
    ({ name, kept, change }) => change !== 'add' && standing?.kept.get(name) !== kept,
  )
  const isOther = otherType.length > 0 || standing?.key.join('\0') !== key.join('\0')
  if (plan.mode === 'replace' && standing && !plan.create && isOther) {
    // Keys and types that nothing depends on are the quicker made anew; it is all one transaction.
    await connection.query(`drop table ${target}`)
    return create(connection, table, await definition(merging, columns, key), owner)
  }
  if (plan.create || !standing)
    return create(connection, table, await definition(merging, columns, key), owner)
  if (plan.mode === 'replace') await connection.query(`delete from ${target} with (tablockx)`)
  for (const { name, kept, change } of columns)
    if (change === 'add')
      await connection.query(`alter table ${target} add ${bracketIdentifier(name)} ${declared(kept)}`)
  for (const { name, kept } of otherType)
    await connection.query(`alter table ${target} alter column ${bracketIdentifier(name)} ${declared(kept)}`)
}

/** Columns that the rows no longer have stay. */
async function definition({ standing }: Merging, columns: readonly KeptColumn[], key: readonly string[]) {
  const gone = [...(standing?.kept ?? [])].filter(([name]) => !columns.some((column) => column.name === name))
  const all = [...columns.map(({ name, kept }) => [name, kept] as const), ...gone]
  const written = all.map(
    ([name, kept]) =>
      `${bracketIdentifier(name)} ${declared(kept)}${key.includes(name) ? ' not null' : ' null'}`,
  )
  return [...written, ...(key.length > 0 ? [`primary key (${bracketList(key)})`] : [])].join(', ')
}

async function create(connection: SqlServerConnection, table: TargetTable, columns: string, owner: string) {
  await connection.query(`create table ${bracketTable(table)} (${columns})`)
  await connection.query(setOwner, { owner, schema: table.schema, table: table.name })
}

const REMOVED_AT_ONCE = 1_000

async function removeRows({ connection, plan: { removed, columns }, table }: Merging) {
  if (!removed || !columns.some(({ name }) => name === removed.column)) return
  for (let at = 0; at < removed.values.length; at += REMOVED_AT_ONCE) {
    const some = removed.values.slice(at, at + REMOVED_AT_ONCE).map((value, index) => [`p${index}`, value])
    const names = some.map(([name]) => `@${name}`).join(', ')
    await connection.query(
      `delete from ${bracketTable(table)} where ${bracketIdentifier(removed.column)} in (${names})`,
      Object.fromEntries(some),
    )
  }
}

const sameKey = (key: readonly string[], one: string, other: string) =>
  key.map((name) => `${one}.${bracketIdentifier(name)} = ${other}.${bracketIdentifier(name)}`).join(' and ')

/** Rows that have not changed are not written again. MERGE is left alone: it has too many known faults. */
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
