import { createServer } from 'node:http'
import type { ApiRequest } from '@tributary/fakes/http-api/api-exchange'
import { type ApiServer, startApiServer } from '@tributary/fakes/http-api/api-server'
import { type Manifest, parseManifest } from '@tributary/sdk/manifests'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { outboundMessages } from '../../../outbound/outbound.messages.ts'
import { memoryRateLimits } from '../../rate-limits.ts'
import { SourceFailure } from '../../source-failure.ts'
import { readTable } from '../../testing/read-table.ts'
import { type Shelf, shelfBook, startShelf } from '../../testing/shelf.ts'
import { httpMessages } from '../http/http.messages.ts'
import type { HttpTools } from '../http/http-source.ts'
import type { DeclaredRows, PassedCheck, Reading, SourceAccess, SourceAdapter } from '../source-adapter.ts'
import { manifestMessages } from './manifest.messages.ts'
import { manifestSource } from './manifest-source.ts'

const messages = manifestMessages('Shelf')
const usual = httpMessages('Shelf')
const forever = new AbortController().signal
const first: Reading = { full: true, cursor: undefined, startsEmpty: true }
const from = (cursor: string | undefined): Reading => ({ full: false, cursor, startsEmpty: false })

let shelf: Shelf
let now: Date
let opened: SourceAdapter[]
const others: { stop(): Promise<void> }[] = []

beforeEach(async () => {
  now = new Date('2026-11-21T12:00:00Z')
  opened = []
  shelf = await startShelf(() => now)
  for (const id of [1, 2, 3, 4, 5]) shelf.books.put(shelfBook(id))
})
afterEach(async () => {
  for (const source of opened) source.close()
  for (const other of others.splice(0)) await other.stop()
  await shelf.api.stop()
})

const NUMBERED = `
    request: { path: numbered }
    records: data.items
    paging: { kind: pageNumber, parameter: page, size: { size: 50 }, total: { header: X-Total } }`

/** A manifest with one stream, books. `top` and `stream` are further lines. */
function manifestOf(stream = NUMBERED, top = '', columns = ''): Manifest {
  const text = `
name: Shelf
base: ${shelf.api.uri}/v1
${top.includes('authentication') ? '' : 'authentication: { kind: none }'}
${top}
streams:
  - name: books
    columns: [{ path: id, kind: whole }, { path: title, kind: text }${columns}]
    key: [id]${stream}
`
  const { manifest, faults } = parseManifest(text)
  if (!manifest) throw new Error(JSON.stringify(faults))
  return manifest
}

type Options = {
  properties?: Record<string, string>
  outbound?: HttpTools['outbound']
  access?: SourceAccess
}

function source(
  manifest: Manifest,
  { properties = {}, outbound = { allowPrivateTargets: true }, access }: Options = {},
) {
  const clock = () => now
  const pause = async (ms: number) => {
    now = new Date(now.getTime() + ms)
  }
  const tools = { outbound, rateLimits: memoryRateLimits(clock), limits: { pause, random: () => 0.5 } }
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
  const made = manifestSource(tools, { kind: 'shelf', manifest })({
    properties: new Map(Object.entries(properties)),
    log,
    now: clock,
    ...(access && { access }),
  })
  opened.push(made)
  return made
}

async function tableOf(adapter: SourceAdapter<DeclaredRows>, reading = first, name = 'books') {
  for await (const stream of adapter.list(forever))
    if (stream.name === name) return readTable(adapter, stream.columns ?? [], { name, reading })
  throw new Error(`There is no ${name}`)
}

const ids = ({ rows }: { rows: readonly object[] }) => rows.map((row) => Reflect.get(row, 'id'))
const urls = () => shelf.api.requests.map(({ url }) => url)

async function failureOf(work: () => Promise<unknown>): Promise<SourceFailure> {
  const failure = await work().catch((error: unknown) => error)
  if (!(failure instanceof SourceFailure)) throw new Error(`It did not fail as it should: ${failure}`)
  return failure
}

const SEARCH = `
    request: { method: POST, path: search, body: { filter: { order: id } } }
    records: items
    paging: { kind: token, token: next, send: { in: body, name: after } }`

