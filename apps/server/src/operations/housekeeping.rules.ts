import type { Housekeeping, StoredData } from '@tributary/domain'
import { type Kysely, sql } from 'kysely'
import type { Services } from '../services.ts'
import type { Database } from '../storage/schema.ts'
import { type DataKind, keptData, prunedData } from './stored-data.ts'

const DAY_MS = 24 * 3_600_000
/** Counting more than this takes longer than an estimate is worth. */
const COUNTED_BYTES = 32 * 1024 * 1024

/** The name under which the last clean-up is recorded. */
export const HOUSEKEEPING = 'housekeeping'

type Tools = Pick<Services, 'storage'> & { config: Pick<Services['config'], 'auditRetentionMs'> }

/** Measures the stored data. */
export async function housekeepingOf({ storage, config }: Tools): Promise<Housekeeping> {
  const { db } = storage
  const kinds = [...prunedData, ...keptData.map((one) => withRetention(one, config.auditRetentionMs))]
  const data: StoredData[] = []
  for (const kind of kinds) data.push(await measured(db, kind))
  return {
    databaseBytes: await databaseBytes(db),
    lastRunAt: await lastRun(db),
    data: data.toSorted((a, b) => b.bytes - a.bytes),
  }
}

const withRetention = (kind: DataKind, auditRetentionMs: number | undefined): DataKind =>
  kind.kind === 'audit-log' && auditRetentionMs !== undefined ? { ...kind, keepMs: auditRetentionMs } : kind

async function measured(db: Kysely<Database>, { kind, tables, keepMs }: DataKind): Promise<StoredData> {
  const { rows } = await sql<{ bytes: string }>`
    select sum(pg_total_relation_size(name::regclass)) as bytes from unnest(${tables}::text[]) name`.execute(
    db,
  )
  const bytes = Number(rows[0]?.bytes ?? 0)
  const [main = ''] = tables
  return {
    ...{ kind, bytes, rows: await rowsIn(db, main, bytes > COUNTED_BYTES) },
    keptDays: keepMs ? Math.ceil(keepMs / DAY_MS) : null,
    untilExpiry: keepMs === 0,
  }
}

async function rowsIn(db: Kysely<Database>, table: string, estimate: boolean): Promise<number> {
  const count = estimate
    ? sql<{
        rows: string
      }>`select greatest(reltuples, 0)::bigint as rows from pg_class where oid = ${table}::regclass`
    : sql<{ rows: string }>`select count(*) as rows from ${sql.table(table)}`
  return Number((await count.execute(db)).rows[0]?.rows ?? 0)
}

const databaseBytes = async (db: Kysely<Database>) =>
  Number(
    (await sql<{ bytes: string }>`select pg_database_size(current_database()) as bytes`.execute(db)).rows[0]
      ?.bytes ?? 0,
  )

const lastRun = async (db: Kysely<Database>) =>
  (
    await db
      .selectFrom('maintenance_runs')
      .select('finished_at as finishedAt')
      .where('task', '=', HOUSEKEEPING)
      .executeTakeFirst()
  )?.finishedAt ?? null
