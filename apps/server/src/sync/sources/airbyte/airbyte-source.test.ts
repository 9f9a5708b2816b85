import { ApiRefusal, type ApiRequest, type ApiRoute } from '@tributary/fakes/http-api/api-exchange'
import { type ApiServer, startApiServer } from '@tributary/fakes/http-api/api-server'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { memoryRateLimits } from '../../rate-limits.ts'
import { SourceFailure } from '../../source-failure.ts'
import { silentLog } from '../../sync-log.ts'
import { readTable } from '../../testing/read-table.ts'
import type { Reading, SourceAdapter } from '../source-adapter.ts'
import { airbyteSource } from './airbyte-source.ts'
import { readManifest } from './compile/manifest.ts'

const forever = new AbortController().signal
const afresh: Reading = { full: false, cursor: undefined }
const KEY = 'key-1'

type Thing = { id: number; name: string; price: number; active: boolean; updated_at: string; tags: string[] }

let now: Date
let things: Thing[]
let api: ApiServer
let tokens: number
let opened: SourceAdapter[]
let paused: number[]

const refuse = (status: number, json: unknown = { error: 'refused' }) => new ApiRefusal({ status, json })

function authorised({ headers, query }: ApiRequest) {
  const given = [headers.authorization, headers['x-api-key'], headers['x-session'], query.get('api_key')]
  const basic = `Basic ${Buffer.from(`ann:${KEY}`).toString('base64')}`
  if (
    !given.some((one) =>
      [`Bearer ${KEY}`, `Bearer token-${tokens}`, KEY, basic, `session-${tokens}`].includes(String(one)),
    )
  )
    throw refuse(401, { error: 'unauthorised' })
}

const whole = (text: string | null, usual: number) => {
  if (text !== null && !/^\d+$/.test(text)) throw refuse(400)
  return text === null ? usual : Number(text)
}

function since({ query }: ApiRequest): Thing[] {
  const [from, to] = [query.get('since'), query.get('until')]
  for (const time of [from, to])
    if (time !== null && !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(time)) throw refuse(400)
  return things.filter(
    ({ updated_at: at }) =>
      (from === null || at >= from) && (to === null || at.slice(0, 19) <= to.slice(0, 19)),
  )
}

/** Lists of one store, each divided into pages in another way. */
const routes = (): ApiRoute[] => [
  {
    path: '/v1/plain',
    query: ['api_key', 'kind', 'ids'],
    handle(request) {
      authorised(request)
      return { json: things }
    },
  },
  {
    path: '/v1/pages',
    query: ['page', 'limit'],
    handle(request) {
      authorised(request)
      const page = whole(request.query.get('page'), 1)
      const size = api.pages.begin(page, whole(request.query.get('limit'), 3))
      return { json: { data: { items: things.slice((page - 1) * size, page * size) } } }
    },
  },
  {
    path: '/v1/strict-pages',
    query: ['page', 'limit'],
    handle(request) {
      authorised(request)
      const page = whole(request.query.get('page'), 1)
      const items = things.slice((page - 1) * 3, page * 3)
      if (items.length === 0) throw refuse(404)
      return { json: items }
    },
  },
  {
    path: '/v1/offsets',
    query: ['offset', 'count'],
    handle(request) {
      authorised(request)
      const offset = whole(request.query.get('offset'), 0)
      const size = api.pages.begin(offset, whole(request.query.get('count'), 3))
      return { json: { items: things.slice(offset, offset + size) } }
    },
  },
  {
    path: '/v1/cursors',
    query: ['after'],
    handle(request) {
      authorised(request)
      const after = whole(request.query.get('after'), 0)
      const items = things.filter(({ id }) => id > after).slice(0, 3)
      const more = things.some(({ id }) => id > (items.at(-1)?.id ?? after))
      return { json: { items, meta: { more, next: more ? items.at(-1)?.id : null } } }
    },
  },
  {
    path: '/v1/links',
    query: ['at', 'per'],
    handle(request) {
      authorised(request)
      const at = whole(request.query.get('at'), 0)
      const next = at + 3 < things.length ? `${api.uri}/v1/links?at=${at + 3}&per=3` : null
      const headers = next ? { link: `<${next}>; rel="next", <${api.uri}/v1/links>; rel="first"` } : {}
      return { headers, json: { items: things.slice(at, at + 3), next } }
    },
  },
  {
    path: '/v1/changes',
    query: ['since', 'until'],
    handle(request) {
      authorised(request)
      return { json: { items: since(request) } }
    },
  },
  {
    path: '/v1/things/:id/parts',
    query: ['of'],
    handle(request) {
      authorised(request)
      const id = Number(request.params.id)
      if (id % 3 === 0) throw refuse(404, { error: 'no parts' })
      return {
        json: {
          parts: [
            { part: `${id}-a`, weight: id / 2 },
            { part: `${id}-b`, weight: id },
          ],
        },
      }
    },
  },
  {
    path: '/v1/search',
    method: 'POST',
    handle(request) {
      authorised(request)
      const { filter, page, size } = JSON.parse(request.body)
      if (filter?.active !== true || typeof size !== 'number') throw refuse(400)
      const found = things.filter(({ active }) => active)
      return { json: { results: found.slice((page - 1) * size, page * size) } }
    },
  },
  {
    path: '/v1/map',
    handle(request) {
      authorised(request)
      return { json: { groups: { one: things.slice(0, 2), two: things.slice(2, 3) } } }
    },
  },
  {
    path: '/oauth/token',
    method: 'POST',
    handle({ body }) {
      const form = new URLSearchParams(body)
      const isRefresh =
        form.get('grant_type') === 'refresh_token' && form.get('refresh_token') === 'refresh-1'
      const isClient = form.get('grant_type') === 'client_credentials' && form.get('scope') === 'read'
      if (form.get('client_secret') !== KEY || !(isRefresh || isClient))
        throw refuse(400, { error: 'invalid_client' })
      tokens += 1
      return { json: { access_token: `token-${tokens}`, expires_in: 3_600 } }
    },
  },
  {
    path: '/v1/login',
    method: 'POST',
    handle({ body }) {
      if (JSON.parse(body).password !== KEY) throw refuse(401)
      tokens += 1
      return { json: { session: { key: `session-${tokens}` } } }
    },
  },
]