describe('each kind of paging reads every record', () => {
  it.each([
    ['pageNumber', NUMBERED],
    [
      'offset',
      `
    request: { path: offset }
    records: items
    paging: { kind: offset, parameter: skip, total: total }`,
    ],
    [
      'version',
      `
    request: { path: versions }
    paging: { kind: version, parameter: after, version: { lastRecord: version } }`,
    ],
    ['token in the body of a POST request', SEARCH],
    [
      'nextLink',
      `
    request: { path: links }
    records: items
    paging: { kind: nextLink, link: next }`,
    ],
    [
      'onePage',
      `
    request: { path: all }
    paging: { kind: onePage }`,
    ],
  ])('%s', async (_, stream) => {
    expect(ids(await tableOf(source(manifestOf(stream))))).toEqual([1, 2, 3, 4, 5])
  })

  it('and fails without the number that the manifest names', async () => {
    const stream = NUMBERED.replace('X-Total', 'X-Count')
    expect(await failureOf(() => tableOf(source(manifestOf(stream))))).toMatchObject({
      message: messages.noNumber('books'),
      code: 'source-data',
    })
  })
})

describe('changes are read from', () => {
  const numbered = (incremental: string) => `${NUMBERED}
    incremental: ${incremental}`
  const change = () => shelf.books.change('2', { changed: '2026-11-21T13:00:00.000Z', title: 'New' })

  it.each([
    [
      'the time of the source, minus the overlap',
      numbered('{ kind: sourceTime, overlapSeconds: 120, send: { name: since, format: isoSeconds } }'),
      '/v1/numbered?since=2026-11-21T11%3A58%3A00Z&size=50&page=1',
    ],
    [
      'the greatest time, minus the overlap',
      numbered(
        '{ kind: greatest, path: changed, compare: time, overlapSeconds: 60, send: { name: since, format: iso } }',
      ),
      '/v1/numbered?since=2026-11-05T09%3A59%3A00.000Z&size=50&page=1',
    ],
    [
      'the greatest text',
      numbered('{ kind: greatest, path: changed, compare: text, send: { name: since } }'),
      '/v1/numbered?since=2026-11-05T10%3A00%3A00.000Z&size=50&page=1',
    ],
  ])('%s', async (_, stream, url) => {
    const { cursor } = await tableOf(source(manifestOf(stream)))
    change()
    shelf.api.requests.length = 0
    const changed = await tableOf(source(manifestOf(stream)), from(cursor))
    expect(changed).toMatchObject({ extent: 'changes' })
    expect(changed.rows).toContainEqual({ id: 2, title: 'New' })
    expect(urls()).toContain(url)
  })

  it('a version of the last record', async () => {
    const stream = `
    request: { path: versions }
    paging: { kind: version, parameter: after, version: { lastRecord: version } }
    incremental: { kind: page, position: { lastRecord: version }, compare: number, send: { name: after } }`
    const { cursor } = await tableOf(source(manifestOf(stream)))
    shelf.books.change('2', { version: 6 })
    expect(ids(await tableOf(source(manifestOf(stream)), from(cursor)))).toEqual([2])
  })

  it('a position in the body, with text around it', async () => {
    const stream = `${SEARCH}
    incremental:
      kind: greatest
      path: changed
      compare: time
      send: { in: body, name: filter.since, value: 'gte {value}' }`
    const { cursor } = await tableOf(source(manifestOf(stream)))
    shelf.api.requests.length = 0
    expect(ids(await tableOf(source(manifestOf(stream)), from(cursor)))).toEqual([5])
    const sent = shelf.api.requests.map(({ body }) => JSON.parse(body))
    expect(sent).toContainEqual({ filter: { order: 'id', since: 'gte 2026-11-05T10:00:00.000Z' } })
  })

  it('a position in a header', async () => {
    const stream = `${NUMBERED}
    incremental:
      kind: sourceTime
      overlapSeconds: 0
      send: { in: header, name: If-Modified-Since, format: http }`
    const { cursor } = await tableOf(source(manifestOf(stream)))
    await tableOf(source(manifestOf(stream)), from(cursor))
    expect(shelf.api.requests.at(-1)?.headers['if-modified-since']).toBe('Sat, 21 Nov 2026 12:00:00 GMT')
  })

  it('nothing, once streams of the manifest are different', async () => {
    const stream = `${NUMBERED}
    incremental: { kind: greatest, path: changed, compare: time, send: { name: since } }`
    const { cursor } = await tableOf(source(manifestOf(stream)))
    const other = manifestOf(
      `${stream}\n    wholeEvery: week`.replace(' }\n    wholeEvery: week', ', wholeEvery: week }'),
    )
    expect(await tableOf(source(other), from(cursor))).toMatchObject({ extent: 'whole' })
  })

  it.each([
    ['a value that cannot be ordered', 'time', messages.badPosition('books')],
    ['a record without one', 'text', usual.noPosition('books')],
  ])('never from %s', async (_, compare, message) => {
    shelf.books.change('3', { changed: compare === 'time' ? 'yesterday' : '' })
    const stream = `${NUMBERED}
    incremental: { kind: greatest, path: changed, compare: ${compare}, send: { name: since } }`
    expect(await failureOf(() => tableOf(source(manifestOf(stream))))).toMatchObject({ message })
  })

  it('never from the last record of a list in another order', async () => {
    const stream = `${NUMBERED}
    incremental: { kind: page, position: { lastRecord: version }, compare: number, send: { name: since } }`
    shelf.books.change('1', { version: 9 })
    expect(await failureOf(() => tableOf(source(manifestOf(stream))))).toMatchObject({
      message: messages.notInOrder('books'),
    })
  })
})

