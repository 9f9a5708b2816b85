import { type Setting, type SettingKey, settingKeys } from '@tributary/domain'
import { audit } from '../audit/audit.ts'
import type { Caller } from '../http/caller.ts'
import { notFound } from '../http/http-error.ts'
import type { Services } from '../services.ts'
import { everySetting, lockSetting, settingByKey, writeSetting } from '../storage/settings.queries.ts'
import { refuseLockOut } from './lock-out.rules.ts'

const keys: readonly string[] = settingKeys
const positionOf = (key: string) => keys.indexOf(key)

export async function settingsInOrder({ storage }: Services): Promise<Setting[]> {
  const settings = await everySetting(storage.db)
  return settings.toSorted((a, b) => positionOf(a.key) - positionOf(b.key))
}

const isSettingKey = (key: string): key is SettingKey => positionOf(key) >= 0

export async function changeSetting(
  services: Services,
  caller: Caller,
  { key, value }: Pick<Setting, 'key' | 'value'>,
  requestId: string,
): Promise<Setting> {
  if (!isSettingKey(key)) throw notFound('This setting does not exist.')
  return services.storage.db.transaction().execute(async (trx) => {
    const now = services.clock()
    await refuseLockOut(trx, services, key, value)
    const before = await lockSetting(trx, key)
    await writeSetting(trx, key, { value, by: caller.userId, now })
    await audit(trx, {
      at: now,
      action: 'setting.changed',
      actorId: caller.userId,
      target: key,
      detail: { before: before?.value ?? null, after: value },
      requestId,
    })
    return settingByKey(trx, key)
  })
}