beforeEach(async () => {
  now = new Date('2026-11-21T12:00:00Z')
  tokens = 0
  paused = []
  opened = []
  things = Array.from({ length: 8 }, (_, at) => ({
    id: at + 1,
    name: `Ting ${at + 1} «ø»`,
    price: 10.25 * (at + 1),
    active: at % 2 === 0,
    updated_at: `2026-11-${String(at + 10)}T08:00:00Z`,
    tags: ['a', `t${at}`],
  }))
  api = await startApiServer({
    routes: routes(),
    clock: () => now,
    refusalOf: ({ kind }) => ({ status: kind === 'unknown-parameter' ? 400 : 404, json: { error: kind } }),
  })
})
afterEach(async () => {
  for (const source of opened) source.close()
  await api.stop()
})

const SCHEMA = `
type: InlineSchemaLoader
schema:
  type: object
  properties:
    id: { type: integer }
    name: { type: [string, "null"] }
    price: { type: number }
    active: { type: boolean }
    updated_at: { type: string, format: date-time }
    tags: { type: array, items: { type: string } }`

const SPEC = `
spec:
  type: Spec
  connection_specification:
    type: object
    required: [base_url]
    properties:
      base_url: { type: string, title: Address }
      api_key: { type: string, airbyte_secret: true }
      start_date: { type: string, default: "2026-11-11T00:00:00Z" }
      size: { type: integer, default: 3 }
      kinds: { type: array }
      mode: { type: string }`

const BEARER = `{ type: BearerAuthenticator, api_token: "{{ config['api_key'] }}" }`
const ITEMS = `{ type: RecordSelector, extractor: { type: DpathExtractor, field_path: [items] } }`
const ROOT = `{ type: RecordSelector, extractor: { type: DpathExtractor, field_path: [] } }`

const indent = (text: string, by: number) => text.replaceAll('\n', `\n${' '.repeat(by)}`)

type Parts = {
  path?: string
  auth?: string
  requester?: string
  selector?: string
  retriever?: string
  stream?: string
  key?: string
  streams?: string
}

/** Writes a manifest with one stream, things, and further ones. */
const manifestOf = ({
  path = '/plain',
  auth = BEARER,
  requester = '',
  selector = ROOT,
  retriever = '',
  stream = '',
  key = 'primary_key: id',
  streams = '',
}: Parts) => `
type: DeclarativeSource
version: 6.1.0
check: { type: CheckStream, stream_names: [things] }
definitions:
  requester:
    type: HttpRequester
    url_base: "{{ config['base_url'] }}/v1"
    http_method: GET
    authenticator: ${indent(auth, 6)}
  schema: ${indent(SCHEMA, 4)}
streams:
  - type: DeclarativeStream
    name: things
    ${key}
    retriever:
      type: SimpleRetriever
      requester:
        $ref: "#/definitions/requester"
        path: ${path}
        ${indent(requester.trim(), 8)}
      record_selector: ${indent(selector, 8)}
      ${indent(retriever.trim(), 6)}
    schema_loader: { $ref: "#/definitions/schema" }
    ${indent(stream.trim(), 4)}
  ${indent(streams.trim(), 2)}
${SPEC}
`

