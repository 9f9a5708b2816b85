import { describe, expect, it } from 'vitest'
import { startFakeSource } from './fake-source.ts'
import { readParts } from './manifest-part.ts'
import { tryManifest } from './try-manifest.ts'

const SCHEMA = `
type: InlineSchemaLoader
schema:
  type: object
  properties:
    id: { type: integer }
    Name: { type: [string, "null"] }
    unitPrice: { type: [number, "null"] }
    amount: { type: [number, string] }
    is_open: { type: [boolean, "null"] }
    state: { type: string, enum: [open, shut] }
    due: { type: string, format: date }
    updated_at: { type: string, format: date-time, airbyte_type: timestamp_with_timezone }
    lines: { type: [array, "null"], items: { type: object, properties: { size: { type: integer }, label: { type: string } } } }
    address: { type: object, properties: { street: { type: string }, zip: { type: [string, "null"] } } }`

type Parts = {
  url?: string
  auth?: string
  stream?: string
  retriever?: string
  requester?: string
  list?: string
  more?: string
  settings?: string
}

const indent = (text: string, by: number) => text.trim().replaceAll('\n', `\n${' '.repeat(by)}`)

/** Writes a manifest with a stream `orders`, and further ones. */
const manifestOf = ({
  url = 'https://api.till.example/v1',
  auth = `{ type: BearerAuthenticator, api_token: "{{ config['token'] }}" }`,
  stream = '',
  retriever = '',
  requester = 'http_method: GET',
  list = '[data, items]',
  more = '',
  settings = `token: { type: string, airbyte_secret: true }`,
}: Parts) => `
type: DeclarativeSource
version: 6.1.0
check: { type: CheckStream, stream_names: [orders] }
definitions:
  requester:
    type: HttpRequester
    url_base: "${url}"
    authenticator: ${indent(auth, 6)}
  schema:
    ${indent(SCHEMA, 4)}
streams:
  - type: DeclarativeStream
    name: orders
    primary_key: id
    schema_loader: { $ref: "#/definitions/schema" }
    ${indent(stream, 4)}
    retriever:
      type: SimpleRetriever
      requester:
        $ref: "#/definitions/requester"
        path: orders
        ${indent(requester, 8)}
      record_selector: { type: RecordSelector, extractor: { type: DpathExtractor, field_path: ${list} } }
      ${indent(retriever, 6)}
  ${indent(more, 2)}
spec:
  type: Spec
  connection_specification:
    type: object
    required: [start_date]
    properties:
      start_date: { type: string, pattern: "^[0-9-]{10}T[0-9:]{8}Z$" }
      ${indent(settings, 6)}
`

const paginator = (strategy: string, token: string) => `
paginator:
  type: DefaultPaginator
  page_token_option: ${token}
  page_size_option: { type: RequestOption, inject_into: request_parameter, field_name: limit }
  pagination_strategy: ${strategy}`
const parameter = (name: string) =>
  `{ type: RequestOption, inject_into: request_parameter, field_name: ${name} }`
const byPage = paginator('{ type: PageIncrement, start_from_page: 1, page_size: 3 }', parameter('page'))

const changes = (more = '') => `
incremental_sync:
  type: DatetimeBasedCursor
  cursor_field: updated_at
  datetime_format: "%Y-%m-%dT%H:%M:%SZ"
  start_datetime: { type: MinMaxDatetime, datetime: "{{ config['start_date'] }}", datetime_format: "%Y-%m-%dT%H:%M:%SZ" }
  start_time_option: ${parameter('since')}
  end_time_option: ${parameter('until')}
  ${more}`

/** Lists of each record of another stream. */
const childOf = (name: string, parent: number, path: string, more = '') => `
- type: DeclarativeStream
  name: ${name}
  primary_key: [id]
  schema_loader: { $ref: "#/definitions/schema" }
  retriever:
    type: SimpleRetriever
    requester: { $ref: "#/definitions/requester", path: "${path}" }
    record_selector: { type: RecordSelector, extractor: { type: DpathExtractor, field_path: [items] } }
    partition_router:
      type: SubstreamPartitionRouter
      parent_stream_configs: [{ type: ParentStreamConfig, parent_key: id, partition_field: ${name}_of, stream: { $ref: "#/streams/${parent}" } }]
  ${indent(more, 2)}`

