import { type Client, createClient, isSdkError, withIntents } from '@tributary/sdk'
import type { Endpoint } from '@tributary/sdk/contract'
import { paramNames } from '@tributary/sdk/contract'
import { sampleJson } from '@tributary/sdk/testing'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { contractCalls } from './contract-calls.ts'
import { type Fault, faults } from './faults.ts'
import { faultyServer } from './faulty-server.ts'
import { type Place, places } from './places.ts'
import { sentences } from './sentences.ts'
import { shownText } from './shown.tsx'

beforeAll(
  () =>
    void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] }),
)
afterAll(() => void vi.useRealTimers())

const MOST_TRIES = 3
const STEP_MS = 5_000

it('has a place for every call of the contract', () => {
  expect([...places.keys()].sort()).toEqual([...contractCalls.keys()].sort())
})

/** Lets time pass until a promise settles. Returns its value or its error. */
async function settled(promise: Promise<unknown>): Promise<{ value: unknown } | { error: unknown }> {
  let outcome: { value: unknown } | { error: unknown } | null = null
  promise.then(
    (value) => {
      outcome = { value }
    },
    (error: unknown) => {
      outcome = { error }
    },
  )
  for (;;) {
    // A response passes through several turns of the event loop.
    for (let turn = 0; turn < 5; turn++) await new Promise(setImmediate)
    if (outcome) return outcome
    await vi.advanceTimersByTimeAsync(STEP_MS)
  }
}

/** Values that JSON Schema cannot describe, by the names of the API. */
const described: Readonly<Record<string, string>> = {
  count: '7',
  Query: 'state=error',
  Url: 'https://hooks.example/',
  Issuer: 'https://id.example',
  DailyAt: '08:00',
  SinceUtc: '2026-11-21T07:00:00Z',
}

const withDescribed = (sample: unknown) =>
  typeof sample !== 'object' || sample === null || Array.isArray(sample)
    ? sample
    : Object.fromEntries(Object.entries(sample).map(([name, value]) => [name, described[name] ?? value]))

const sampleOf = (schema: Endpoint['body']) => schema && z.decode(schema, withDescribed(sampleJson(schema)))

const inputOf = ({ path, query, body }: Endpoint) => ({
  params: Object.fromEntries(paramNames(path).map((name) => [name, '7'])),
  query: sampleOf(query),
  body: sampleOf(body),
})

/** No one should have to read this: markup, JSON, values without a text, words of the proxy. */
const unfit = /[<>{}]|undefined|null|\[object|nginx|Bad Gateway|Internal Server|Service Unavailable|Time-out/

async function check(endpoint: Endpoint, place: Place, fault: Fault) {
  const server = faultyServer(fault, endpoint)
  const baseUrl = 'http://localhost/backend'
  const form: Client = withIntents(createClient({ baseUrl, fetch: server.fetch, token: 'a.b.c' }))
  const input = inputOf(endpoint)
  const before = structuredClone(input)
  const attempt = () => settled(form.send({ endpoint, input }))

  const first = await attempt()
  const error = 'error' in first ? first.error : null
  expect(isSdkError(error)).toBe(true)
  expect(server.requests.length).toBeLessThanOrEqual(endpoint.method === 'GET' ? MOST_TRIES : 1)
  if (place !== 'silent') {
    const text = await shownText(place, error)
    expect(text).toBe(sentences[place][fault.outcome])
    expect(text).not.toMatch(unfit)
  }

  server.repair()
  expect(input).toEqual(before)
  expect(await attempt()).toHaveProperty('value')
  if (endpoint.keyed) expect(server.carriedOut).toHaveLength(1)
  server.verify()
}

describe.each([...contractCalls])('%s', (name, endpoint) => {
  const place = places.get(name) ?? 'message'
  it.each(faults.map((fault) => [fault.name, fault] as const))(
    place === 'silent'
      ? 'fails with an SdkError after "%s", and succeeds when it is repeated'
      : 'shows the specified sentence after "%s", and succeeds when it is repeated [ERR-01, ERR-02, ERR-03, ERR-05, ERR-54]',
    (_, fault) => check(endpoint, place, fault),
  )
})