function source(text: string, properties: Record<string, string> = {}) {
  const manifest = readManifest(text)
  expect(manifest.problems).toEqual([])
  const clock = () => now
  const pause = async (ms: number) => {
    paused.push(ms)
    now = new Date(now.getTime() + ms)
  }
  const tools = {
    outbound: { allowPrivateTargets: true },
    rateLimits: memoryRateLimits(clock),
    limits: { pause, random: () => 0.5 },
  }
  const given = new Map(
    Object.entries({ base_url: api.uri, api_key: KEY, ...properties }).map(([name, value]) => [
      `things.${name}`,
      value,
    ]),
  )
  const made = airbyteSource(tools, {
    kind: 'things',
    name: 'Things',
    manifest,
    propertyOf: ({ name }) => `things.${name}`,
  })({
    properties: given,
    log: silentLog,
    now: clock,
  })
  opened.push(made)
  return made
}

async function read(adapter: SourceAdapter, name = 'things', reading = afresh) {
  const typed = adapter as ReturnType<typeof source>
  for await (const stream of typed.list(forever))
    if (stream.name === name) return readTable(typed, stream.columns ?? [], { name, reading })
  throw new Error(`Unknown table: ${name}`)
}

const rowsOf = (some: readonly Thing[]) =>
  some.map((thing) => ({ ...thing, tags: JSON.stringify(thing.tags) }))
const failureOf = async (work: Promise<unknown>): Promise<SourceFailure> => {
  const failure = await work.catch((error: unknown) => error)
  if (!(failure instanceof SourceFailure)) throw new Error('It did not fail as it should')
  return failure
}

const paged = (paging: string) =>
  `paginator:\n  type: DefaultPaginator\n${paging.replace(/^/gm, '  ').trimEnd()}`

describe('authentication', () => {
  it.each([
    ['a bearer token', BEARER],
    [
      'a key in a header',
      `{ type: ApiKeyAuthenticator, header: X-Api-Key, api_token: "{{ config['api_key'] }}" }`,
    ],
    [
      'a key in the query',
      `{ type: ApiKeyAuthenticator, api_token: "{{ config.api_key }}", inject_into: { type: RequestOption, inject_into: request_parameter, field_name: api_key } }`,
    ],
    [
      'a name and a password',
      `{ type: BasicHttpAuthenticator, username: ann, password: "{{ config['api_key'] }}" }`,
    ],
    [
      'client credentials',
      `{ type: OAuthAuthenticator, token_refresh_endpoint: "{{ config['base_url'] }}/oauth/token", grant_type: client_credentials, client_id: c, client_secret: "{{ config['api_key'] }}", scopes: [read] }`,
    ],
    [
      'a refresh token',
      `{ type: OAuthAuthenticator, token_refresh_endpoint: "{{ config['base_url'] }}/oauth/token", client_id: c, client_secret: "{{ config['api_key'] }}", refresh_token: refresh-1 }`,
    ],
    [
      'a session',
      `{ type: SessionTokenAuthenticator, session_token_path: [session, key], expiration_duration: PT1H, login_requester: { type: HttpRequester, url_base: "{{ config['base_url'] }}/v1", path: login, http_method: POST, request_body_json: { password: "{{ config['api_key'] }}" } }, request_authentication: { type: ApiKey, inject_into: { type: RequestOption, inject_into: header, field_name: X-Session } } }`,
    ],
    [
      'the method that the settings name',
      `{ type: SelectiveAuthenticator, authenticator_selection_path: [mode], authenticators: { other: { type: NoAuth }, token: ${BEARER} } }`,
    ],
  ])('with %s reads every row', async (_, auth) => {
    const { rows, extent } = await read(source(manifestOf({ auth }), { mode: 'token' }))
    expect(rows).toEqual(rowsOf(things))
    expect(extent).toBe('whole')
  })

  it('with a wrong key is refused', async () => {
    const failure = await failureOf(read(source(manifestOf({}), { api_key: 'wrong' })))
    expect(failure).toMatchObject({ code: 'sign-in-refused', forbidden: true })
  })

  it('with an expired token requests another one', async () => {
    const auth = `{ type: OAuthAuthenticator, token_refresh_endpoint: "{{ config['base_url'] }}/oauth/token", client_id: c, client_secret: "{{ config['api_key'] }}", refresh_token: refresh-1 }`
    const adapter = source(manifestOf({ auth }))
    await read(adapter)
    tokens = 7
    expect((await read(adapter)).rows).toHaveLength(8)
    expect(api.requests.filter(({ path }) => path === '/oauth/token')).toHaveLength(2)
  })

  it('never sends a secret to an address that the source chooses', () => {
    const auth = `{ type: OAuthAuthenticator, token_refresh_endpoint: "{{ stream_partition.kind }}", client_id: c, client_secret: "{{ config['api_key'] }}", refresh_token: refresh-1 }`
    const retriever = `partition_router: { type: ListPartitionRouter, cursor_field: kind, values: ["${api.uri}/oauth/token"] }`
    expect(readManifest(manifestOf({ auth, retriever })).problems).toMatchObject([
      { component: 'OAuthAuthenticator', reason: 'has a host that is not known in advance' },
    ])
  })

  it('never sends a key with a line break', async () => {
    const failure = await failureOf(read(source(manifestOf({}), { api_key: 'a\r\nx-other: b' })))
    expect(failure.code).toBe('settings')
    expect(api.requests).toEqual([])
  })
})

