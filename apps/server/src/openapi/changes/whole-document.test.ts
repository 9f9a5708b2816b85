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

function without(value: OpenApi, path: readonly string[]): OpenApi {
  const copy: OpenApi = structuredClone(value)
  const last = path.at(-1) ?? ''
  // The path leads to an object, because it was found by walking objects.
  const holder = path.slice(0, -1).reduce((inner, key) => Reflect.get(inner, key) as object, copy as object)
  Reflect.deleteProperty(holder, last)
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
  const unnoticed = calls.filter((path) => breakingChanges(document, without(document, path)).length !== 1)
  expect(unnoticed).toEqual([])
})
