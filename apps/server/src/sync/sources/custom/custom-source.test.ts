import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { memoryRateLimits, type RateLimits } from '../../rate-limits.ts'
import { SourceFailure } from '../../source-failure.ts'
import { silentLog } from '../../sync-log.ts'
import { type Shelf, shelfBook, startShelf } from '../../testing/shelf.ts'
import { sourceAdapters } from '../source-adapters.ts'
import { customMessages as messages } from './custom.messages.ts'
import { airbyteManifest, ownManifest } from './custom.samples.ts'

const now = new Date('2026-11-21T12:00:00Z')
const KEY = 'key-1'

let shelf: Shelf
beforeAll(async () => {
  shelf = await startShelf(() => now)
  shelf.books.put(shelfBook(1))
})
beforeEach(() => {
  shelf.api.requests.length = 0
})
afterAll(() => shelf.api.stop())

const host = () => new URL(shelf.api.uri).host

type Options = {
  text?: string
  properties?: Record<string, string>
  allowPrivateTargets?: boolean
  organisationId?: string
  rateLimits?: RateLimits
}

const open = ({
  text = ownManifest(shelf.api.uri),
  properties = {},
  allowPrivateTargets = true,
  organisationId = 'acme',
  rateLimits = memoryRateLimits(() => now),
}: Options = {}) => {
  const adapters = sourceAdapters({ outbound: { allowPrivateTargets }, rateLimits })
  const description = { organisationId, name: 'Shelf', version: 3, text }
  const all = { 'custom.secret.apiKey': KEY, 'custom.sendsTo': host(), ...properties }
  return adapters.custom?.({
    properties: new Map(Object.entries(all).filter(([, value]) => value !== '')),
    description,
    log: silentLog,
    now: () => now,
  })
}

async function checksOf(options: Options = {}) {
  const keys: string[] = []
  for await (const { key } of open(options)?.probe(AbortSignal.timeout(10_000)) ?? []) keys.push(key)
  return keys
}

function failureOf(options: Options) {
  try {
    open(options)
  } catch (error) {
    if (error instanceof SourceFailure) return { message: error.message, code: error.code }
    throw error
  }
  throw new Error('The source was opened.')
}

const formats = [
  ['our format', (uri: string) => ownManifest(uri)],
  ["Airbyte's format", (uri: string) => airbyteManifest(uri)],
] as const

describe.each(formats)('a manifest in %s', (_, textOf) => {
  it('is read with the secrets of the connector', async () => {
    expect(await checksOf({ text: textOf(shelf.api.uri) })).toEqual([
      'host-found',
      'reached',
      'signed-in',
      'source-readable',
    ])
    expect(shelf.api.requests.map(({ headers }) => headers['x-key'])).toEqual([KEY])
  })

  it('is sent no secret that was entered for other hosts', () => {
    for (const sendsTo of ['', 'api.acme.example', `${host()} api.acme.example`])
      expect(failureOf({ text: textOf(shelf.api.uri), properties: { 'custom.sendsTo': sendsTo } })).toEqual({
        message: messages.otherHosts('Shelf', 3, [host()]),
        code: 'settings',
      })
    expect(shelf.api.requests).toEqual([])
  })

  it('reaches nothing that other sources could not', async () => {
    const options = { text: textOf(shelf.api.uri), allowPrivateTargets: false }
    await expect(checksOf(options)).rejects.toThrow(SourceFailure)
    expect(shelf.api.requests).toEqual([])
  })

  it('is named in sentences about its settings', () => {
    const { message, code } = failureOf({
      text: textOf(shelf.api.uri),
      properties: { 'custom.secret.apiKey': '', 'custom.setting.apiKey': KEY },
    })
    expect(message).toContain('API key')
    expect(code).toBe('settings')
  })
})

it('needs no hosts where no secret is stored', async () => {
  const text = ownManifest(shelf.api.uri)
    .replace(/settings:\n.*\n/, '')
    .replace(/authentication: .*/, 'authentication: { kind: none }')
  expect(
    await checksOf({ text, properties: { 'custom.secret.apiKey': '', 'custom.sendsTo': '' } }),
  ).toContain('source-readable')
})

it('refuses a manifest with faults, and names its version', () => {
  const text = ownManifest(shelf.api.uri).replace('key: [id]', 'key: [number]')
  expect(failureOf({ text })).toEqual({ message: messages.faulty('Shelf', 3), code: 'settings' })
})

it('shares the limits of the source within an organisation only', async () => {
  const keys: string[] = []
  const memory = memoryRateLimits(() => now)
  const rateLimits: RateLimits = {
    ...memory,
    reserve(rate, longestMs) {
      keys.push(rate.key)
      return memory.reserve(rate, longestMs)
    },
  }
  const text = ownManifest(shelf.api.uri).replace('streams:', 'rate: { requests: 100, seconds: 1 }\nstreams:')
  for (const organisationId of ['acme', 'acme', 'birch']) await checksOf({ text, organisationId, rateLimits })
  expect(keys).toEqual(['acme', 'acme', 'birch'].map((id) => `manifest custom ${id} ${host()}`))
})