describe('pages', () => {
  const byPage = paged(`
pagination_strategy: { type: PageIncrement, start_from_page: 1, page_size: 3 }
page_token_option: { type: RequestOption, inject_into: request_parameter, field_name: page }
page_size_option: { type: RequestOption, inject_into: request_parameter, field_name: limit }`)
  const nested = `{ type: RecordSelector, extractor: { type: DpathExtractor, field_path: [data, items] } }`

  it.each([
    ['numbers', { path: '/pages', selector: nested, retriever: byPage }],
    ['numbers whose end is a 404', { path: '/strict-pages', retriever: byPage }],
    [
      'offsets',
      {
        path: '/offsets',
        selector: ITEMS,
        retriever: paged(`
pagination_strategy: { type: OffsetIncrement, page_size: "{{ config['size'] }}", inject_on_first_request: true }
page_token_option: { type: RequestOption, inject_into: request_parameter, field_name: offset }
page_size_option: { type: RequestOption, inject_into: request_parameter, field_name: count }`),
      },
    ],
    [
      'cursors with a stop condition',
      {
        path: '/cursors',
        selector: ITEMS,
        retriever: paged(`
pagination_strategy: { type: CursorPagination, cursor_value: "{{ last_record['id'] }}", stop_condition: "{{ not response.meta.more }}" }
page_token_option: { type: RequestOption, inject_into: request_parameter, field_name: after }`),
      },
    ],
    [
      'cursors that end',
      {
        path: '/cursors',
        selector: ITEMS,
        requester: `request_parameters: { after: "{{ next_page_token['next_page_token'] or '' }}" }`,
        retriever: paged(`
pagination_strategy: { type: CursorPagination, cursor_value: "{{ response.get('meta', {}).get('next', '') }}" }`),
      },
    ],
    [
      'links in the response',
      {
        path: '/links',
        selector: ITEMS,
        requester: `request_parameters: { per: "3" }`,
        retriever: paged(`
pagination_strategy: { type: CursorPagination, cursor_value: "{{ response['next'] }}" }
page_token_option: { type: RequestPath }`),
      },
    ],
    [
      'links in a header',
      {
        path: '/links',
        selector: ITEMS,
        retriever: paged(`
pagination_strategy: { type: CursorPagination, cursor_value: "{{ headers['link']['next']['url'] }}", stop_condition: "{{ 'next' not in headers['link'] }}" }
page_token_option: { type: RequestPath }`),
      },
    ],
  ])('with %s are all read', async (_, parts) => {
    const { rows } = await read(source(manifestOf(parts)))
    expect(rows).toEqual(rowsOf(things))
  })

  it.each([
    ['/pages', nested, byPage],
    [
      '/offsets',
      ITEMS,
      paged(`
pagination_strategy: { type: OffsetIncrement, page_size: 3 }
page_token_option: { type: RequestOption, inject_into: request_parameter, field_name: offset }
page_size_option: { type: RequestOption, inject_into: request_parameter, field_name: count }`),
    ],
  ])('that the source makes smaller than requested are all read (%s)', async (path, selector, retriever) => {
    api.pages.cap = 2
    const { rows } = await read(source(manifestOf({ path, selector, retriever })))
    expect(rows).toEqual(rowsOf(things))
  })

  it('with a link to another host are refused', async () => {
    const retriever = paged(`
pagination_strategy: { type: CursorPagination, cursor_value: "http://127.0.0.2:1/v1/links?at={{ response['next'][-1:] }}" }
page_token_option: { type: RequestPath }`)
    const failure = await failureOf(read(source(manifestOf({ path: '/links', selector: ITEMS, retriever }))))
    expect(failure.code).toBe('source-data')
  })

  it('that are the same twice are refused', async () => {
    const retriever = paged(`
pagination_strategy: { type: CursorPagination, cursor_value: "{{ (last_page_token_value or 0) + 1 }}" }`)
    expect((await failureOf(read(source(manifestOf({ retriever }))))).code).toBe('source-data')
  })
})

