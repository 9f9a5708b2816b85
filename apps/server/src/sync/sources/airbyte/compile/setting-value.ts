import { SourceFailure } from '../../../source-failure.ts'
import { airbyteMessages } from '../airbyte.messages.ts'
import { type Fields, isFields } from '../manifest/read-yaml.ts'

type Scalar = 'text' | 'number' | 'whole' | 'yesNo'

/** What a setting is. `list of` is a list of values of a kind. */
export type SettingKind = Scalar | `list of ${Scalar}` | 'data'

const scalars: ReadonlyMap<unknown, Scalar> = new Map([
  ['string', 'text'],
  ['integer', 'whole'],
  ['number', 'number'],
  ['boolean', 'yesNo'],
])

export function settingKind(schema: Fields): SettingKind {
  const type = typeOf(schema)
  if (type === 'object') return 'data'
  if (type !== 'array') return scalars.get(type) ?? 'text'
  const item = isFields(schema.items) ? typeOf(schema.items) : 'string'
  return item === 'object' || item === 'array' ? 'data' : `list of ${scalars.get(item) ?? 'text'}`
}

const typeOf = ({ type }: Fields): unknown =>
  Array.isArray(type) ? type.find((one) => one !== 'null') : type

type Entered = { readonly kind: SettingKind; readonly title: string; readonly options: readonly string[] }

/** Reads a value that was entered as text. Anything that is not of its kind is refused. */
export function readSettingValue({ kind, title, options }: Entered, text: string): unknown {
  const refused = () => new SourceFailure(airbyteMessages.badSetting(title), { code: 'settings' })
  const value = kind === 'data' ? parsed(text) : kind === 'text' ? text : enteredValue(kind, text.trim())
  if (value === undefined) throw refused()
  const values: unknown[] = Array.isArray(value) ? value : [value]
  if (options.length > 0 && !values.every((one) => options.includes(String(one)))) throw refused()
  return value
}

function enteredValue(kind: Exclude<SettingKind, 'data'>, text: string): unknown {
  const [, item] = /^list of (.*)$/.exec(kind) ?? []
  if (item === undefined) return scalarOf(kind as Scalar, text)
  const list = text.startsWith('[') ? parsed(text) : text.split(/[,\n]/).filter((part) => part.trim() !== '')
  if (!Array.isArray(list)) return undefined
  const values = list.map((one) => scalarOf(item as Scalar, String(one).trim()))
  return values.includes(undefined) ? undefined : values
}

/** Returns undefined for a text that is not of the kind. */
function scalarOf(kind: Scalar, text: string): unknown {
  if (kind === 'text') return text
  if (kind === 'yesNo') return /^(?:true|false)$/i.test(text) ? text.toLowerCase() === 'true' : undefined
  const form = kind === 'whole' ? /^-?\d{1,15}$/ : /^-?\d{1,15}(?:\.\d{1,15})?$/
  return form.test(text) ? Number(text) : undefined
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