it('divides a first reading by dates; the last window has no end', async () => {
  shelf.books.change('2', { changed: '2026-09-30T23:59:00.000Z' })
  shelf.books.change('3', { changed: '2030-01-01T00:00:00.000Z' })
  const stream = `${NUMBERED}
    windows: { from: '{startDate}', by: month, sendFrom: { name: from }, sendTo: { name: to } }`
  const top = 'settings: [{ name: startDate, title: First day }]'
  const properties = { 'shelf.startDate': '2026-09-15' }
  const { rows } = await tableOf(source(manifestOf(stream, top), { properties }))
  expect(rows.map(({ id }) => id)).toEqual([2, 1, 3, 4, 5])
  expect(
    urls()
      .filter((url) => url.includes('page=1'))
      .slice(-3),
  ).toEqual([
    '/v1/numbered?from=2026-09-15&to=2026-10-01&size=50&page=1',
    '/v1/numbered?from=2026-10-01&to=2026-11-01&size=50&page=1',
    '/v1/numbered?from=2026-11-01&to=2036-01-01&size=50&page=1',
  ])
  expect(await failureOf(async () => tableOf(source(manifestOf(stream, top))))).toMatchObject({
    message: messages.missing('shelf.startDate'),
  })
})

const CHILDREN = `${NUMBERED}
    incremental: { kind: sourceTime, overlapSeconds: 0, send: { name: since } }
    removed: { path: deleted_at }
    leftOut: [deleted_at, changed]
    children:
      - name: book_editions
        records: editions
        columns: [{ parent: id, name: book_id, kind: whole }, { lineNumber: true, name: line_no }, { path: isbn, kind: text }]
        key: [book_id, line_no]
        parentKey: book_id`

describe('a stream', () => {
  it('has columns of nested fields, other fields, and child tables', async () => {
    const manifest = manifestOf(CHILDREN, '', ', { path: [publisher, name], name: publisher, kind: text }')
    const { rows } = await tableOf(source(manifest))
    expect(rows[0]).toEqual({ id: 1, title: 'Book 1', publisher: 'Press', other_fields: '{"version":1}' })
    const editions = await tableOf(source(manifest), first, 'book_editions')
    expect(editions.rows.slice(0, 2)).toEqual([
      { book_id: 1, line_no: 1, isbn: '1-a' },
      { book_id: 1, line_no: 2, isbn: '1-b' },
    ])
  })

  it.each([
    ['a field with a value', CHILDREN],
    [
      'a field that equals a value',
      CHILDREN.replace('{ path: deleted_at }', '{ path: title, equals: Gone }'),
    ],
  ])('deletes the row of a record with %s', async (_, stream) => {
    const { cursor } = await tableOf(source(manifestOf(stream)))
    now = new Date('2026-11-22T12:00:00Z')
    shelf.books.change('4', { changed: now.toISOString(), deleted_at: now.toISOString(), title: 'Gone' })
    expect(await tableOf(source(manifestOf(stream)), from(cursor))).toMatchObject({
      rows: [],
      removed: { column: 'id', values: ['4'] },
    })
  })

  it('fails if the list of a child table is not a list', async () => {
    shelf.books.change('1', { editions: { isbn: 'one' } as never })
    expect(await failureOf(() => tableOf(source(manifestOf(CHILDREN))))).toMatchObject({
      message: messages.noList('books', 'book_editions'),
    })
  })
})

