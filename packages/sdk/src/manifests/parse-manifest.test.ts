import { describe, expect, it } from 'vitest'
import { shelfManifest } from './manifest.samples.ts'
import { manifestsMessages as messages } from './manifests.messages.ts'
import { parseManifest } from './parse-manifest.ts'

/** Reads the manifest with another text in place of one. */
function changed(from: string, to: string) {
  if (shelfManifest.split(from).length !== 2) throw new Error(`${from} is not there once`)
  return parseManifest(shelfManifest.replace(from, to))
}

const lineOf = (text: string) => shelfManifest.slice(0, shelfManifest.indexOf(text)).split('\n').length

it('reads every part of the format', () => {
  const { manifest, faults } = parseManifest(shelfManifest)
  expect(faults).toEqual([])
  expect(manifest?.streams.map(({ name }) => name)).toEqual(['books', 'loans'])
})

it('has only settings that the connector type has', () => {
  const offered = [
    { name: 'region', secret: false },
    { name: 'apiKey', secret: false },
  ]
  const { faults } = parseManifest(shelfManifest, { settings: offered })
  expect(faults).toMatchObject([
    { line: lineOf('name: apiKey'), message: messages.otherSecrecy('apiKey', false) },
    { line: lineOf('name: startDate'), message: messages.notOffered('startDate', offered) },
  ])
})

it('reads JSON', () => {
  const { manifest } = parseManifest(shelfManifest)
  expect(parseManifest(JSON.stringify(manifest)).manifest).toEqual(manifest)
})

type Case = [name: string, from: string, to: string, path: string, message: string | RegExp, at?: string]

describe('a fault names its line, its path and what is wrong', () => {
  it.each([
    [
      'an unknown field',
      'longestWaitSeconds: 120',
      'endurance: 3',
      'endurance',
      messages.unknownField('endurance'),
    ],
    [
      'a missing field',
      'kind: headerKey\n',
      '\n',
      'authentication.kind',
      messages.missing('kind'),
      'authentication:',
    ],
    [
      'an unknown kind',
      'kind: headerKey',
      'kind: magic',
      'authentication.kind',
      /must be one of: none, headerKey/,
    ],
    ['a wrong type', 'requests: 60', 'requests: many', 'rate.requests', messages.expected('a number')],
    ['a number out of range', 'requests: 60', 'requests: 0', 'rate.requests', messages.tooSmall('1')],
    [
      'a key without its column',
      'key: [book_id, line_no]',
      'key: [book, line_no]',
      'streams.0.children.0.key.0',
      messages.noSuchColumn('book'),
    ],
    [
      'a bad table name',
      'name: book_editions',
      'name: Editions',
      'streams.0.children.0.name',
      messages.badTableName,
    ],
    ['a table twice', 'name: loans', 'name: books', 'streams.1.name', messages.twice('books')],
    [
      'a column without a name',
      "{ path: ['@etag'], name: etag, kind: text }",
      "{ path: ['@etag'], kind: text }",
      'streams.0.columns.2',
      messages.nameNeeded,
    ],
    [
      'an unknown setting',
      'Accept-Language: en',
      "Accept-Language: '{language}'",
      'headers.Accept-Language',
      messages.unknownSetting('language'),
    ],
    [
      'a secret outside authentication',
      'order: id',
      "order: '{apiKey}'",
      'streams.0.request.query.order',
      messages.secretHere('apiKey'),
    ],
    ['a secret in the address', '{region}.shelf', '{apiKey}.shelf', 'base', messages.secretHere('apiKey')],
    [
      'a host without a pattern',
      "hosts: ['*.shelf.example']\n",
      '\n',
      'base',
      messages.hostsMissing,
      'base: https',
    ],
    ['a host pattern of any domain', "'*.shelf.example'", "'*.*'", 'hosts.0', messages.badHostPattern],
    [
      'a path to another host',
      'path: books, query: { order',
      'path: //evil.example, query: { order',
      'streams.0.request.path',
      messages.badRequestPath,
    ],
    [
      'a path above the base address',
      'path: books, query: { order',
      'path: ../books, query: { order',
      'streams.0.request.path',
      messages.badRequestPath,
    ],
    ['a body without POST', 'method: POST, ', '', 'streams.1.request.body', messages.bodyNeedsPost],
    [
      'a placement without its value',
      "'gte {value}'",
      "'gte {startDate}'",
      'streams.1.incremental.send.value',
      messages.noValuePlaceholder,
    ],
    [
      'a pattern of a secret',
      'secret: true,',
      "secret: true, pattern: '[a-z]{2}',",
      'settings.1.pattern',
      messages.secretPattern,
    ],
    ['an unsafe pattern', "'[a-z]{2}'", "'([a-z]+)+'", 'settings.0.pattern', messages.badPattern],
    [
      'a text that is not a day',
      "from: '{startDate}'",
      'from: yesterday',
      'streams.1.windows.from',
      messages.badDay,
    ],
  ] satisfies Case[])('%s', (...[, from, to, path, message, at]: Case) => {
    const { faults } = changed(from, to)
    const fault = faults.find((one) => one.path === path)
    expect(fault?.message).toMatch(message)
    expect(fault?.line).toBe(lineOf(at ?? from))
  })

  it('of YAML itself', () => {
    expect(parseManifest('name: Shelf\nbase: [').faults[0]).toMatchObject({ line: 2, path: '' })
    expect(parseManifest('name: Shelf\nname: Shelf').faults[0]).toMatchObject({
      line: 2,
      message: messages.keyTwice,
    })
  })

  it('of many fields, of which the first are named', () => {
    // Comparing each key with all others would take longer than a test may.
    const fields = Array.from({ length: 20_000 }, (_, at) => `k${at}: 1`)
    const { faults } = parseManifest(fields.join('\n'))
    expect(faults).toHaveLength(50)
    expect(parseManifest(`{${fields.join(', ')}}`).faults.length).toBeGreaterThan(0)
  })

  it('of an empty text', () => {
    expect(parseManifest('').faults).toEqual([{ line: 1, column: 1, path: '', message: messages.empty }])
  })
})

