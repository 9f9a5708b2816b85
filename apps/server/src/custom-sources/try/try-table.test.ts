import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as textOf } from 'node:stream/consumers'
import type { TriedTable } from '@tributary/domain'
import { type Manifest, parseManifest } from '@tributary/sdk/manifests'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { outboundMessages } from '../../outbound/outbound.messages.ts'
import { memoryRateLimits } from '../../sync/rate-limits.ts'
import { httpMessages } from '../../sync/sources/http/http.messages.ts'
import { HIDDEN } from '../../sync/sources/http/http-client.ts'
import { manifestMessages } from '../../sync/sources/manifest/manifest.messages.ts'
import { manifestSource } from '../../sync/sources/manifest/manifest-source.ts'
import { silentLog } from '../../sync/sync-log.ts'
import { tryMessages } from './try.messages.ts'
import { tryTable } from './try-table.ts'

const usual = httpMessages('Mirror')

type Received = { request: IncomingMessage; body: string }
type Respond = (received: Received, response: ServerResponse) => unknown

let server: Server
let uri: string
let requests: string[]
let respond: Respond

beforeAll(async () => {
  server = createServer(async (request, response) => {
    requests.push(`${request.method} ${request.url}`)
    const body = await textOf(request)
    respond({ request, body }, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  uri = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  requests = []
  respond = mirror
})

const json = (response: ServerResponse, value: unknown, headers: Record<string, string> = {}) =>
  response.writeHead(200, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(value))

/** Repeats everything that it receives. */
function mirror({ request, body }: Received, response: ServerResponse) {
  if (request.url === '/token') return json(response, { access_token: `issued-${body}-${token}` })
  const { headers, url = '' } = request
  const credentials = Buffer.from(String(headers.authorization).replace(/^\w+ /, ''), 'base64').toString()
  const all = { url, decoded: decodeURIComponent(url), credentials, headers, list: JSON.stringify(headers) }
  const cookie = `session=${SESSION}; Path=/`
  return json(response, { items: [{ id: 1, all, cookie, ...headers }] }, { 'set-cookie': cookie })
}
let token = 'a'
const SESSION = 'b7f2a9c04d1e8f63aa01'

const manifestOf = (authentication: string, stream = ''): Manifest => {
  const { manifest, faults } = parseManifest(`
name: Mirror
base: ${uri}/v1
settings:
  - { name: key, title: Key, secret: true }
  - { name: user, title: User }
authentication: ${authentication}
streams:
  - name: things
    request: { path: things, query: { size: 2 } }
    records: items
    columns:
      - { path: id, kind: whole }
      - { path: all, kind: json }
      - { path: [authorization], name: authorization, kind: guid }
      - { path: [x-key], name: x_key, kind: text }
      - { path: cookie, kind: text }
    key: [id]
    paging: { kind: onePage }
${stream}`)
  if (!manifest) throw new Error(JSON.stringify(faults))
  return manifest
}

const NONE = '{ kind: none }'

type Options = { key?: string; table?: string; limitMs?: number; allowPrivateTargets?: boolean }

function tried(manifest: Manifest, options: Options = {}): Promise<TriedTable> {
  const { key = 'k-1234', table = 'things', limitMs = 10_000, allowPrivateTargets = true } = options
  const now = () => new Date()
  const tools = { outbound: { allowPrivateTargets }, rateLimits: memoryRateLimits(now) }
  const properties = new Map(Object.entries({ 'mirror.key': key, 'mirror.user': 'ann' }))
  return tryTable({
    table,
    secrets: [key],
    limitMs,
    open: (observer) =>
      manifestSource(
        { ...tools, observer },
        { kind: 'mirror', manifest },
      )({ properties, log: silentLog, now }),
  })
}

/** Every text of an answer. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

const authentications = {
  'a key in a header': `{ kind: headerKey, name: X-Key, value: 'key {key}' }`,
  'a key in the address': `{ kind: queryKey, name: key, value: '{key}' }`,
  'a user and a password': `{ kind: basic, username: '{user}', password: '{key}' }`,
  'a bearer token': `{ kind: bearer, token: '{key}' }`,
  'an issued token': `{ kind: clientCredentials, tokenAddress: TOKEN, clientId: '{user}', clientSecret: '{key}' }`,
  'an issued token, requested with a form': `{ kind: clientCredentials, tokenAddress: TOKEN, clientId: '{user}', clientSecret: '{key}', sendAs: body }`,
}

const printable = fc
  .string({ unit: 'grapheme-ascii', minLength: 4, maxLength: 40 })
  .filter((key) => key === key.trim())

describe('a try', () => {
  it.each(Object.entries(authentications))('never shows %s that the source repeats', async (_, written) => {
    const manifest = manifestOf(written.replace('TOKEN', `${uri}/token`))
    await fc.assert(
      fc.asyncProperty(printable, async (key) => {
        token = encodeURIComponent(key).replaceAll(/[^\w%]/g, '')
        const answer = await tried(manifest, { key })
        expect(answer.preview?.rows).toHaveLength(1)
        for (const text of textsIn(answer)) {
          expect(text.toLowerCase()).not.toContain(key.toLowerCase())
          expect(text).not.toContain(encodeURIComponent(key))
          expect(text).not.toContain(Buffer.from(key).toString('base64'))
          expect(text).not.toContain('issued-')
          expect(text).not.toContain(SESSION)
        }
      }),
      { numRuns: 25 },
    )
  })

  it('shows the request and the rows', async () => {
    const answer = await tried(manifestOf(authentications['a key in the address']))
    expect(answer).toMatchObject({
      request: { method: 'GET', url: `${uri}/v1/things?size=2&key=${HIDDEN}`, body: null },
      status: 200,
      error: null,
      preview: { hasMore: false },
    })
    expect(answer.preview?.columns.slice(0, 2)).toEqual([
      { name: 'id', type: 'bigint' },
      { name: 'all', type: 'text' },
    ])
    expect(answer.preview?.rows[0]?.[0]).toBe('1')
  })

  it('shows the request of the table, not that of its token', async () => {
    const manifest = manifestOf(authentications['an issued token'].replace('TOKEN', `${uri}/token`))
    const { request } = await tried(manifest)
    expect(requests).toEqual(['POST /token', 'GET /v1/things?size=2'])
    expect(request?.url).toBe(`${uri}/v1/things?size=2`)
    expect(request?.headers).toContainEqual({ name: 'authorization', value: `Bearer ${HIDDEN}` })
  })

  it('names columns that no record has, and the fields of the records', async () => {
    const { notes } = await tried(manifestOf(NONE))
    expect(notes).toEqual([
      tryMessages.missing('authorization', ['authorization']),
      tryMessages.missing('x_key', ['x-key']),
      expect.stringMatching(/^The records have these fields: id, all, cookie, .*user-agent/),
    ])
  })
})

describe('a try that fails', () => {
  const failing = (status: number, body: unknown, headers: Record<string, string> = {}): Respond => {
    const all = { 'content-type': 'application/json', ...headers }
    return (_, response) => response.writeHead(status, all).end(JSON.stringify(body))
  }
  const CAUSE = `causes: [{ status: 402, sentence: 'The trial has ended.', code: not-authorised }]`

  it.each<[string, Respond, number, string]>([
    ['a refused sign-in', failing(401, {}), 401, usual.signInRefused],
    ['a cause of the manifest', failing(402, {}), 402, 'The trial has ended.'],
    ['an unknown path', failing(404, {}), 404, usual.noPath],
    ['a redirection', failing(302, {}, { location: 'http://169.254.169.254/' }), 302, usual.moved],
    ['a web page', failing(200, '<html>', { 'content-type': 'text/html' }), 200, usual.notJson],
    [
      'a response that cannot be read',
      (_, r) => r.writeHead(200, { 'content-type': 'application/json' }).end('{'),
      200,
      usual.badJson,
    ],
    ['an overloaded source, without a retry', failing(503, {}), 503, usual.busy],
    ['a lost connection', (_, response) => response.destroy(), 0, usual.lost],
    ['a record without its key', failing(200, { items: [{ number: 1 }] }), 200, usual.noKey('things', 'id')],
    [
      'a value of another kind',
      failing(200, { items: [{ id: 'one' }] }),
      200,
      usual.badValue('things', 'one', 'id'),
    ],
  ])('shows %s as a refresh would, with the request', async (_, fault, status, sentence) => {
    respond = fault
    const answer = await tried(manifestOf(NONE, CAUSE))
    expect(answer).toMatchObject({ status: status || null, preview: null, error: sentence })
    expect(answer.request?.url).toBe(`${uri}/v1/things?size=2`)
    expect(requests).toHaveLength(1)
  })

  it.each<[string, unknown, string[]]>([
    [
      'the fields of the response',
      { data: [], meta: {} },
      [tryMessages.responseFields(['data', 'meta'], [])],
    ],
    ['that the response is a list', [{ id: 1 }], [tryMessages.responseIsList]],
    ['that the response has no fields', {}, [tryMessages.responseEmpty]],
    ['nothing about a response that is only a text', 'none', []],
  ])('names %s if the records are not found', async (_, body, notes) => {
    respond = failing(200, body)
    expect(await tried(manifestOf(NONE))).toMatchObject({ error: usual.noRecords('things'), notes })
  })

  it('hides a secret that is the name of a field', async () => {
    respond = failing(200, { 'my-secret-key': 1 })
    const { notes } = await tried(manifestOf(NONE), { key: 'my-secret-key' })
    expect(notes).toEqual([tryMessages.responseFields([HIDDEN], [])])
  })

  it('names the fields of a record without its key', async () => {
    respond = failing(200, { items: [{ number: 1, name: 'a' }] })
    const { notes } = await tried(manifestOf(NONE))
    expect(notes.at(-1)).toBe(tryMessages.recordFields(['number', 'name']))
  })

  it('sends nothing to a private address', async () => {
    expect(await tried(manifestOf(NONE), { allowPrivateTargets: false })).toMatchObject({
      status: null,
      preview: null,
      error: outboundMessages.privateAddress,
    })
    expect(requests).toEqual([])
  })

  it('stops at its deadline', async () => {
    respond = () => undefined
    expect(await tried(manifestOf(NONE), { limitMs: 50 })).toMatchObject({
      status: null,
      error: tryMessages.tookTooLong(1),
    })
  })

  it('shows no request if a setting is missing', async () => {
    const manifest = manifestOf(authentications['a bearer token'])
    expect(await tried(manifest, { key: '' })).toMatchObject({
      request: null,
      error: manifestMessages('Mirror').missing('mirror.key'),
    })
  })

  it('shows no request if no token is issued', async () => {
    respond = failing(401, {})
    const manifest = manifestOf(authentications['an issued token'].replace('TOKEN', `${uri}/token`))
    expect(await tried(manifest)).toMatchObject({
      request: null,
      status: null,
      error: manifestMessages('Mirror').tokenRefused,
    })
  })
})
