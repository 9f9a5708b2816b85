import type { Setting, SettingKey } from '@tributary/domain'
import { type Kysely, sql } from 'kysely'
import type { Database } from './schema.ts'

type Db = Kysely<Database>

const settings = (db: Db) =>
  db
    .selectFrom('settings')
    .leftJoin('users', 'users.id', 'settings.changed_by')
    .select([
      'key',
      'value',
      'changed_at as changedAt',
      sql<string | null>`users.first_name || ' ' || users.last_name`.as('changedBy'),
    ])

export const everySetting = (db: Db): Promise<Setting[]> => settings(db).execute()

export const settingByKey = (db: Db, key: SettingKey): Promise<Setting> =>
  settings(db).where('key', '=', key).executeTakeFirstOrThrow()

/** Whether a switch of the installation is on. A missing one is off. */
export async function isSettingOn(db: Db, key: SettingKey): Promise<boolean> {
  const setting = await db.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst()
  return setting?.value ?? false
}

/** Reads a switch and locks it until the transaction ends. */
export const lockSetting = (trx: Db, key: SettingKey) =>
  trx.selectFrom('settings').select('value').where('key', '=', key).forUpdate().executeTakeFirst()

export type SettingChange = { value: boolean; by: string; now: Date }

export async function writeSetting(
  db: Db,
  key: SettingKey,
  { value, by, now }: SettingChange,
): Promise<void> {
  await db
    .updateTable('settings')
    .set({ value, changed_at: now, changed_by: by })
    .where('key', '=', key)
    .execute()
}
