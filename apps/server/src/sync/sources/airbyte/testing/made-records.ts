import { isTree, type Tree } from './manifest-part.ts'

const { rawJSON, isRawJSON } = JSON as unknown as {
  rawJSON(text: string): { readonly rawJSON: string }
  isRawJSON(value: unknown): value is { readonly rawJSON: string }
}

export type Made = Record<string, unknown>

const WORDS = ['Brød', '«Ærlig»', '日本', 'naïve', '🙂 smil', 'a "b" \\ c', 'tab\there', "O'Hara", ' ']

/** Makes a value for a JSON schema. The same place always has the same value. */
export function madeValue(schema: unknown, at: number, depth = 0): unknown {
  if (!isTree(schema)) return `text ${at}`
  const types = typesOf(schema)
  if (types.includes('null') && at % 4 === 3) return null
  const others = types.filter((one) => one !== 'null')
  const type = others[(at >> 2) % Math.max(1, others.length)]
  const { enum: options } = schema
  if (Array.isArray(options) && options.length > 0) return options[at % options.length]
  if (type === 'integer') return integer(at)
  if (type === 'number') return number(at)
  if (type === 'boolean') return at % 2 === 0
  if (type === 'array') return depth > 4 ? [] : list(schema, at, depth)
  if (type === 'object') return depth > 4 ? {} : object(schema, at, depth)
  return type === 'string' ? text(schema, at) : `text ${at}`
}

export const typesOf = ({ type }: Tree): unknown[] => (Array.isArray(type) ? type : [type])

const integer = (at: number) =>
  at % 5 === 4 ? rawJSON(`12345678901234567${at % 10}`) : at % 3 === 1 ? -at : at * 7

const number = (at: number) => [0.1 * at, at, -1.5, rawJSON('12345678901234.567891'), 1_250.5, 1e-7][at % 6]

function text({ format }: Tree, at: number): string {
  const day = `2026-10-${String((at % 28) + 1).padStart(2, '0')}`
  if (format === 'date') return day
  if (format === 'date-time') return `${day}T08:${String(at % 60).padStart(2, '0')}:00Z`
  return `${WORDS[at % WORDS.length]} ${at}`
}

const list = ({ items }: Tree, at: number, depth: number) =>
  Array.from({ length: at % 3 }, (_, index) =>
    madeValue(Array.isArray(items) ? items[0] : items, at + index, depth + 1),
  )

const object = ({ properties }: Tree, at: number, depth: number) =>
  Object.fromEntries(
    Object.entries(isTree(properties) ? properties : { any: { type: 'string' } }).map(
      ([name, inner], index) => [name, madeValue(inner, at + index, depth + 1)],
    ),
  )

/** Returns what a table must have for a value of the source: text, number or boolean as text; null for nothing. */
export function expectedValue(schema: unknown, value: unknown): string | null {
  if (value === undefined || value === null) return null
  if (isRawJSON(value)) return isNumber(schema) ? plain(value.rawJSON) : value.rawJSON
  if (typeof value === 'object') return JSON.stringify(value)
  if (value === '' && !isText(schema)) return null
  return typeof value === 'number' && isNumber(schema) ? plain(String(value)) : String(value)
}

const isNumber = (schema: unknown) =>
  isTree(schema) && typesOf(schema).some((type) => type === 'number' || type === 'integer') && !isText(schema)
const isText = (schema: unknown) => {
  const types = isTree(schema) ? typesOf(schema).filter((type) => type !== 'null') : []
  return (
    types.length === 0 || types.some((type) => type !== 'number' && type !== 'integer' && type !== 'boolean')
  )
}

/** Writes a number without an exponent. */
function plain(written: string): string {
  const [, sign = '', whole = '', fraction = '', exponent = '0'] =
    /^(-?)(\d+)\.?(\d*)(?:e([+-]?\d+))?$/i.exec(written) ?? []
  const moved = Number(exponent)
  const digits = `${'0'.repeat(Math.max(0, -moved))}${whole}${fraction}${'0'.repeat(Math.max(0, moved - fraction.length))}`
  const point = digits.length - Math.max(0, fraction.length - moved)
  const after = digits.slice(point)
  return `${sign}${digits.slice(0, point).replace(/^0+(?=\d)/, '') || '0'}${after && `.${after}`}`
}

export function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (at, name) => (isTree(at) && Object.hasOwn(at, name) ? at[name] : undefined),
    value,
  )
}

export function putAt(target: Made, [name, ...rest]: readonly string[], value: unknown) {
  if (name === undefined) return
  if (rest.length === 0) {
    target[name] = value
    return
  }
  const inner: Made = isTree(target[name]) ? { ...target[name] } : {}
  putAt(inner, rest, value)
  target[name] = inner
}

/** Returns the schema of a field; undefined if there is none. */
export function schemaAt(properties: Tree, [name = '', ...rest]: readonly string[]): unknown {
  const schema = properties[name]
  if (rest.length === 0) return schema
  return isTree(schema) && isTree(schema.properties) ? schemaAt(schema.properties, rest) : undefined
}
