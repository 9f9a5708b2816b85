import { type AlertSettings, noAlerts } from '@tributary/domain'
import { type Kysely, type Selectable, sql } from 'kysely'
import type { AlertSettingsTable } from '../storage/schema/alerts.ts'
import type { Database } from '../storage/schema.ts'

type Db = Kysely<Database>

/** The settings in a row. */
export const settingsFrom = (row: Selectable<AlertSettingsTable>): AlertSettings => ({
  // Only events of the contract are stored.
  events: row.events as AlertSettings['events'],
  connectors: row.connectors,
  pace: row.pace,
  delayMinutes: row.delay_minutes,
  dailyAt: row.daily_at,
  quiet: row.quiet_from && row.quiet_to ? { from: row.quiet_from, to: row.quiet_to } : null,
  zone: row.zone,
})

export async function settingsOf(db: Db, userId: string): Promise<AlertSettings> {
  const row = await db
    .selectFrom('alert_settings')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row ? settingsFrom(row) : noAlerts
}

export async function storeSettings(
  db: Db,
  userId: string,
  settings: AlertSettings,
  now: Date,
): Promise<void> {
  const values = {
    events: sql<string[]>`${[...settings.events]}::text[]`,
    connectors: settings.connectors,
    pace: settings.pace,
    delay_minutes: settings.delayMinutes,
    daily_at: settings.dailyAt,
    quiet_from: settings.quiet?.from ?? null,
    quiet_to: settings.quiet?.to ?? null,
    zone: settings.zone,
    changed_at: now,
  }
  await db
    .insertInto('alert_settings')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute()
}