describe.each([
  'Host',
  'Cookie',
  'content-length',
  'Transfer-Encoding',
  'Connection',
  'X-Forwarded-For',
  'Proxy-Authorization',
  'X:Y',
  '',
])('the header “%s”', (name) => {
  it('is refused in requests, authentication and placements', () => {
    const quoted = JSON.stringify(name)
    expect(changed('{ Accept-Language: en }', `{ ${quoted}: x }`).faults[0]?.message).toBe(
      messages.forbiddenHeader,
    )
    expect(changed('name: X-Api-Key', `name: ${quoted}`).faults[0]?.message).toBe(messages.forbiddenHeader)
    const sent = changed('{ name: updated_since,', `{ in: header, name: ${quoted || 'a b'},`)
    expect(sent.faults.map(({ path }) => path)).toContain('streams.0.incremental.send.name')
  })
})

it('sends the header Authorization only from authentication', () => {
  expect(changed('name: X-Api-Key', 'name: Authorization').faults).toEqual([])
  expect(changed('Accept-Language: en', 'Authorization: x').faults[0]?.message).toBe(
    messages.authorisationHeader,
  )
})

describe('the size of a manifest is limited', () => {
  it.each([
    ['its text', `#${'x'.repeat(256 * 1024)}`, messages.tooLong(256)],
    ['its nesting', '['.repeat(50_000) + ']'.repeat(50_000), messages.tooDeep],
    ['its aliases', 'name: &a [x, x]\nbase: *a', messages.noAliases],
  ])('%s', (_, text, message) => {
    expect(parseManifest(text).faults.map((fault) => fault.message)).toContain(message)
  })

  it('its streams and columns', () => {
    const stream = (at: number) => ({
      name: `t${at}`,
      request: { path: 'x' },
      columns: [],
      key: [],
      paging: { kind: 'onePage' },
    })
    const manifest = { name: 'X', base: 'https://x.example/', authentication: { kind: 'none' } }
    const streams = Array.from({ length: 51 }, (_, at) => stream(at))
    const columns = Array.from({ length: 201 }, (_, at) => ({ path: `c${at}`, kind: 'text' }))
    const messagesOf = (value: object) =>
      parseManifest(JSON.stringify({ ...manifest, ...value })).faults.map(({ message }) => message)
    expect(messagesOf({ streams })).toContain(messages.tooBig('50 entries'))
    expect(messagesOf({ streams: [{ ...stream(1), columns }] })).toEqual([messages.tooBig('200 entries')])
  })
})

