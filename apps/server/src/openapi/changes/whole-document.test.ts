import { expect, it } from 'vitest'
import { openApiDocument } from '../document.ts'
import type { OpenApi } from '../openapi.ts'
import { breakingChanges } from './breaking-changes.ts'

// Not samples but all of it: whatever single thing goes from the document, somebody is told.
const document = openApiDocument()

it('breaks nothing by staying as it is', () => {
  expect(breakingChanges(document, openApiDocument())).toEqual([])
})

/** Where in the document a field is described: under every `properties`. */
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
  // What the path leads to is an object: it was walked to find it.
  const holder = path.slice(0, -1).reduce((inner, key) => Reflect.get(inner, key) as object, copy as object)
  Reflect.deleteProperty(holder, last)
  return copy
}

const compared = fieldsIn({
  paths: document.paths,
  components: { schemas: document.components.schemas },
} as never)
  // Failures are alike everywhere and compared with nothing.
  .filter((path) => !path.includes('ErrorBody') && !path.includes('example'))

/** The document with nothing in it but the address that a path leads through: comparing it takes a hundredth as long. */
const around = ([section, address = '']: readonly string[]): OpenApi =>
  section === 'paths' ? { ...document, paths: { [address]: document.paths[address] ?? {} } } : document

const isNoticed = (path: readonly string[]) =>
  breakingChanges(around(path), without(around(path), path)).length > 0

it(`tells of each of the ${compared.length} fields that could go`, () => {
  const unnoticed = compared.filter((path) => !isNoticed(path))
  expect(unnoticed.map((path) => path.join(' '))).toEqual([])
})

it('tells of each call that could go', () => {
  const calls = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.keys(item).map((method) => ['paths', path, method]),
  )
  const unnoticed = calls.filter((path) => breakingChanges(document, without(document, path)).length !== 1)
  expect(unnoticed).toEqual([])
})