const nested = `
${childOf('lines', 0, 'orders/{{ stream_interval.lines_of }}/lines')}
${childOf('notes', 1, 'orders/{{ stream_slice.parent_slice.lines_of }}/lines/{{ stream_partition.notes_of }}/notes', 'transformations: [{ type: AddFields, fields: [{ path: [note_of], value: "{{ stream_slice.notes_of }}" }] }, { type: RemoveFields, field_pointers: [[address, zip], [state]] }]')}`

const client = `{ type: OAuthAuthenticator, token_refresh_endpoint: "https://login.till.example/token", grant_type: client_credentials, client_id: c, client_secret: "{{ config['token'] }}", scopes: [read, list] }`
const session = `{ type: SessionTokenAuthenticator, session_token_path: [session, key], login_requester: { type: HttpRequester, url_base: "https://api.till.example", path: login, http_method: POST, request_body_json: { password: "{{ config['token'] }}" } }, request_authentication: { type: ApiKey, inject_into: { type: RequestOption, inject_into: header, field_name: X-Session } } }`

const byMethod = `{ type: SelectiveAuthenticator, authenticator_selection_path: [access, method], authenticators: { basic: { type: BasicHttpAuthenticator, username: ann, password: "{{ config['access']['password'] }}" }, key: { type: ApiKeyAuthenticator, api_token: "{{ config['access']['key'] }}", inject_into: ${parameter('api_key')} } } }`
const access = `access: { type: object, oneOf: [{ required: [password], properties: { method: { const: basic }, password: { airbyte_secret: true } } }, { required: [key], properties: { method: { const: key }, key: { airbyte_secret: true } } }] }`

const manifests: Record<string, Parts> = {
  'pages with numbers, and parts of parts': { retriever: byPage, more: nested },
  'offsets, times and a list that is filtered': {
    retriever: paginator(
      '{ type: OffsetIncrement, page_size: "{{ config[\'size\'] }}", inject_on_first_request: true }',
      parameter('offset'),
    ),
    settings: 'token: { airbyte_secret: true }\nsize: { type: integer, default: 3 }',
    stream: changes(),
  },
  'steps of time, tokens in responses, and client credentials': {
    auth: client,
    retriever: paginator(
      `{ type: CursorPagination, page_size: 2, cursor_value: "{{ response['meta']['next'] }}", stop_condition: "{{ not response.meta.more }}" }`,
      parameter('after'),
    ),
    stream: changes('step: P10D\n  cursor_granularity: PT1S'),
  },
  'next addresses in headers, and a session': {
    auth: session,
    list: '[]',
    retriever: paginator(
      `{ type: CursorPagination, cursor_value: "{{ headers['link']['next']['url'] }}", stop_condition: "{{ 'next' not in headers['link'] }}" }`,
      '{ type: RequestPath }',
    ),
  },
  'next addresses in responses, for a host that a setting chooses': {
    url: "https://{{ config['shop'] }}.example/api",
    settings: 'token: { airbyte_secret: true }\nshop: { type: string }',
    retriever: `paginator: { type: DefaultPaginator, page_token_option: { type: RequestPath }, pagination_strategy: { type: CursorPagination, cursor_value: "{{ response.get('next', {}) }}", stop_condition: "{{ not response.get('next', {}) }}" } }`,
  },
  'bodies, and the last record as a token': {
    requester: `http_method: POST\nrequest_body_json: { filter: { state: all }, size: 2 }`,
    retriever: `paginator: { type: DefaultPaginator, page_token_option: { type: RequestOption, inject_into: body_json, field_name: after }, pagination_strategy: { type: CursorPagination, page_size: 2, cursor_value: "{{ last_record['id'] }}", stop_condition: "{{ last_page_size < 2 }}" } }`,
  },
  'a list of parts, and the method of sign-in that was entered': {
    auth: byMethod,
    settings: `${access}\nkinds: { type: array }`,
    retriever: `partition_router: { type: ListPartitionRouter, cursor_field: kind, values: "{{ config['kinds'] }}", request_option: ${parameter('kind')} }`,
    requester: `error_handler: { type: CompositeErrorHandler, error_handlers: [{ type: DefaultErrorHandler, backoff_strategies: [{ type: ConstantBackoffStrategy, backoff_time_in_seconds: 5 }], response_filters: [{ type: HttpResponseFilter, http_codes: [429], action: RETRY }, { type: HttpResponseFilter, http_codes: [404], action: IGNORE }] }] }`,
  },
}