describe('records', () => {
  it('are filtered and changed', async () => {
    const selector = `{ type: RecordSelector, extractor: { type: DpathExtractor, field_path: [] }, record_filter: { type: RecordFilter, condition: "{{ record['price'] > 40 and record.active }}" } }`
    const stream = `
transformations:
  - type: AddFields
    fields:
      - { type: AddedFieldDefinition, path: [name], value: "{{ record['name'] | upper }} {{ record['id'] }}" }
      - { type: AddedFieldDefinition, path: [tags], value: "{{ record.tags[0] }}" }
  - { type: RemoveFields, field_pointers: [[price]] }`
    const { rows } = await read(source(manifestOf({ selector, stream })))
    expect(rows).toEqual(
      rowsOf(things.filter(({ price, active }) => price > 40 && active)).map((row) => ({
        ...row,
        name: `${row.name.toUpperCase()} ${row.id}`,
        price: null,
        tags: 'a',
      })),
    )
  })

  it('are found with a path of any names', async () => {
    const selector = `{ type: RecordSelector, extractor: { type: DpathExtractor, field_path: [groups, "*", "*"] } }`
    expect((await read(source(manifestOf({ path: '/map', selector })))).rows).toEqual(
      rowsOf(things.slice(0, 3)),
    )
  })

  it('that are not where the manifest says fail', async () => {
    const selector = `{ type: RecordSelector, extractor: { type: DpathExtractor, field_path: [renamed] } }`
    const failure = await failureOf(read(source(manifestOf({ path: '/map', selector }))))
    expect(failure.code).toBe('source-data')
  })

  it('of a schema without fields are stored as they are', async () => {
    const text = manifestOf({ key: 'primary_key: [[id]]' }).replace(
      /properties:\n {8}id[\s\S]*?tags:.*/,
      'properties: {}',
    )
    const { rows } = await read(source(text))
    expect(rows.map(({ record, id }) => [id, JSON.parse(String(record))])).toEqual(
      things.map((one) => [String(one.id), one]),
    )
  })

  it('come from a search with a JSON body', async () => {
    const requester = `http_method: POST\nrequest_body_json: { filter: { active: true }, size: "{{ config['size'] }}" }`
    const retriever = paged(`
pagination_strategy: { type: PageIncrement, start_from_page: 1, page_size: "{{ config['size'] }}", inject_on_first_request: true }
page_token_option: { type: RequestOption, inject_into: body_json, field_name: page }`)
    const selector = `{ type: RecordSelector, extractor: { type: DpathExtractor, field_path: [results] } }`
    const { rows } = await read(source(manifestOf({ path: '/search', requester, retriever, selector })))
    expect(rows).toEqual(rowsOf(things.filter(({ active }) => active)))
  })
})

