import type { SettingKey } from '@tributary/domain'
import type { Storage } from '../../src/storage/storage.ts'

/** Changes a switch of the installation directly in the database. */
export async function switchSetting({ db }: Storage, key: SettingKey, value: boolean): Promise<void> {
  await db.updateTable('settings').set({ value }).where('key', '=', key).execute()
}
