import { quoteTable } from '../../../drivers/postgres/postgres-quoting.ts'
import {
  finishTransaction,
  inTransaction,
  type SqlConnection,
} from '../../../drivers/postgres/sql-connection.ts'
import type { Storing, TargetSession } from '../sync-target.ts'
import type { TargetTable } from '../target-table.ts'
import { adoptTable, canAdopt } from './adopt-table.ts'
import { mergeRows } from './postgres-merge.ts'
import { type Staged, stageRows } from './postgres-staging.ts'
import { describeTable, ownerStatement } from './postgres-table.ts'
import { tableFailure } from './postgres-table-failure.ts'
import type { SyncSession } from './sync-session.ts'

/** Stages and stores rows on a session of PostgreSQL, ours or a customer's. Removes the staged rows at the end. */
export async function withPostgresRows<Connection extends SqlConnection, T>(
  session: SyncSession<Connection>,
  beforeCommit: (storing: Storing, connection: Connection) => Promise<void>,
  work: (session: TargetSession) => Promise<T>,
): Promise<T> {
  let staged: Staged | undefined
  try {
    return await work({
      async stage(rows) {
        staged = await stageRows(session, rows)
      },
      async store(storing) {
        if (!staged) throw new Error('Nothing was staged.')
        const from = staged
        const transaction = from.inOpenTransaction ? finishTransaction : inTransaction
        await session.alone((connection) =>
          transaction(connection, async () => {
            await carryOut(connection, storing, from)
            await beforeCommit(storing, connection)
          }),
        )
      },
    })
  } finally {
    await staged?.drop()
  }
}

async function carryOut(connection: SqlConnection, storing: Storing, staged: Staged) {
  const { table, owner } = storing
  await prepareTransaction(connection, table)
  const plan = storing.plan(await describeTable(connection, table))
  try {
    await (canAdopt(plan, staged) ? adoptTable : mergeRows)(connection, plan, table, staged)
    if (plan.create) await connection.query(ownerStatement(table, owner))
  } catch (error) {
    throw tableFailure(error, storing, plan) ?? error
  }
}

/** Makes dates mean the same on every server, and keeps two refreshes from writing to one table at the same time. */
async function prepareTransaction({ query }: SqlConnection, table: TargetTable) {
  await query(`set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local lock_timeout = '60s'`)
  await query('select pg_advisory_xact_lock(hashtext($1))', [`table ${quoteTable(table)}`])
}
