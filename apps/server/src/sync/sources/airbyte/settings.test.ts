import { describe, expect, it } from 'vitest'
import { readAirbyteText } from './airbyte-file.ts'

const written = (specification: string, address = 'https://api.example', auth = '{ type: NoAuth }') => `
type: DeclarativeSource
check: { type: CheckStream, stream_names: [sales] }
streams:
  - type: DeclarativeStream
    name: sales
    schema_loader: { type: InlineSchemaLoader, schema: { properties: { id: { type: integer } } } }
    retriever:
      type: SimpleRetriever
      requester:
        type: HttpRequester
        url_base: "${address}"
        authenticator: ${auth}
      record_selector: { type: RecordSelector, extractor: { type: DpathExtractor, field_path: [] } }
spec: { connection_specification: ${specification.replaceAll('\n', ' ')} }
`

const read = (specification: string, address?: string, auth?: string) =>
  readAirbyteText(written(specification, address, auth))

const config = (specification: string, given: Record<string, string> = {}) =>
  read(specification).manifest.config(new Map(Object.entries(given)))

const simple = (field: string) => `{ properties: { one: ${field} } }`

const CREDENTIALS = `{
  title: Till Spec, required: [credentials],
  properties: {
    credentials: {
      title: Method, type: object,
      oneOf: [
        { required: [kind, id], properties: { kind: { const: client }, id: {}, secret: { airbyte_secret: true, title: Secret } } },
        { required: [key], properties: { kind: { type: string, enum: [key] }, key: { airbyte_secret: true }, size: { type: integer, default: 5 } } }
      ]
    }
  }
}`

describe('settings', () => {
  it('in groups have names with dots', () => {
    expect(read(CREDENTIALS)).toMatchObject({
      name: 'Till',
      tables: ['sales'],
      settings: [
        { name: 'credentials.kind', title: 'Method (one of: client, key)', secret: false, required: true },
        { name: 'credentials.id', secret: false, required: false },
        { name: 'credentials.secret', title: 'Secret', secret: true, required: false },
        { name: 'credentials.key', secret: true, required: false },
        {
          name: 'credentials.size',
          title: 'credentials size (5 if left empty)',
          secret: false,
          required: false,
        },
      ],
      faults: [],
    })
  })

  it.each([
    [
      { 'credentials.kind': 'client', 'credentials.id': 'a' },
      { kind: 'client', id: 'a' },
    ],
    [
      { 'credentials.kind': 'key', 'credentials.key': 'k' },
      { kind: 'key', key: 'k', size: 5 },
    ],
  ])('of a choice are those of its form: %j', (given, credentials) =>
    expect(config(CREDENTIALS, given)).toEqual({ credentials }),
  )

  it.each([
    [{ 'credentials.key': 'k' }, 'Method is missing'],
    [{ 'credentials.kind': 'other' }, 'Method is not valid'],
    [{ 'credentials.kind': 'key' }, 'credentials key is missing'],
  ])('of a choice are refused: %j', (given, sentence) =>
    expect(() => config(CREDENTIALS, given)).toThrow(sentence),
  )

  it('of a choice without names choose the form', () => {
    const forms = `{ oneOf: [{ required: [a], properties: { a: {} } }, { required: [b], properties: { b: {} } }] }`
    expect(config(simple(forms), { 'one.b': 'x' })).toEqual({ one: { b: 'x' } })
  })

  it('of a group that is not required are required once one is entered', () => {
    const group = simple('{ required: [a], properties: { a: {}, b: {} } }')
    expect(read(group).settings.map(({ required }) => required)).toEqual([false, false])
    expect(config(group)).toEqual({ one: {} })
    expect(() => config(group, { 'one.b': 'x' })).toThrow('one a is missing')
  })

  it.each([
    ['{ type: integer }', '12', 12],
    ['{ type: number }', '-1.5', -1.5],
    ['{ type: boolean }', 'True', true],
    ['{ type: [string, "null"] }', ' a ', ' a '],
    ['{ type: array }', 'a, b', ['a', 'b']],
    ['{ type: array, items: { type: integer } }', '1\n2', [1, 2]],
    ['{ type: array, items: { type: integer } }', '[1, 2]', [1, 2]],
    ['{ type: object }', '{"a": 1}', { a: 1 }],
    ['{ type: integer, enum: [10, 20] }', '20', 20],
    ['{ const: fixed }', 'other', 'fixed'],
    ['{ default: usual }', undefined, 'usual'],
  ])('convert text strictly: %s from %j', (field, text, value) =>
    expect(config(simple(field), text === undefined ? {} : { one: text })).toEqual({ one: value }),
  )

  it.each([
    ['{ type: integer }', '1.5'],
    ['{ type: integer }', '0x10'],
    ['{ type: number }', '1e3'],
    ['{ type: boolean }', 'yes'],
    ['{ type: array, items: { type: integer } }', '1, a'],
    ['{ type: array, items: { enum: [a] }, enum: [a] }', 'b'],
    ['{ type: object }', 'text'],
    ['{ type: string, enum: [a, b] }', 'c'],
  ])('refuse other text: %s from %j', (field, text) =>
    expect(() => config(simple(field), { one: text })).toThrow('one is not valid'),
  )
})

