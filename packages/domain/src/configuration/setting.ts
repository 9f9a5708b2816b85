/** The switches an installation has (requirement ACONF-06). */
export const settingKeys = [
  'AllowSignUp',
  'RequireSignUpApproval',
  'RequireMultiFactorAuthentication',
  'AllowExternalSignIn',
  'AllowConnectorRefresh',
] as const

/** One of {@link settingKeys}. */
export type SettingKey = (typeof settingKeys)[number]

/** A switch of the installation; keys we do not know are kept as the server spells them (portal spec 3). */
export type Setting = {
  key: string
  value: boolean
  /** When it was last turned, and by whom; null while nobody has. */
  changedAt: Date | null
  changedBy: string | null
}
