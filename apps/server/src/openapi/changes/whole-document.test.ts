import { expect, it } from 'vitest'
import { openApiDocument } from '../document.ts'
import type { OpenApi } from '../openapi.ts'
import { breakingChanges } from './breaking-changes.ts'

// Checks every field and call, not samples: removing any of them must be reported.
const document = openApiDocument()

it('reports nothing for an unchanged document', () => {
  expect(breakingChanges(document, openApiDocument())).toEqual([])
})

/** The paths of all fields: the entries of every `properties`. */
function fieldsIn(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries<object>({ ...value }).flatMap(([key, inner]) => {
    const here = [...path, key]
    const own = key === 'properties' ? Object.keys(inner).map((name) => [...here, name]) : []
    return [...own, ...fieldsIn(inner, here)]
  })
}

/** Copies the objects along the path only: the document is large, and thousands of copies are made. */
function without<Value extends object>(value: Value, [key = '', ...rest]: readonly string[]): Value {
  const copy: Value = Array.isArray(value) ? ([...value] as never) : { ...value }
  if (rest.length === 0) Reflect.deleteProperty(copy, key)
  else Reflect.set(copy, key, without(Reflect.get(value, key) as object, rest))
  return copy
}

const compared = fieldsIn({
  paths: document.paths,
  components: { schemas: document.components.schemas },
} as never)
  // Failures share one schema and are not compared.
  .filter((path) => !path.includes('ErrorBody') && !path.includes('example'))

/** Returns the document with only one URL, which compares a hundred times faster. */
const around = ([section, address = '']: readonly string[]): OpenApi =>
  section === 'paths' ? { ...document, paths: { [address]: document.paths[address] ?? {} } } : document

const isNoticed = (path: readonly string[]) =>
  breakingChanges(around(path), without(around(path), path)).length > 0

it(`reports the removal of each of the ${compared.length} fields`, () => {
  const unnoticed = compared.filter((path) => !isNoticed(path))
  expect(unnoticed.map((path) => path.join(' '))).toEqual([])
})

it('reports the removal of each call', () => {
  const calls = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.keys(item).map((method) => ['paths', path, method]),
  )
  const unnoticed = calls.filter(
    (path) => breakingChanges(around(path), without(around(path), path)).length !== 1,
  )
  expect(unnoticed).toEqual([])
})
