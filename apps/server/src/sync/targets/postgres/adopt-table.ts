import { quoteIdentifier, quoteTable } from '../../../drivers/postgres/postgres-quoting.ts'
import type { SqlConnection } from '../../../drivers/postgres/sql-connection.ts'
import type { MergePlan } from '../merge-plan.ts'
import type { TargetTable } from '../target-table.ts'
import { addKey, isRepeatedKey, mergeRows } from './postgres-merge.ts'
import type { Staged } from './postgres-staging.ts'

/** Whether the staging table is already the table that the plan creates, except for its name and key. */
export const canAdopt = (plan: MergePlan, { inOpenTransaction, types }: Staged): boolean =>
  inOpenTransaction && plan.create && plan.columns.every(({ name, type }) => types.get(name) === type)

/** Makes the staging table the target. Where its key repeats, merges the last rows of each key into a new table. */
export async function adoptTable(
  connection: SqlConnection,
  plan: MergePlan,
  table: TargetTable,
  staged: Staged,
) {
  const { query } = connection
  await query('savepoint before_adoption')
  try {
    await query(`alter table ${staged.table} rename to ${quoteIdentifier(table.name)}`)
    if (plan.key.length > 0) await addKey(connection, plan, quoteTable(table))
  } catch (error) {
    if (!isRepeatedKey(error)) throw error
    await query('rollback to savepoint before_adoption')
    await mergeRows(connection, plan, table, staged)
  }
}
