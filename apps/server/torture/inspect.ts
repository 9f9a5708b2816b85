import { verifyChain } from '../src/audit/verify-chain.ts'
import type { Storage } from '../src/storage/storage.ts'
import type { RefreshLane } from './lanes/refresh-lane.ts'
import type { Problem } from './record.ts'

export type Inspection = { problems: Problem[]; auditEntries: number }

/** Checks in the database what the API does not show: the audit log, tables left over, and mail. */
export async function inspectDatabase(storage: Storage): Promise<Inspection> {
  const { entries, broken } = await verifyChain(storage.db)
  const [staged, unsent] = await storage.withConnection(async ({ query }) => [
    await query(`select relname as name from pg_class where relname like 'staged%'`),
    await query(
      `select recipient as name from outbox where kind = 'password-link' group by recipient having count(*) > 1`,
    ),
  ])
  return {
    auditEntries: entries,
    problems: [
      ...broken.map(({ auditId }) => ({ kind: 'audit log' as const, what: `entry ${auditId}` })),
      ...(staged?.rows ?? []).map(({ name }) => ({ kind: 'half written' as const, what: `table ${name}` })),
      ...(unsent?.rows ?? []).map(({ name }) => ({ kind: 'twice' as const, what: `mail to ${name}` })),
    ],
  }
}

/** Compares the rows of the refreshed tables with those of the source. */
export async function compareRows(storage: Storage, lanes: readonly RefreshLane[]): Promise<Problem[]> {
  const problems: Problem[] = []
  for (const { table, expected } of lanes) {
    const { rows } = await storage.withConnection(({ query }) =>
      query(
        `select count(*) as rows, count(distinct id) as ids, count(distinct version) as versions from ${table}`,
      ),
    )
    const { rows: stored, ids, versions } = rows[0] ?? {}
    const isEqual = Number(stored) === expected() && Number(ids) === expected() && Number(versions) === 1
    if (!isEqual)
      problems.push({
        kind: 'rows',
        what: `${table}: ${stored} rows, ${ids} ids and ${versions} versions; the source has ${expected()} rows`,
      })
  }
  return problems
}
