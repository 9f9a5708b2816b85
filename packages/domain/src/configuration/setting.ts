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
  /** The name of the switch, such as `AllowSignUp`. Newer servers may have others. */
  key: string
  /** Whether the switch is on. */
  value: boolean
  /** The last change; null if it was never changed. */
  changedAt: Date | null
  /** The name of the user who changed it; null if it was never changed or that user was removed. */
  changedBy: string | null
}