describe('requests are authorised', () => {
  const settings = `settings:
  - { name: key, title: Key, secret: true, required: true }
  - { name: user, title: User }
`
  const properties = { 'shelf.key': 'k/1', 'shelf.user': 'ann' }

  it.each([
    ['in a header', "{ kind: headerKey, name: Authorization, value: 'Token {key}' }", 'Token k/1'],
    ['with a bearer token', "{ kind: bearer, token: '{key}' }", 'Bearer k/1'],
    ['with a user name', "{ kind: basic, username: '{user}', password: '{key}' }", 'Basic YW5uOmsvMQ=='],
  ])('%s', async (_, authentication, header) => {
    shelf.isAuthorised = ({ headers }) => headers.authorization === header
    const manifest = manifestOf(NUMBERED, `${settings}authentication: ${authentication}`)
    expect(ids(await tableOf(source(manifest, { properties })))).toHaveLength(5)
  })

  it('in the query, and on links to next pages', async () => {
    shelf.isAuthorised = ({ query }) => query.get('key') === 'k/1'
    const stream = `
    request: { path: numbered, query: { size: 5 } }
    records: data.items
    paging: { kind: pageNumber, parameter: page, total: { header: x-total } }`
    const manifest = manifestOf(
      stream,
      `${settings}authentication: { kind: queryKey, name: key, value: '{key}' }`,
    )
    expect(ids(await tableOf(source(manifest, { properties })))).toHaveLength(5)
  })

  describe('with OAuth2 client credentials', () => {
    let issuer: ApiServer
    let accepted: string

    beforeEach(async () => {
      let issued = 0
      const handle = ({ headers, body }: ApiRequest) => {
        const form = new URLSearchParams(body)
        const isRight =
          headers.authorization === `Basic ${Buffer.from('ann:k%2F1').toString('base64')}` &&
          form.get('grant_type') === 'client_credentials' &&
          form.get('scope') === 'read'
        if (!isRight) return { status: 400, json: { error: 'invalid_client' } }
        issued += 1
        accepted = `token-${issued}`
        return { json: { access_token: accepted, expires_in: 3600 } }
      }
      issuer = await startApiServer({
        routes: [{ method: 'POST', path: '/oauth/token', handle }],
        refusalOf: () => ({ status: 404, json: {} }),
      })
      others.push(issuer)
      shelf.isAuthorised = ({ headers }) => headers.authorization === `Bearer ${accepted}`
    })

    const manifest = () =>
      manifestOf(
        NUMBERED,
        `${settings}authentication:
  kind: clientCredentials
  tokenAddress: ${issuer.uri}/oauth/token
  clientId: '{user}'
  clientSecret: '{key}'
  parameters: { scope: read }`,
      )

    it('requests one token, and another one after a 401', async () => {
      const reading = source(manifest(), { properties })
      expect(ids(await tableOf(reading))).toHaveLength(5)
      expect(issuer.requests).toHaveLength(1)
      accepted = 'revoked'
      expect(ids(await tableOf(reading))).toHaveLength(5)
      expect(issuer.requests).toHaveLength(2)
    })

    it('fails if the secret is wrong', async () => {
      const wrong = { ...properties, 'shelf.key': 'k2' }
      expect(await failureOf(() => tableOf(source(manifest(), { properties: wrong })))).toMatchObject({
        message: messages.tokenRefused,
        code: 'sign-in-refused',
        forbidden: true,
      })
    })
  })

  describe('with the tokens of a grant', () => {
    const manifest = () =>
      manifestOf(
        NUMBERED,
        `${settings}authentication:
  kind: authorisationCode
  authorisationAddress: https://login.shelf.example/authorise
  tokenAddress: https://login.shelf.example/token
  clientId: '{user}'
  clientSecret: '{key}'`,
      )
    const hosts = () => `${new URL(shelf.api.uri).host} login.shelf.example`
    const granting = (account = hosts()) => {
      const options: Parameters<SourceAccess>[0][] = []
      const access: SourceAccess = async (option = {}) => {
        options.push(option)
        return { accessToken: option.rejected ? 'second' : 'first', account, scope: null }
      }
      return { access, options }
    }
    const readWith = (access?: SourceAccess) =>
      tableOf(source(manifest(), { properties, ...(access && { access }) }))

    it('which are renewed once they are refused', async () => {
      shelf.isAuthorised = ({ headers }) => headers.authorization === 'Bearer second'
      const { access, options } = granting()
      expect(ids(await readWith(access))).toHaveLength(5)
      expect(options).toEqual([{}, { rejected: 'first' }])
    })

    it('and not without a grant', async () => {
      expect(await failureOf(() => readWith())).toMatchObject({
        message: messages.notAuthorised,
        code: 'not-authorised',
      })
    })

    it('and not once the renewed token is refused', async () => {
      shelf.isAuthorised = () => false
      expect(await failureOf(() => readWith(granting().access))).toMatchObject({
        message: messages.noLongerAuthorised,
        code: 'not-authorised',
        forbidden: true,
      })
    })

    it.each([
      ['API', () => 'api.shelf.example login.shelf.example'],
      ['token', () => `${new URL(shelf.api.uri).host} sign-in.shelf.example`],
    ])('which are never sent after the %s host has changed', async (_, account) => {
      expect(await failureOf(() => readWith(granting(account()).access))).toMatchObject({
        message: messages.otherHosts,
        code: 'not-authorised',
      })
      expect(shelf.api.requests).toEqual([])
    })
  })
})

