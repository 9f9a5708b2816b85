import { z } from 'zod'
import { addressSettings } from './groups/address.settings.ts'
import { authoriseVariables } from './groups/authorise.settings.ts'
import { connectorSettings } from './groups/connector.settings.ts'
import { limitSettings } from './groups/limit.settings.ts'
import { mailVariables } from './groups/mail.settings.ts'
import { signInSettings } from './groups/sign-in.settings.ts'
import { storageSettings } from './groups/storage.settings.ts'
import { tracingSettings } from './groups/tracing.settings.ts'
import { userSettings } from './groups/user.settings.ts'
import type { Setting, SettingGroup } from './setting.ts'

/** Every environment variable of the server. Those with `<NAME>` stand for any number of variables. */
export const settingGroups: readonly SettingGroup[] = [
  { title: 'Address and process', settings: addressSettings },
  { title: 'Database and keys', settings: storageSettings },
  { title: 'Mail', settings: mailVariables },
  { title: 'Users', settings: userSettings },
  { title: 'Sign-in with a provider', settings: signInSettings },
  { title: 'Connectors', settings: connectorSettings },
  { title: 'Authorising connectors', settings: authoriseVariables },
  { title: 'Load', settings: limitSettings },
  { title: 'Traces', settings: tracingSettings },
]

/** All settings by their names. */
export const everySetting: ReadonlyMap<string, Setting> = new Map(
  settingGroups.flatMap(({ settings }) => Object.entries(settings)),
)

/** The variables that one schema checks. Families have separate readers, because their variables belong together. */
const plainSettings = {
  ...addressSettings,
  ...storageSettings,
  ...mailVariables,
  ...userSettings,
  ...connectorSettings,
  ...limitSettings,
  ...tracingSettings,
}

type Plain = typeof plainSettings

// The same keys, each with its own check.
const checks = Object.fromEntries(
  Object.entries(plainSettings).map(([name, { check }]) => [name, check]),
) as { [Name in keyof Plain]: Plain[Name]['check'] }

z.config({ jitless: true })

/** Checks the variables and converts their values. */
export const environmentSchema = z.object(checks)

export type EnvironmentValues = z.output<typeof environmentSchema>

/** Matches a name with the settings: of a family too. Returns the name in the description. */
export function settingNamed(variable: string): string | undefined {
  if (everySetting.has(variable)) return variable
  return families.find(({ pattern }) => pattern.test(variable))?.name
}

const families = [...everySetting.keys()]
  .filter((name) => name.includes('<NAME>'))
  .map((name) => ({ name, pattern: new RegExp(`^${name.replace('<NAME>', '[A-Z][A-Z0-9]*')}$`) }))
