import { ApiRefusal, type ApiRequest } from '@tributary/fakes/http-api/api-exchange'
import { type ApiServer, startApiServer } from '@tributary/fakes/http-api/api-server'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { memoryRateLimits } from '../../sync/rate-limits.ts'
import { airbyteSource } from '../../sync/sources/airbyte/airbyte-source.ts'
import { readManifest } from '../../sync/sources/airbyte/compile/manifest.ts'
import { HIDDEN } from '../../sync/sources/http/http-client.ts'
import { silentLog } from '../../sync/sync-log.ts'
import { tryTable } from './try-table.ts'

const KEY = 'k3y-0f-acme'
const BACKWARDS = [...KEY].reverse().join('')

let api: ApiServer

beforeEach(async () => {
  const authorised = ({ headers }: ApiRequest) => {
    if (![`Bearer ${KEY}`, 'Bearer issued-1'].includes(String(headers.authorization)))
      throw new ApiRefusal({ status: 401, json: {} })
  }
  api = await startApiServer({
    routes: [
      {
        path: '/v1/shops',
        handle(request) {
          authorised(request)
          return { json: { items: [{ id: 7 }, { id: 8 }] } }
        },
      },
      {
        path: '/v1/sales',
        query: ['shop', 'sign', 'tail'],
        handle(request) {
          authorised(request)
          return { json: { items: [{ id: 1, seen: JSON.stringify(request.headers) }] } }
        },
      },
      {
        method: 'POST',
        path: '/token',
        handle({ body }) {
          if (new URLSearchParams(body).get('client_secret') !== KEY)
            throw new ApiRefusal({ status: 401, json: {} })
          return { json: { access_token: 'issued-1', expires_in: 600 } }
        },
      },
    ],
    refusalOf: () => ({ status: 400, json: {} }),
  })
})
afterEach(() => api.stop())

const BEARER = `{ type: BearerAuthenticator, api_token: "{{ config['key'] }}" }`
const OAUTH = `{ type: OAuthAuthenticator, token_refresh_endpoint: "{{ config['address'] }}/token", grant_type: client_credentials, client_id: us, client_secret: "{{ config['key'] }}" }`

const manifestOf = (auth: string) => `
type: DeclarativeSource
version: 6.1.0
check: { type: CheckStream, stream_names: [sales] }
definitions:
  requester:
    type: HttpRequester
    url_base: "{{ config['address'] }}/v1"
    authenticator: ${auth}
  selector: { type: RecordSelector, extractor: { type: DpathExtractor, field_path: [items] } }
streams:
  - type: DeclarativeStream
    name: sales
    schema_loader: { type: InlineSchemaLoader, schema: { type: object, properties: { id: { type: integer }, seen: { type: string }, copied: { type: string } } } }
    transformations:
      - { type: AddFields, fields: [{ path: [copied], value: "{{ config['key'] | reverse }}" }] }
    retriever:
      type: SimpleRetriever
      requester:
        $ref: "#/definitions/requester"
        path: /sales
        request_parameters:
          sign: "{{ config['key'] | hash('sha256') }}"
          tail: "{{ config['key'] | reverse }}"
      record_selector: { $ref: "#/definitions/selector" }
      partition_router:
        type: SubstreamPartitionRouter
        parent_stream_configs:
          - type: ParentStreamConfig
            parent_key: id
            partition_field: shop
            request_option: { type: RequestOption, inject_into: request_parameter, field_name: shop }
            stream:
              type: DeclarativeStream
              name: shops
              schema_loader: { type: InlineSchemaLoader, schema: { type: object, properties: { id: { type: integer } } } }
              retriever:
                type: SimpleRetriever
                requester: { $ref: "#/definitions/requester", path: /shops }
                record_selector: { $ref: "#/definitions/selector" }
spec:
  type: Spec
  connection_specification:
    type: object
    required: [address, key]
    properties:
      address: { type: string }
      key: { type: string, airbyte_secret: true }
`

function tried(auth: string) {
  const manifest = readManifest(manifestOf(auth))
  expect(manifest.problems).toEqual([])
  const now = () => new Date()
  const properties = new Map([
    ['address', api.uri],
    ['key', KEY],
  ])
  const tools = { outbound: { allowPrivateTargets: true }, rateLimits: memoryRateLimits(now) }
  const options = {
    kind: 'custom',
    name: 'Mirror',
    manifest,
    propertyOf: ({ name }: { name: string }) => name,
  }
  return tryTable({
    table: 'sales',
    secrets: [KEY],
    limitMs: 10_000,
    open: (observer) => airbyteSource({ ...tools, observer }, options)({ properties, log: silentLog, now }),
  })
}

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

describe("a try of a manifest in Airbyte's format", () => {
  it('shows the request of the table, after one request of its parents', async () => {
    const { request, status, preview, error } = await tried(BEARER)
    expect([error, status]).toEqual([null, 200])
    expect(api.requests.map(({ path }) => path)).toEqual(['/v1/shops', '/v1/sales'])
    expect(request?.url).toContain(`${api.uri}/v1/sales?`)
    expect(request?.url).toContain('shop=7')
    expect(request?.headers).toContainEqual({ name: 'authorization', value: HIDDEN })
    expect(preview).toMatchObject({ hasMore: true, rows: [['1', expect.any(String), HIDDEN]] })
  })

  it.each([
    ['a key', BEARER],
    ['an issued token', OAUTH],
  ])('never shows %s, nor what expressions make of the key', async (_, auth) => {
    const answer = await tried(auth)
    expect(answer.preview?.rows).toHaveLength(1)
    const sent = api.requests.at(-1)?.query
    expect(sent?.get('tail')).toBe(BACKWARDS)
    for (const text of textsIn(answer))
      for (const hidden of [KEY, BACKWARDS, 'issued-1', String(sent?.get('sign'))])
        expect(text).not.toContain(hidden)
  })
})