describe('hosts', () => {
  const specification = `{ required: [shop], properties: {
    shop: {}, region: { enum: [EU, US], default: EU }, sandbox: { type: boolean, default: false },
    url: {}, secret: { airbyte_secret: true } } }`

  it.each([
    ['https://api.example/v1', ['api.example']],
    ["https://{{ config['shop'] }}.example", ['{shop}.example']],
    ["https://{{ config.get('shop', '').strip() }}.example", ['{shop}.example']],
    ['https://{{ config.region | lower }}.example/{{ config.shop }}', ['eu.example', 'us.example']],
    [
      "https://{{ 'test' if config['sandbox'] else 'live' }}.{{ config['shop'] }}.example",
      ['live.{shop}.example', 'test.{shop}.example'],
    ],
    ["{{ config['url'] or 'https://usual.example' }}/v1", ['usual.example', '{url}']],
    ["https://{{ 'pro' if config['secret'] else 'api' }}.example", ['api.example', 'pro.example']],
  ])('of %s are listed', (address, hosts) => {
    expect(read(specification, address)).toMatchObject({ hosts, faults: [] })
  })

  it('for what was entered are those of the address and of the sign-in', () => {
    const auth = `{ type: OAuthAuthenticator, token_refresh_endpoint: "https://login.{{ config['region'] }}.example/token", client_id: c, client_secret: s, refresh_token: r }`
    const text = read(specification, "https://{{ config['shop'] }}.example:8443/v1", auth)
    const given = new Map(Object.entries({ shop: 'Corner', region: 'US', secret: 'shhh' }))
    expect(text.sendsTo(given)).toEqual(['corner.example:8443', 'login.us.example'])
  })

  it('include those of a path that is a whole address', () => {
    const text = written(specification).replace(
      'url_base:',
      'path: "https://files.example/list"\n        url_base:',
    )
    expect(readAirbyteText(text)).toMatchObject({
      name: 'api.example',
      hosts: ['api.example', 'files.example'],
      faults: [{ message: expect.stringContaining('is on a different host') }],
    })
  })

  it.each([
    ["{{ config['secret'] }}.example", 'HttpRequester has the secret secret in its host'],
    ["{{ config['other'] }}.example", 'HttpRequester has a host with a setting that the manifest does not'],
    ['{{ record.host }}', 'HttpRequester has a host that is not known in advance'],
    ['{{ config.values()[0] }}', 'HttpRequester has a host with a setting that the manifest does not'],
  ])('are a fault if they are %s', (host, message) => {
    const { faults } = read(specification, `https://${host}/v1`)
    expect(faults).toMatchObject([
      {
        line: 11,
        column: 9,
        path: 'streams.0.retriever.requester',
        message: expect.stringContaining(message),
      },
    ])
  })
})
