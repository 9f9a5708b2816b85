import { createClient, isSdkError } from '@tributary/sdk'
import { describe, expect, it } from 'vitest'
import { calls } from '../src/openapi/calls.ts'
import { exampleOf } from '../src/openapi/examples/examples.ts'

// How the client reads responses that differ slightly from the contract.

type Place = readonly (string | number)[]

const somethingElse: readonly (readonly [what: string, value: unknown])[] = [
  ['missing', undefined],
  ['null', null],
  ['an empty text', ''],
  ['a text', 'kite'],
  ['a number', 5],
  ['a flag', true],
  ['an empty list', []],
  ['a list', [null, 5]],
  ['an object', { kite: 1 }],
]

/** Returns every path in a JSON value, the root included. */
function placesIn(json: unknown, at: Place = []): Place[] {
  if (typeof json !== 'object' || json === null) return [at]
  return [at, ...Object.entries(json).flatMap(([name, inner]) => placesIn(inner, [...at, name]))]
}

/** Returns a copy with another value at one path. */
function changed(json: unknown, [first, ...rest]: Place, value: unknown): unknown {
  if (first === undefined) return value
  if (Array.isArray(json))
    return json.map((item, index) => (String(index) === first ? changed(item, rest, value) : item))
  return { ...Object(json), [first]: changed(Object(json)[first], rest, value) }
}

const objectsIn = (json: unknown): Place[] =>
  placesIn(json).filter((place) => {
    const found = place.reduce<unknown>((inner, name) => Object(inner)[name], json)
    return typeof found === 'object' && found !== null && !Array.isArray(found)
  })

/** Returns what the client reads from a response: a value, or the kind of its error. Anything else is a bug. */
async function reading(endpoint: (typeof calls)[number]['endpoint'], answer: unknown): Promise<unknown> {
  const client = createClient({
    baseUrl: 'https://portal.example/backend',
    fetch: async () =>
      new Response(JSON.stringify(answer) ?? '', {
        status: endpoint.success,
        headers: { 'content-type': 'application/json' },
      }),
  })
  const { body, query, ...asked } = endpoint
  return client.send({ endpoint: { ...asked, path: '/anything', session: false }, input: {} }).then(
    (value) => ({ value }),
    (error: unknown) => {
      if (isSdkError(error)) return error.kind
      throw error
    },
  )
}

const inJson = calls.filter(({ endpoint }) => endpoint.media === 'json')

describe.each(inJson)('$feature.$name', (call) => {
  const { endpoint } = call
  const example = exampleOf(call)?.answer

  it('is read, or fails with a typed error, whatever one field has', async () => {
    for (const place of placesIn(example)) {
      for (const [what, value] of somethingElse) {
        const outcome = await reading(endpoint, changed(example, place, value))
        const result = typeof outcome === 'object' ? 'read' : outcome
        expect(
          ['read', 'invalid-shape', 'empty-response', 'http'],
          `${place.join('.')} is ${what}`,
        ).toContain(result)
      }
    }
  })

  it('is read the same with unknown fields', async () => {
    const plain = await reading(endpoint, example)
    expect(plain).toHaveProperty('value')
    for (const place of objectsIn(example)) {
      const richer = changed(example, [...place, 'brandNew'], { any: 'thing' })
      expect(withoutNews(await reading(endpoint, richer)), place.join('.')).toEqual(withoutNews(plain))
    }
  })
})

/** Returns what was read, without the unknown fields. */
function withoutNews(read: unknown): unknown {
  if (read instanceof Date || typeof read !== 'object' || read === null) return read
  if (Array.isArray(read)) return read.map(withoutNews)
  return Object.fromEntries(
    Object.entries(read)
      .filter(([name]) => name !== 'brandNew')
      .map(([name, value]) => [name, withoutNews(value)]),
  )
}
