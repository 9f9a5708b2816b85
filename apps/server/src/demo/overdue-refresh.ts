import type { Kysely } from 'kysely'
import type { Database } from '../storage/schema.ts'
import { OVERDUE_KEY } from './demo-connectors.ts'

const MARK = 'Shown by the demo'
const MINUTES_AGO = 52

/** Takes the demo's endless refresh away, before the sync engine looks for runs whose process is gone. */
export async function hideOverdueRefresh(db: Kysely<Database>): Promise<void> {
  await db
    .deleteFrom('refresh_runs')
    .where('status_message', '=', MARK)
    .where('state', '=', 'running')
    .where('lease_owner', 'is', null)
    .execute()
}

/** A refresh that nobody carries out, so that the demo can show one taking longer; until somebody presses Retry. */
export async function showOverdueRefresh(db: Kysely<Database>, now: Date): Promise<void> {
  const connector = await db
    .selectFrom('connectors')
    .select(['id', 'organisation_id'])
    .where('key', '=', OVERDUE_KEY)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('refresh_runs')
            .select('refresh_runs.id')
            .whereRef('refresh_runs.connector_id', '=', 'connectors.id')
            .where('refresh_runs.trigger', '=', 'manual'),
        ),
      ),
    )
    .executeTakeFirst()
  if (!connector) return
  const triggeredAt = new Date(now.getTime() - MINUTES_AGO * 60_000)
  await db
    .insertInto('refresh_runs')
    .values({
      organisation_id: connector.organisation_id,
      connector_id: connector.id,
      state: 'running',
      trigger: 'manual',
      full_sync: false,
      status_message: MARK,
      triggered_at: triggeredAt,
      started_at: triggeredAt,
      detail: 'StockMovements: 1,400 rows',
    })
    .execute()
}