describe('parts of a stream', () => {
  const parts = (rest = '') => `
- type: DeclarativeStream
  name: parts
  primary_key: part
  schema_loader: { type: InlineSchemaLoader, schema: { type: object, properties: { part: { type: string }, weight: { type: number }, thing: { type: integer } } } }
  transformations:
    - { type: AddFields, fields: [{ path: [thing], value: "{{ stream_partition.thing_id }}" }] }
  retriever:
    type: SimpleRetriever
    requester:
      $ref: "#/definitions/requester"
      path: "/things/{{ stream_partition['thing_id'] }}/parts"
      ${rest}
    record_selector: { type: RecordSelector, extractor: { type: DpathExtractor, field_path: [parts] } }
    partition_router:
      type: SubstreamPartitionRouter
      parent_stream_configs: [{ type: ParentStreamConfig, parent_key: id, partition_field: thing_id, stream: { $ref: "#/streams/0" } }]`
  const ignoring = `error_handler: { type: CompositeErrorHandler, error_handlers: [{ type: DefaultErrorHandler, response_filters: [{ type: HttpResponseFilter, http_codes: [404], action: IGNORE }] }] }`

  it('are read for each parent, and ignored responses have no rows', async () => {
    const { rows } = await read(source(manifestOf({ streams: parts(ignoring) })), 'parts')
    const withParts = things.filter(({ id }) => id % 3 !== 0)
    expect(rows).toEqual(
      withParts.flatMap(({ id }) => [
        { part: `${id}-a`, weight: id / 2, thing: id },
        { part: `${id}-b`, weight: id, thing: id },
      ]),
    )
  })

  it('have a first page after one request of their parents', async () => {
    const page = await source(manifestOf({ streams: parts() })).firstPage('parts', forever)
    expect(page).toMatchObject({
      rows: [
        ['1-a', 0.5, 1],
        ['1-b', 1, 1],
      ],
      hasMore: true,
    })
    expect(api.requests.map(({ path }) => path)).toEqual(['/v1/plain', '/v1/things/1/parts'])
  })

  it('know the parts around them, under each of the names of a slice', async () => {
    const inner = `
- type: DeclarativeStream
  name: inner
  schema_loader: { type: InlineSchemaLoader, schema: { type: object, properties: { part: { type: string }, around: { type: string } } } }
  transformations:
    - { type: AddFields, fields: [{ path: [around], value: "{{ stream_slice.parent_slice.thing_id }} {{ stream_partition.part_id }}" }] }
  retriever:
    type: SimpleRetriever
    requester: { $ref: "#/definitions/requester", path: "/things/{{ stream_interval.parent_slice.thing_id }}/parts", request_parameters: { of: "{{ stream_interval.part_id }}" } }
    record_selector: { type: RecordSelector, extractor: { type: DpathExtractor, field_path: [parts] } }
    partition_router:
      type: SubstreamPartitionRouter
      parent_stream_configs: [{ type: ParentStreamConfig, parent_key: part, partition_field: part_id, stream: { $ref: "#/streams/1" } }]`
    things = things.slice(0, 1)
    const { rows } = await read(source(manifestOf({ streams: parts(ignoring) + inner })), 'inner')
    expect(rows.map(({ around }) => around)).toEqual(['1 1-a', '1 1-a', '1 1-b', '1 1-b'])
    expect(api.requests.map(({ query }) => query.get('of')).slice(-2)).toEqual(['1-a', '1-b'])
  })

  it('fail if the manifest does not ignore the response', async () => {
    const failure = await failureOf(read(source(manifestOf({ streams: parts() })), 'parts'))
    expect(failure.code).toBe('source-path-missing')
  })

  it('are read for each value of a list', async () => {
    const retriever = `partition_router: { type: ListPartitionRouter, cursor_field: kind, values: "{{ config['kinds'] }}", request_option: { type: RequestOption, inject_into: request_parameter, field_name: kind } }`
    await read(source(manifestOf({ retriever, key: '' }), { kinds: 'x, y' }))
    expect(api.requests.map(({ query }) => query.get('kind'))).toEqual(['x', 'y'])
  })

  it('repeat a parameter for each value of a list', async () => {
    await read(source(manifestOf({ requester: `request_parameters: { ids: [1, 2] }` })))
    expect(api.requests[0]?.query.getAll('ids')).toEqual(['1', '2'])
  })
})

