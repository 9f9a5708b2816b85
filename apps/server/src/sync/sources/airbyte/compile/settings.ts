import { SourceFailure } from '../../../source-failure.ts'
import { airbyteMessages } from '../airbyte.messages.ts'
import type { Component } from '../manifest/component.ts'
import { type Fields, isFields } from '../manifest/read-yaml.ts'
import { putAt } from './draft.ts'

/** A setting that a manifest wants from its user. */
export type Setting = {
  /** Its path, with dots: `credentials.client_id`. */
  readonly path: string
  readonly title: string
  readonly kind: 'text' | 'number' | 'whole' | 'yesNo' | 'list' | 'data'
  readonly isSecret: boolean
  readonly isRequired: boolean
  readonly options: readonly string[]
  readonly usual: unknown
}

const kinds: ReadonlyMap<unknown, Setting['kind']> = new Map([
  ['string', 'text'],
  ['integer', 'whole'],
  ['number', 'number'],
  ['boolean', 'yesNo'],
  ['array', 'list'],
  ['object', 'data'],
])

/** Reads the settings of a manifest. */
export function readSettings(source: Component): Setting[] {
  const specification = source.child('spec', 'Spec')?.data('connection_specification')
  return settingsIn(specification, [], 0)
}

function settingsIn(schema: unknown, path: readonly string[], depth: number): Setting[] {
  if (!isFields(schema) || depth > 4) return []
  const required = Array.isArray(schema.required) ? schema.required : []
  const own = isFields(schema.properties) ? Object.entries(schema.properties) : []
  const found = own.flatMap(([name, field]) =>
    settingOf(field, [...path, name], required.includes(name), depth),
  )
  const choices = Array.isArray(schema.oneOf) ? schema.oneOf : []
  const chosen = choices.flatMap((choice) => settingsIn(choice, path, depth + 1))
  return together([...found, ...chosen.map((setting) => ({ ...setting, isRequired: false }))])
}

function settingOf(field: unknown, path: readonly string[], isRequired: boolean, depth: number): Setting[] {
  if (!isFields(field)) return []
  if (isFields(field.properties) || Array.isArray(field.oneOf)) return settingsIn(field, path, depth + 1)
  const type = Array.isArray(field.type) ? field.type.find((one) => one !== 'null') : field.type
  const options = Array.isArray(field.enum) ? field.enum : 'const' in field ? [field.const] : []
  return [
    {
      path: path.join('.'),
      title: typeof field.title === 'string' ? field.title : path.join(' '),
      kind: kinds.get(type) ?? 'text',
      isSecret: field.airbyte_secret === true,
      isRequired,
      options: options.map(String),
      usual: field.default ?? (isRequired && options.length === 1 ? options[0] : undefined),
    },
  ]
}

/** A setting of several choices has the options of all of them. */
function together(settings: readonly Setting[]): Setting[] {
  const byPath = new Map<string, Setting>()
  for (const setting of settings) {
    const known = byPath.get(setting.path)
    const options = [...new Set([...(known?.options ?? []), ...setting.options])]
    const isSecret = setting.isSecret || known?.isSecret === true
    byPath.set(setting.path, { ...(known ?? setting), options, isSecret })
  }
  return [...byPath.values()]
}

/** Returns the settings as the expressions of a manifest read them. */
export function configOf(settings: readonly Setting[], given: ReadonlyMap<string, string>): Fields {
  const config: Record<string, unknown> = {}
  for (const setting of settings) {
    const text = given.get(setting.path)
    const value = text === undefined ? setting.usual : typed(setting, text)
    if (value !== undefined) putAt(config, setting.path.split('.'), value)
    else if (setting.isRequired)
      throw new SourceFailure(airbyteMessages.missingSetting(setting.title), { code: 'settings' })
  }
  return config
}

function typed(setting: Setting, text: string): unknown {
  const { kind } = setting
  const refused = () => new SourceFailure(airbyteMessages.badSetting(setting.title), { code: 'settings' })
  if (kind === 'yesNo') {
    if (!/^(?:true|false)$/i.test(text.trim())) throw refused()
    return text.trim().toLowerCase() === 'true'
  }
  if (kind === 'number' || kind === 'whole') {
    const number = Number(text)
    if (text.trim() === '' || !Number.isFinite(number)) throw refused()
    return number
  }
  if (kind === 'text') return text
  if (kind === 'list' && !text.trim().startsWith('['))
    return text
      .split(/[,\n]/)
      .map((part) => part.trim())
      .filter((part) => part !== '')
  try {
    return JSON.parse(text)
  } catch {
    throw refused()
  }
}
