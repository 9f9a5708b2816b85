import { type Described, type Names, NotFaked, type Render } from './described-stream.ts'
import { expectedValue, type Made, putAt, valueAt } from './made-records.ts'
import { isTree, type Part, type Tree } from './manifest-part.ts'

type Change = (record: Made, names: Names) => Made

/** Returns how a manifest filters and changes the records of a stream. */
export function selectionOf({ part, retriever }: Described, evaluate: Render) {
  const selector = retriever.part('record_selector')
  const filter = selector?.part('record_filter')
  const changes = part.parts('transformations').map((one) => changeOf(one, evaluate))
  const changed = (record: Made, names: Names) =>
    changes.reduce((made, change) => change(made, names), structuredCopy(record))
  const passes = (record: Made, names: Names) =>
    !filter || isYes(evaluate(filter.get('condition'), { ...names, parameters: filter.parameters, record }))
  const isLate = selector?.get('transform_before_filtering') === true
  return (record: Made, names: Names): Made | undefined => {
    const made = changed(record, names)
    return passes(isLate ? made : record, names) ? made : undefined
  }
}

/** Numbers that a double cannot hold are objects that must stay the same. */
const structuredCopy = (record: Made): Made => ({ ...record })

const isYes = (value: unknown) =>
  Boolean(value) && !['False', 'false', '0', '[]', '{}'].includes(String(value)) && !isEmpty(value)
const isEmpty = (value: unknown) => Array.isArray(value) && value.length === 0

function changeOf(part: Part, evaluate: Render): Change {
  if (part.get('condition')) throw new NotFaked(`${part.type} with a condition`)
  if (part.type === 'AddFields') return addFields(part, evaluate)
  if (part.type === 'RemoveFields') return removeFields(part, evaluate)
  if (part.type === 'KeysToLower') return (record) => renamed(record, (name) => name.toLowerCase())
  throw new NotFaked(part.type)
}

const addFields =
  (part: Part, evaluate: Render): Change =>
  (record, names) => {
    for (const field of part.parts('fields')) {
      const on = { ...names, parameters: field.parameters, record }
      const value = evaluate(field.get('value'), on)
      const path = field.plain('path')
      const isText = field.get('value_type') === 'string' && value !== null && typeof value !== 'object'
      putAt(
        record,
        (Array.isArray(path) ? path : [path]).map((step) => String(evaluate(step, on))),
        isText ? String(value) : value,
      )
    }
    return record
  }

function removeFields(part: Part, evaluate: Render): Change {
  const pointers = part.plain('field_pointers')
  const paths: unknown[][] = Array.isArray(pointers) ? pointers : []
  return (record, names) =>
    paths.reduce<Made>((made, path) => {
      const steps = path.map((step) => String(evaluate(step, { ...names, parameters: part.parameters })))
      return without(made, steps)
    }, record)
}

function without(record: Tree, [name = '', ...rest]: readonly string[]): Made {
  const entries = Object.entries(record).flatMap(([field, value]): [string, unknown][] => {
    if (name !== '*' && name !== '**' && field !== name) return [[field, value]]
    if (rest.length === 0) return []
    return [[field, isTree(value) && !('rawJSON' in value) ? without(value, rest) : value]]
  })
  return Object.fromEntries(entries)
}

const renamed = (record: Made, rename: (name: string) => string): Made =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [rename(name), value]))

/** The fields that become columns, in their order, with their schemas. */
export function columnsOf({ properties, keys }: Described): { path: readonly string[]; schema: unknown }[] {
  const own = Object.entries(properties).map(([name, schema]) => ({ path: [name], schema }))
  const isOwn = (path: readonly string[]) => path.length === 1 && Object.hasOwn(properties, path[0] ?? '')
  const all: { path: readonly string[]; schema: unknown }[] =
    own.length > 0 ? own : [{ path: [], schema: {} }]
  return [...all, ...keys.filter((path) => !isOwn(path)).map((path) => ({ path, schema: {} }))]
}

/** Returns the values that a row must have, as text. */
export const expectedRow = (stream: Described, record: Made): (string | null)[] =>
  columnsOf(stream).map(({ path, schema }) => expectedValue(schema, valueAt(record, path)))
