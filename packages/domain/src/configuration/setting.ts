/** The switches of an installation. */
export const settingKeys = [
  'AllowSignUp',
  'RequireSignUpApproval',
  'RequireMultiFactorAuthentication',
  'AllowExternalSignIn',
  'AllowConnectorRefresh',
] as const

/** One of {@link settingKeys}. */
export type SettingKey = (typeof settingKeys)[number]

/** A switch of the installation. Unknown keys are kept as the server spells them. */
export type Setting = {
  key: string
  value: boolean
  /** The last change; null if it was never changed. */
  changedAt: Date | null
  changedBy: string | null
}
