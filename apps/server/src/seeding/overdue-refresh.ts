import type { Kysely } from 'kysely'
import type { Database } from '../storage/schema.ts'

const MARK = 'Shown by the demo'
const MINUTES_AGO = 52

/** Removes the refresh that never ends, before the sync engine searches for runs without a live process. */
export async function hideOverdueRefresh(db: Kysely<Database>): Promise<void> {
  await db
    .deleteFrom('refresh_runs')
    .where('status_message', '=', MARK)
    .where('state', '=', 'running')
    .where('lease_owner', 'is', null)
    .execute()
}

/**
 * Inserts a refresh that never ends, to show one that takes too long. Inserts nothing if a user has started a refresh of
 * the connector.
 */
export async function showOverdueRefresh(
  db: Kysely<Database>,
  connectorKey: string,
  now: Date,
): Promise<void> {
  const connector = await db
    .selectFrom('connectors')
    .select(['id', 'organisation_id'])
    .where('key', '=', connectorKey)
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
