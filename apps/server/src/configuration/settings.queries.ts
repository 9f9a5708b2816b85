import type { Setting, SettingKey } from '@tributary/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../storage/schema.ts'

type Db = Kysely<Database>

export const everySetting = (db: Db): Promise<Setting[]> =>
  db.selectFrom('settings').select(['key', 'value']).execute()

/** Whether a switch of the installation is on (requirement ACONF-06). One that is missing is off. */
export async function isOn(db: Db, key: SettingKey): Promise<boolean> {
  const setting = await db.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst()
  return setting?.value ?? false
}

/** The switch as it was, held until the transaction ends. */
export const lockSetting = (trx: Db, key: SettingKey) =>
  trx.selectFrom('settings').select('value').where('key', '=', key).forUpdate().executeTakeFirst()

export async function writeSetting(db: Db, key: SettingKey, value: boolean): Promise<void> {
  await db.updateTable('settings').set({ value }).where('key', '=', key).execute()
}
