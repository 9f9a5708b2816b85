import { type Setting, settingKeys } from '@tributary/domain'

/** The current time of every sample. */
export const sampleNow = new Date('2026-11-21T07:16:00Z')

/** A setting that is on and was never changed, with overrides. */
export const setting = (key: string, facts: Partial<Setting> = {}): Setting => ({
  key,
  value: true,
  changedAt: null,
  changedBy: null,
  ...facts,
})

/** Every setting with its default, except for two that a user has changed. */
export const settings: readonly Setting[] = settingKeys.map((key) => {
  if (key === 'RequireSignUpApproval')
    return setting(key, { changedAt: new Date('2026-11-21T05:16:00Z'), changedBy: 'Ingrid Solheim' })
  if (key === 'RequireMultiFactorAuthentication')
    return setting(key, {
      value: false,
      changedAt: new Date('2026-11-18T05:16:00Z'),
      changedBy: 'محمد الفاروق',
    })
  return setting(key)
})