describe('settings', () => {
  const settings = `settings:
  - { name: branch, title: Branch, required: true, pattern: '[a-z]{1,3}' }
  - { name: version, title: Version }
`
  const stream = `
    request: { path: '{branch}', query: { branch: '{version}' } }
    paging: { kind: onePage }`

  it('are parts of paths and parameters, and empty parameters are left out', async () => {
    const manifest = manifestOf(stream, settings)
    await tableOf(source(manifest, { properties: { 'shelf.branch': 'all', 'shelf.version': 'a&b=c' } }))
    expect(urls().at(-1)).toBe('/v1/all?branch=a%26b%3Dc')
    await tableOf(source(manifest, { properties: { 'shelf.branch': 'all' } }))
    expect(urls().at(-1)).toBe('/v1/all')
  })

  it.each([
    ['that are required', '', messages.missing('shelf.branch')],
    ['with another pattern', 'all4', messages.badValue('shelf.branch')],
    ['with line breaks', 'a\nb', messages.badValue('shelf.branch')],
  ])('%s are refused before any request', async (_, value, message) => {
    const failure = await failureOf(async () =>
      source(manifestOf(stream, settings), { properties: { 'shelf.branch': value } }),
    )
    expect(failure).toMatchObject({ message, code: 'settings' })
    expect(urls()).toEqual([])
  })

  it('cannot leave their segment of a path', async () => {
    const free = settings.replace(", pattern: '[a-z]{1,3}'", '')
    const using = (value: string) =>
      source(manifestOf(stream, free), { properties: { 'shelf.branch': value } })
    expect(await failureOf(async () => using('..'))).toMatchObject({
      message: messages.badValue('shelf.branch'),
    })
    await failureOf(() => tableOf(using('../../admin?x=//evil.example')))
    expect(urls()).toEqual(['/v1/..%2F..%2Fadmin%3Fx%3D%2F%2Fevil.example'])
  })
})