const filtered = (text: string) =>
  text.replace(
    'RecordSelector, extractor',
    'RecordSelector, record_filter: { condition: "{{ record.state == \'open\' }}" }, extractor',
  )

describe('a manifest of ours against its fake', () => {
  it.each(Object.entries(manifests))('has no differences with %s', async (_, parts) => {
    const trial = await tryManifest(manifestOf(parts), { entered: { 'access.method': 'key' } })
    expect(trial.differences).toEqual([])
    expect(trial.rows).toBeGreaterThan(10)
    expect(trial.incremental).toBe(parts.stream === undefined ? 0 : 1)
  })

  it('has no differences with a filter', async () => {
    const text = filtered(manifestOf({ retriever: byPage }))
    const all = await tryManifest(manifestOf({ retriever: byPage }))
    const trial = await tryManifest(text)
    expect(trial.differences).toEqual([])
    expect(trial.rows).toBeLessThan(all.rows)
  })

  it.each([
    ['another list', '[data, items]', '[data, rows]', 'without the expected list'],
    ['a column of another type', 'amount: { type: [number, string] }', 'amount: { type: boolean }', 'amount'],
    ['a column less', 'due: { type: string, format: date }', 'x: { type: string }', 'the columns are'],
    ['another size', 'page_size: 3', 'page_size: 4', 'limit is not 3'],
    ['another parameter', 'field_name: page', 'field_name: p', 'p'],
    ['another parent key', 'parent_key: id', 'parent_key: Name', 'does not exist'],
    ['another key', "config['token']", "config['start_date']", 'refused the sign-in'],
    ['another path', 'path: orders', 'path: sales', 'does not exist'],
    ['another value', 'stream_slice.notes_of', 'stream_slice.parent_slice.lines_of', 'note_of'],
  ])('is found to differ by %s', async (_, from, to, difference) => {
    const stream = 'transformations: [{ type: AddFields, fields: [{ path: [note_of], value: "1" }] }]'
    const schema = 'lines: { type: [array'
    const text = manifestOf({ retriever: byPage, more: nested, stream }).replace(
      schema,
      `note_of: {}\n        ${schema}`,
    )
    const { differences } = await tryManifest(text, { readWith: text.replaceAll(from, to) })
    expect(differences.join('\n')).toContain(difference)
  })

  it.each([
    ['rows that are left out', filtered, '0 instead of 1 rows'],
    [
      'times that are not sent',
      (text: string) => text.replace(/start_time_option: .*/, ''),
      'since is not a time',
    ],
    [
      'pages that are not read',
      (text: string) => text.replace('DefaultPaginator', 'NoPagination'),
      'limit is not 3',
    ],
  ])('is found to differ by %s', async (_, change, difference) => {
    const text = manifestOf({ retriever: byPage, stream: changes() })
    const { differences } = await tryManifest(text, { readWith: change(text) })
    expect(differences.join('\n')).toContain(difference)
  })
})

describe('the fake', () => {
  it('refuses what the manifest does not describe, and other hosts', async () => {
    const fake = await startFakeSource(manifestOf({ retriever: byPage }), { now: () => new Date() })
    const status = async (path: string, authorization = 'Bearer token-1') =>
      (
        await fetch(fake.placed(new URL(`https://api.till.example/v1/${path}`)), {
          headers: { authorization },
        })
      ).status
    expect([
      await status('orders?limit=3'),
      await status('orders?limit=3&page=2'),
      await status('orders'),
      await status('orders?limit=3&other=1'),
      await status('orders?limit=3', 'Bearer other'),
      await status('sales?limit=3'),
    ]).toEqual([200, 200, 400, 400, 401, 404])
    expect(fake.placed(new URL('https://other.example/')).href).toBe('https://other.example/')
    await fake.stop()
  })

  it('reads references, parameters and fields next to a reference', () => {
    const part = readParts(`
definitions:
  a: { type: A, path: one, size: 2, $parameters: { deep: 5 } }
streams: [{ $ref: "#/definitions/a", path: two, inner: { type: B } }]`).parts('streams')[0]
    expect([part?.type, part?.get('path'), part?.get('size'), part?.part('inner')?.get('deep')]).toEqual([
      'A',
      'two',
      2,
      5,
    ])
  })
})