describe('authentication by authorisation code', () => {
  const code = {
    kind: 'authorisationCode',
    authorisationAddress: 'https://login.shelf.example/authorise',
    tokenAddress: 'https://login.shelf.example/token',
    clientId: '{clientId}',
    clientSecret: '{apiKey}',
  }
  const described = (more: object, base = 'https://api.shelf.example/') =>
    JSON.stringify({
      name: 'Shelf',
      base,
      settings: [
        { name: 'clientId', title: 'Client id' },
        { name: 'region', title: 'Region' },
        { name: 'apiKey', title: 'Client secret', secret: true },
      ],
      authentication: { ...code, ...more },
      streams: [
        {
          name: 'books',
          request: { path: 'x' },
          columns: [{ path: 'id', kind: 'text' }],
          key: [],
          paging: { kind: 'onePage' },
        },
      ],
    })
  const faultOf = (more: object) =>
    parseManifest(described(more)).faults.map(({ path, message }) => [path, message])

  it('is read, with and without its optional fields', () => {
    expect(faultOf({})).toEqual([])
    const optional = { scope: 'read', sendAs: 'body', pkce: false, parameters: { access_type: 'offline' } }
    expect(parseManifest(described(optional)).manifest?.authentication).toEqual({ ...code, ...optional })
  })

  it.each([
    ['its client id', { clientId: '{apiKey}' }, 'clientId', messages.secretInBrowser('apiKey')],
    ['its scope', { scope: 'read {apiKey}' }, 'scope', messages.secretInBrowser('apiKey')],
    [
      'a parameter',
      { parameters: { hint: '{apiKey}' } },
      'parameters.hint',
      messages.secretInBrowser('apiKey'),
    ],
    [
      'the page',
      { authorisationAddress: 'https://login.shelf.example/{apiKey}' },
      'authorisationAddress',
      messages.secretInBrowser('apiKey'),
    ],
    [
      'the token address',
      { tokenAddress: 'https://login.shelf.example/{apiKey}' },
      'tokenAddress',
      messages.secretHere('apiKey'),
    ],
  ])('does not put a secret into %s', (_, more, field, message) => {
    expect(faultOf(more)).toEqual([[`authentication.${field}`, message]])
  })

  it.each(['authorisationAddress', 'tokenAddress'])(
    'has a safe address in %s, whose host is fixed or listed',
    (field) => {
      for (const address of [
        'http://login.shelf.example/',
        'javascript:alert(1)',
        'https://ann@login.shelf.example/',
        'https://login.shelf.example/?client_id=x',
      ])
        expect(faultOf({ [field]: address })).toEqual([[`authentication.${field}`, messages.badBase]])
      expect(faultOf({ [field]: 'https://{region}.shelf.example/' })).toEqual([
        [`authentication.${field}`, messages.hostsMissing],
      ])
    },
  )

  it.each([
    'state',
    'redirect_uri',
    'response_type',
    'response_mode',
    'client_id',
    'code_challenge',
    'request_uri',
    'Scope',
  ])('leaves the parameter %s to the server', (name) => {
    expect(faultOf({ parameters: { [name]: 'x' } })).toEqual([
      [`authentication.parameters.${name}`, messages.ownParameter],
    ])
  })
})
