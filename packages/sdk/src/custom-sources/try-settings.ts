import { type ClientConnector, type CustomSetting, settingProperty } from '@tributary/domain'
import { isBlank, REQUIRED } from '../common/validation/required.ts'

/** The settings of a try: what was entered by property name, and the connector whose stored values are used. */
export type TrySettings = {
  /** The settings of the manifest. */
  settings: readonly CustomSetting[]
  /** The entered values by property name. */
  entered: Readonly<Record<string, string>>
  /** The connector whose stored values are used; null without one. */
  connector: Pick<ClientConnector, 'properties'> | null
}

type Sent = {
  /** The name of the property. */
  name: string
  /** The entered value. */
  value: string
}

const isStored = (connector: TrySettings['connector'], property: string): boolean =>
  connector?.properties.some(({ name }) => name === property) ?? false

/** Returns the properties that a try sends. A blank secret that the connector has stored is sent as a blank. */
export function trySettings({ settings, entered, connector }: TrySettings): Sent[] {
  return settings.flatMap((setting) => {
    const name = settingProperty(setting)
    const value = entered[name] ?? ''
    const stored = setting.secret && isStored(connector, name)
    if (isBlank(value)) return stored ? [{ name, value: '' }] : []
    return [{ name, value: setting.secret ? value : value.trim() }]
  })
}

/** Returns the message of each required setting that is missing, by property name. */
export function trySettingErrors({ settings, entered, connector }: TrySettings): Record<string, string> {
  const missing = settings.filter((setting) => {
    const name = settingProperty(setting)
    return setting.required && isBlank(entered[name] ?? '') && !(setting.secret && isStored(connector, name))
  })
  return Object.fromEntries(missing.map((setting) => [settingProperty(setting), REQUIRED]))
}
