import { type Setting, settingKeys } from '@tributary/domain'

/** The moment every sample is told at. */
export const sampleNow = new Date('2026-11-21T07:16:00Z')

/** A switch that is on and that nobody has turned yet, unless it says otherwise. */
export const setting = (key: string, facts: Partial<Setting> = {}): Setting => ({
  key,
  value: true,
  changedAt: null,
  changedBy: null,
  ...facts,
})

/** Every switch there is, as a new installation has them but for two that somebody has turned. */
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