describe('changes', () => {
  const cursor = (more = '') => `
incremental_sync:
  type: DatetimeBasedCursor
  cursor_field: updated_at
  datetime_format: "%Y-%m-%dT%H:%M:%SZ"
  start_datetime: { type: MinMaxDatetime, datetime: "{{ config['start_date'] }}" }
  end_datetime: { type: MinMaxDatetime, datetime: "{{ now_utc().strftime('%Y-%m-%dT%H:%M:%SZ') }}" }
  start_time_option: { type: RequestOption, inject_into: request_parameter, field_name: since }
  end_time_option: { type: RequestOption, inject_into: request_parameter, field_name: until }
  ${more}`
  const changes = (more = '') => manifestOf({ path: '/changes', selector: ITEMS, stream: cursor(more) })

  it('are read from the last time on, after a reading of everything', async () => {
    const first = await read(source(changes()))
    expect(first.rows).toEqual(rowsOf(things.slice(1)))
    expect(first.extent).toBe('whole')
    now = new Date('2026-11-22T12:00:00Z')
    things = things.map((thing) =>
      thing.id === 3 ? { ...thing, name: 'Changed', updated_at: '2026-11-22T08:00:00Z' } : thing,
    )
    const second = await read(source(changes()), 'things', { full: false, cursor: first.cursor })
    expect(second.rows).toEqual(rowsOf(things.filter(({ id }) => id === 3 || id === 8)))
    expect(second.extent).toBe('changes')
  })

  it('never start after the beginning of the last reading', async () => {
    things = [...things, { ...(things[0] as Thing), id: 9, updated_at: '2026-11-21T11:59:00Z' }]
    now = new Date('2026-11-21T11:30:00Z')
    const withoutEnd = changes().replace(/end_time_option.*/, '')
    const { rows, cursor: position } = await read(source(withoutEnd))
    expect(rows).toHaveLength(8)
    expect(JSON.parse(position ?? '').position).toBe('2026-11-21T11:30:00.000Z')
  })

  it('are read in steps without a gap', async () => {
    const { rows } = await read(source(changes('step: P3D\n  cursor_granularity: PT1S')))
    expect(rows).toEqual(rowsOf(things.slice(1)))
    const windows = api.requests.map(({ query }) => [query.get('since'), query.get('until')])
    expect(windows).toEqual([
      ['2026-11-11T00:00:00Z', '2026-11-13T23:59:59Z'],
      ['2026-11-14T00:00:00Z', '2026-11-16T23:59:59Z'],
      ['2026-11-17T00:00:00Z', '2026-11-19T23:59:59Z'],
      ['2026-11-20T00:00:00Z', '2026-11-21T12:00:00Z'],
    ])
  })

  it('go back by the lookback of the manifest', async () => {
    const text = changes('lookback_window: P2D')
    const first = await read(source(text))
    const second = await read(source(text), 'things', { full: false, cursor: first.cursor })
    expect(second.rows).toEqual(rowsOf(things.slice(5)))
  })

  it('are not trusted with a time of creation: everything is read', async () => {
    const text = changes()
      .replaceAll('updated_at', 'created_at')
      .replace('cursor_field: updated_at', 'cursor_field: created_at')
    const { extent, cursor: position } = await read(source(text))
    expect([extent, position]).toEqual(['whole', undefined])
  })
})

describe('error responses', () => {
  const handler = (filter: string, backoff = '') =>
    `error_handler: { type: DefaultErrorHandler, response_filters: [{ type: HttpResponseFilter, ${filter} }], backoff_strategies: [${backoff}] }`

  it('are retried after the time that the manifest names', async () => {
    api.faults.push({ status: 420 })
    const requester = handler(
      'http_codes: [420], action: RATE_LIMITED',
      '{ type: ConstantBackoffStrategy, backoff_time_in_seconds: 7 }',
    )
    expect((await read(source(manifestOf({ requester })))).rows).toHaveLength(8)
    expect(paused).toEqual([7_000])
  })

  it('are retried after the time in a header', async () => {
    api.faults.push({ status: 429, headers: { 'x-retry-in': '12' } })
    const requester = handler(
      'http_codes: [429], action: RETRY',
      '{ type: WaitTimeFromHeader, header: X-Retry-In }',
    )
    expect((await read(source(manifestOf({ requester })))).rows).toHaveLength(8)
    expect(paused).toEqual([12_000])
  })

  it('fail immediately if the manifest says so', async () => {
    api.faults.push({ status: 500, body: '{"error":"plan"}' })
    const requester = handler(`predicate: "{{ response['error'] == 'plan' }}", action: FAIL`)
    expect(await failureOf(read(source(manifestOf({ requester }))))).toMatchObject({ passing: false })
  })

  it('of the whole list leave the table out instead of emptying it', async () => {
    api.faults.push({ status: 403 })
    const requester = handler('http_codes: [403], action: IGNORE')
    expect(await failureOf(read(source(manifestOf({ requester }))))).toMatchObject({ notIncluded: true })
  })

  it('with status 200 fail if the manifest says so', async () => {
    api.faults.push({ status: 200, body: '{"error":"quota of this account"}' })
    const requester = handler(`error_message_contains: "quota of", action: FAIL`)
    const failure = await failureOf(read(source(manifestOf({ requester }))))
    expect(failure.code).toBe('source-data')
    expect(failure.message).not.toContain('quota')
  })
})

