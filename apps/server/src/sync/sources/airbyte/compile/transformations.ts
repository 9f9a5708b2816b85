import { isExactNumber } from '../../http/exact-json.ts'
import { isData, isTrue, textOf } from '../expressions/values.ts'
import { type Component, fixed, type Scope, type Value } from '../manifest/component.ts'
import { putAt } from './draft.ts'

export type Item = Record<string, unknown>

/** Changes a record. The record may be changed in place; objects inside it may not. */
export type Transformation = (record: Item, scope: Scope) => Item

export const readTransformations = (stream: Component): Transformation[] =>
  stream.children('transformations').flatMap((component) => readTransformation(component) ?? [])

function readTransformation(component: Component): Transformation | undefined {
  if (
    !component.isOneOf(
      'AddFields',
      'RemoveFields',
      'KeysToLower',
      'KeysToSnakeCase',
      'KeysReplace',
      'FlattenFields',
      'DpathFlattenFields',
    )
  )
    return undefined
  if (component.type === 'AddFields') return addFields(component)
  if (component.type === 'RemoveFields') return removeFields(component)
  if (component.type === 'KeysReplace') return keysReplace(component)
  if (component.type === 'FlattenFields')
    return (record) => flattened(record, component.get('flatten_lists') !== false)
  if (component.type === 'DpathFlattenFields') return flattenAt(component)
  return renamed(component.type === 'KeysToLower' ? (key) => key.toLowerCase() : snakeKey)
}

/** Returns whether a condition is true. Texts such as `False` and `0` are not. */
export const holds = (value: unknown): boolean =>
  isTrue(value) && !(typeof value === 'string' && /^\s*(?:false|0|0\.0|\{\}|\[\]|\(\))?\s*$/i.test(value))

const converters: ReadonlyMap<unknown, (value: unknown) => unknown> = new Map<
  unknown,
  (value: unknown) => unknown
>([
  [undefined, (value) => value],
  ['string', (value) => (value === null ? null : textOf(value))],
  ['integer', (value) => (typeof value === 'string' && /^-?\d{1,15}$/.test(value) ? Number(value) : value)],
  [
    'number',
    (value) => (typeof value === 'string' && /^-?\d{1,15}(?:\.\d+)?$/.test(value) ? Number(value) : value),
  ],
  ['boolean', (value) => (value === 'True' || value === 'False' ? value === 'True' : value)],
])

function addFields(component: Component): Transformation {
  const condition = component.value('condition')
  const fields = component.children('fields', 'AddedFieldDefinition').map((field) => {
    const convert = converters.get(field.get('value_type') ?? undefined)
    if (!convert) field.problem('has a value_type that is not supported', 'value_type')
    const path = pathOf(field, field.get('path'), 'path')
    return { path, value: field.needed('value'), convert: convert ?? ((value: unknown) => value) }
  })
  return (record, scope) => {
    for (const { path, value, convert } of fields) {
      const on = withRecord(scope, record)
      const made = convert(value.of(on))
      if (condition && !holds(condition.of(withNames(on, { value: made })))) continue
      putAt(
        record,
        path.map((part) => textOf(part.of(on))),
        made,
      )
    }
    return record
  }
}

const pathOf = (component: Component, path: unknown, field: string): Value[] =>
  Array.isArray(path) ? path.map((part) => component.valueIn(part, field)) : [component.valueIn(path, field)]

function removeFields(component: Component): Transformation {
  const condition = component.value('condition')
  const pointers = component.get('field_pointers')
  const paths = (Array.isArray(pointers) ? pointers : []).map((path) =>
    pathOf(component, path, 'field_pointers'),
  )
  return (record, scope) => {
    for (const path of paths) {
      const parts = path.map((part) => textOf(part.of(withRecord(scope, record))))
      if (!condition) removeAt(record, parts)
      else removeWhere(record, parts, condition, scope)
    }
    return record
  }
}

function removeWhere(record: Item, path: readonly string[], condition: Value, scope: Scope) {
  const property = path.reduce<unknown>(
    (at, name) => (isData(at) && Object.hasOwn(at, name) ? at[name] : undefined),
    record,
  )
  if (holds(condition.of(withNames(withRecord(scope, record), { property })))) removeAt(record, path)
}

function removeAt(record: Item, path: readonly string[]) {
  const [name, ...rest] = path
  if (name === undefined) return
  for (const found of name === '*' || name === '**' ? Object.keys(record) : [name]) {
    if (!Object.hasOwn(record, found)) continue
    if (rest.length === 0) delete record[found]
    else if (isData(record[found])) {
      const copy = { ...record[found] }
      removeAt(copy, rest)
      record[found] = copy
    }
  }
}

const renamed =
  (rename: (key: string) => string): Transformation =>
  (record) =>
    withKeys(record, rename) as Item

/** Keys of objects inside are changed as well. */
function withKeys(value: unknown, rename: (key: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => withKeys(item, rename))
  if (!isData(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [rename(key), withKeys(inner, rename)]),
  )
}

const snakeKey = (key: string) =>
  key
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .replace(/[^A-Za-z\d]+/g, '_')
    .toLowerCase()

function keysReplace(component: Component): Transformation {
  const [old, other] = [component.needed('old'), component.value('new') ?? fixed('')]
  return (record, scope) => {
    const on = withRecord(scope, record)
    const [from, to] = [textOf(old.of(on)), textOf(other.of(on) ?? '')]
    return withKeys(record, (key) => (from === '' ? key : key.replaceAll(from, () => to))) as Item
  }
}

/** Moves the fields of inner objects to the record. A name that is taken gets the name of its object in front. */
function flattened(record: Item, lists: boolean): Item {
  const flat: Item = {}
  const waiting: [string, string, unknown][] = Object.entries(record).map(([key, value]) => ['', key, value])
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const [parent, key, value] = next
    const name = Object.hasOwn(flat, key) && parent !== '' ? `${parent}.${key}` : key
    const inner = Array.isArray(value) && lists ? { ...value } : value
    if (isData(inner) && !isExactNumber(inner) && Object.keys(inner).length > 0)
      waiting.push(
        ...Object.entries(inner).map(([one, of]): [string, string, unknown] => [
          parent === '' ? key : `${parent}.${key}`,
          one,
          of,
        ]),
      )
    else flat[name] = value
  }
  return flat
}

function flattenAt(component: Component): Transformation {
  component.refuse('key_transformation')
  const path = pathOf(component, component.get('field_path'), 'field_path')
  return (record, scope) => {
    const parts = path.map((part) => textOf(part.of(withRecord(scope, record))))
    const inner = parts.reduce<unknown>(
      (at, name) => (isData(at) && Object.hasOwn(at, name) ? at[name] : undefined),
      record,
    )
    if (!isData(inner)) return record
    if (component.get('replace_record')) return { ...inner }
    if (component.get('delete_origin_value')) removeAt(record, parts)
    return { ...record, ...inner }
  }
}

export const withNames = (scope: Scope, names: Scope['names']): Scope => ({
  ...scope,
  names: { ...scope.names, ...names },
})

const withRecord = (scope: Scope, record: Item) => withNames(scope, { record })
