import { textOf } from '../expressions/values.ts'
import type { Component, Scope, Value } from '../manifest/component.ts'

/** Where a value is added to a request. */
export type Target = { readonly into: 'query' | 'header' | 'form' | 'json'; readonly path: readonly string[] }

/** A value to add to a request. */
export type Addition = Target & { readonly value: unknown }

/** A place in a request, whose name may contain expressions. */
export type Placing = (scope: Scope, value: unknown) => Addition[]

const targets: ReadonlyMap<unknown, Target['into']> = new Map([
  ['request_parameter', 'query'],
  ['header', 'header'],
  ['body_data', 'form'],
  ['body_json', 'json'],
])

/** Reads a `RequestOption`. */
export function readPlacing(option: Component | undefined): Placing | undefined {
  if (!option?.isOneOf('RequestOption')) return undefined
  const into = targets.get(option.get('inject_into'))
  if (!into) option.problem('adds to a place that is not supported', 'inject_into')
  const path = pathOf(option)
  if (!into) return undefined
  return (scope, value) => {
    if (value === null || value === undefined) return []
    return [{ into, path: path.map((part) => textOf(part.of(scope))), value }]
  }
}

function pathOf(option: Component): Value[] {
  const path = option.get('field_path')
  if (Array.isArray(path)) return path.map((part) => option.valueIn(part, 'field_path'))
  return [option.needed('field_name')]
}

/** Everything that is sent, before it is written. */
export type Draft = {
  readonly query: Map<string, unknown>
  readonly headers: Map<string, string>
  readonly form: Map<string, unknown>
  json: Record<string, unknown> | undefined
}

export const newDraft = (): Draft => ({
  query: new Map(),
  headers: new Map(),
  form: new Map(),
  json: undefined,
})

export function add(draft: Draft, { into, path, value }: Addition) {
  if (value === null || value === undefined) return
  const name = path.join('.')
  if (into === 'query') draft.query.set(name, value)
  if (into === 'header') draft.headers.set(name.toLowerCase(), textOf(value))
  if (into === 'form') draft.form.set(name, value)
  if (into === 'json') {
    draft.json ??= {}
    putAt(draft.json, path, value)
  }
}

/** Sets a value inside an object. Objects on the way are made or copied, so that no record of the source changes. */
export function putAt(target: Record<string, unknown>, path: readonly string[], value: unknown) {
  const [name, ...rest] = path
  if (name === undefined) return
  if (rest.length === 0) return setOwn(target, name, value)
  const inner = Object.hasOwn(target, name) ? target[name] : undefined
  const copy: Record<string, unknown> = isObject(inner) ? { ...inner } : {}
  putAt(copy, rest, value)
  setOwn(target, name, copy)
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Sets a field, also one that has the name of the prototype. */
function setOwn(target: Record<string, unknown>, name: string, value: unknown) {
  Object.defineProperty(target, name, { value, writable: true, enumerable: true, configurable: true })
}

/** Writes the query of a request. A list becomes one parameter for each of its values. */
export function queryText(query: ReadonlyMap<string, unknown>): string {
  const search = new URLSearchParams()
  for (const [name, value] of query)
    for (const one of Array.isArray(value) ? value : [value]) search.append(name, textOf(one))
  return search.toString()
}