describe('a manifest cannot reach', () => {
  const hosted = (base: string): Manifest => {
    const { manifest, faults } = parseManifest(`
name: Shelf
base: ${base}
${base.includes('{') ? "hosts: ['*.shelf.example']" : ''}
settings:
  - { name: node, title: Node }
  - { name: key, title: Key, secret: true }
authentication: { kind: bearer, token: '{key}' }
streams:
  - { name: books, request: { path: books }, columns: [{ path: id, kind: text }], key: [id], paging: { kind: onePage } }
`)
    if (!manifest) throw new Error(JSON.stringify(faults))
    return manifest
  }

  it.each([
    'evil.example',
    'shelf.example',
    'a.b',
    'evil.example/',
    'evil.example#',
    'x@evil.example',
    'evil.example:443',
    '127.0.0.1',
  ])('another host through a setting: %s', async (node) => {
    const properties = { 'shelf.node': node, 'shelf.key': 'secret' }
    const whole = await failureOf(async () => source(hosted('https://{node}/v1/'), { properties }))
    expect([messages.badHost, messages.badValue('shelf.node')]).toContain(whole.message)
    expect(whole.code).toBe('settings')
  })

  it('a private address, also behind a name', async () => {
    const properties = { 'shelf.key': 'secret', 'shelf.node': 'a' }
    const lookup = async () => [{ address: '10.0.0.7', family: 4 }]
    const failureAt = (base: string) =>
      failureOf(() =>
        tableOf(source(hosted(base), { properties, outbound: { allowPrivateTargets: false, lookup } })),
      )
    for (const base of ['https://10.0.0.7/', 'https://localhost/'])
      expect(await failureAt(base)).toMatchObject({ message: outboundMessages.privateAddress })
    expect(await failureAt('https://{node}.shelf.example/')).toMatchObject({ message: usual.refused })
  })

  it('the target of a redirect', async () => {
    shelf.api.faults.push({ status: 302, headers: { location: 'https://evil.example/' } })
    expect(await failureOf(() => tableOf(source(manifestOf())))).toMatchObject({ message: usual.moved })
  })

  it('another host through a link to the next page', async () => {
    const evil = createServer()
    await new Promise<void>((resolve) => evil.listen(0, '127.0.0.1', resolve))
    others.push({ stop: () => new Promise((resolve) => evil.close(() => resolve())) })
    const seen: unknown[] = []
    evil.on('request', (request) => seen.push(request.url))
    const address = evil.address()
    const port = typeof address === 'object' ? address?.port : 0
    shelf.api.faults.push(undefined, {
      body: JSON.stringify({ items: [{ id: 1 }], next: `http://127.0.0.1:${port}/` }),
    })
    const stream = `
    request: { path: links }
    records: items
    paging: { kind: nextLink, link: next }`
    expect(await failureOf(() => tableOf(source(manifestOf(stream))))).toMatchObject({
      message: usual.otherOrigin,
    })
    expect(seen).toEqual([])
  })
})

describe('causes', () => {
  const causes = `causes:
  - { status: 403, path: error.code, equals: plan, sentence: Your plan has no books., code: not-authorised, notIncluded: true }
  - { status: 403, sentence: Your key was revoked., code: sign-in-refused, forbidden: true }
  - { status: 409, sentence: Shelf is closing its day., code: source-busy, passing: true }
`
  const refused = (status: number, code: string) => ({ status, body: JSON.stringify({ error: { code } }) })

  it.each([
    [refused(403, 'plan'), { message: 'Your plan has no books.', notIncluded: true, forbidden: false }],
    [refused(403, 'key'), { message: 'Your key was revoked.', code: 'sign-in-refused', forbidden: true }],
    [refused(404, ''), { message: usual.noPath }],
  ])('%o', async (fault, failure) => {
    shelf.api.faults.push(undefined, fault)
    expect(await failureOf(() => tableOf(source(manifestOf(NUMBERED, causes))))).toMatchObject(failure)
  })

  it('that pass are retried', async () => {
    shelf.api.faults.push(undefined, refused(409, ''))
    expect(ids(await tableOf(source(manifestOf(NUMBERED, causes))))).toHaveLength(5)
  })
})

it('keeps its rate', async () => {
  const manifest = manifestOf(NUMBERED, 'rate: { requests: 1, seconds: 10 }')
  const started = now.getTime()
  await tableOf(source(manifest))
  // The check and three pages are four requests.
  expect(now.getTime() - started).toBe(30_000)
})

describe('a connection test', () => {
  async function checksOf(adapter: SourceAdapter) {
    const passed: PassedCheck[] = []
    let failure: unknown
    try {
      for await (const check of adapter.probe(forever)) passed.push(check)
    } catch (error) {
      failure = error
    }
    return { passed: passed.map(({ key }) => key), failure }
  }

  it('sends the request of the manifest', async () => {
    const { passed } = await checksOf(
      source(manifestOf(NUMBERED, 'probe: { path: all, query: { branch: one } }')),
    )
    expect(passed).toEqual(['host-found', 'reached', 'signed-in', 'source-readable'])
    expect(urls()).toEqual(['/v1/all?branch=one'])
  })

  it('says how far it got', async () => {
    shelf.isAuthorised = () => false
    const { passed, failure } = await checksOf(source(manifestOf()))
    expect(passed).toEqual(['host-found', 'reached'])
    expect(failure).toMatchObject({ code: 'sign-in-refused' })
    await shelf.api.stop()
    expect(await checksOf(source(manifestOf()))).toMatchObject({
      passed: [],
      failure: { code: 'unreachable' },
    })
    shelf = await startShelf(() => now)
  })
})