describe('settings', () => {
  it('that are missing are named', async () => {
    expect(() => source(manifestOf({}), { base_url: '' })).toThrow(SourceFailure)
    const text = manifestOf({}).replace('required: [base_url]', 'required: [base_url, mode]')
    expect(() => source(text)).toThrow('mode is missing')
  })

  it('that choose a host that secrets are sent to are listed', () => {
    const auth = `{ type: OAuthAuthenticator, token_refresh_endpoint: "https://{{ config.mode }}.example/token", client_id: c, client_secret: "{{ config['api_key'] }}", refresh_token: r }`
    expect(readManifest(manifestOf({})).hostSettings).toEqual(['base_url'])
    expect(readManifest(manifestOf({ auth })).hostSettings).toEqual(['base_url', 'mode'])
  })

  it('with an address without TLS are refused', () => {
    const tools = { outbound: { allowPrivateTargets: false }, rateLimits: memoryRateLimits(() => now) }
    const make = () =>
      airbyteSource(tools, {
        kind: 'things',
        name: 'Things',
        manifest: readManifest(manifestOf({})),
        propertyOf: ({ name }) => `things.${name}`,
      })({
        properties: new Map([['things.base_url', 'http://example.org']]),
        log: silentLog,
        now: () => now,
      })
    expect(make).toThrow('https://')
  })

  it('with secrets that were entered for another host are refused', () => {
    const make = (sendsTo: string[]) =>
      airbyteSource(
        { outbound: { allowPrivateTargets: true }, rateLimits: memoryRateLimits(() => now) },
        {
          kind: 'custom',
          name: 'Things',
          manifest: readManifest(manifestOf({})),
          propertyOf: ({ name, isSecret }) => `custom.${isSecret ? 'secret' : 'setting'}.${name}`,
          sendsTo,
        },
      )({
        properties: new Map([
          ['custom.setting.base_url', api.uri],
          ['custom.secret.api_key', KEY],
        ]),
        log: silentLog,
        now: () => now,
      })
    expect(() => make(['other.example'])).toThrow('Enter the keys again')
    opened.push(make([new URL(api.uri).host]))
  })

  it('are tested with the first page of the checked stream', async () => {
    const keys: string[] = []
    for await (const { key } of source(manifestOf({})).probe(forever)) keys.push(key)
    expect(keys).toEqual(['host-found', 'reached', 'signed-in', 'source-readable'])
    expect(api.requests).toHaveLength(1)
  })
})

describe('problems', () => {
  const problemsOf = (text: string) =>
    readManifest(text).problems.map(
      ({ component, stream, line, reason }) => `${component} ${stream} ${line} ${reason}`,
    )
  const lineOf = (text: string, found: string) => text.slice(0, text.indexOf(found)).split('\n').length

  it('name the component, the stream and the line', () => {
    const text = manifestOf({ retriever: 'decoder: { type: XmlDecoder }' })
    expect(problemsOf(text)).toEqual([
      `XmlDecoder things ${lineOf(text, '{ type: XmlDecoder')} is not supported`,
    ])
  })

  it.each([
    ['an unknown function', `request_parameters: { kind: "{{ shell('ls') }}" }`, 'shell is not supported'],
    ['an unknown name', `request_parameters: { kind: "{{ stream_state.x }}" }`, 'reads stream_state'],
    ['an unreadable expression', `request_parameters: { kind: "{{ 1 + }}" }`, 'cannot be read'],
    ['another method', 'http_method: DELETE', 'uses the method DELETE'],
    ['a reference that leads nowhere', `error_handler: { $ref: "#/definitions/nothing" }`, 'leads nowhere'],
    [
      'a reference to itself',
      `error_handler: { $ref: "#/streams/0/retriever/requester/error_handler" }`,
      'leads nowhere',
    ],
  ])('include %s', (_, requester, reason) => {
    expect(problemsOf(manifestOf({ requester })).join('\n')).toContain(reason)
  })

  it('include a second host', () => {
    const streams = `
- type: DeclarativeStream
  name: others
  schema_loader: { $ref: "#/definitions/schema" }
  retriever: { type: SimpleRetriever, requester: { type: HttpRequester, url_base: "https://other.example/v1", path: x }, record_selector: ${ROOT} }`
    expect(problemsOf(manifestOf({ streams })).join('\n')).toContain('others')
  })

  it.each([
    ['not YAML', 'type: [', 'cannot be read as YAML'],
    ['a field twice', 'type: DeclarativeSource\ntype: DeclarativeSource', 'has the same field twice'],
    ['another document', 'type: Other', 'is not supported'],
    ['a list', '- 1', 'is not supported'],
    [
      'a billion aliases',
      `type: DeclarativeSource\na: &a [1,1,1,1,1,1,1,1,1,1]\n${[...'bcdefghi'].map((name, at) => `${name}: &${name} [${`*${'abcdefghi'[at]},`.repeat(10)}]`).join('\n')}`,
      'is too large',
    ],
  ])('include %s', (_, text, reason) => expect(problemsOf(text).join('\n')).toContain(reason))
})
