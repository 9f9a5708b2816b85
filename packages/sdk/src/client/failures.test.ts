import type { Socket } from 'node:net'
import { expect, it } from 'vitest'
import { listOrganisations } from '../organisations/organisations.calls.ts'
import { clientOf, errorOf } from '../test/builders.ts'
import { fakeClock } from '../test/fake-clock.ts'
import { closedPort, httpServer, json, rawServer } from '../test/local-server.ts'
import { connectionMessages } from './connection.messages.ts'
import { requestMessages } from './request.messages.ts'

const organisations = '[{"Id":1,"CompanyName":"Harbour Point"},{"Id":2,"CompanyName":"Blue Kite"}]'
const head = (extra: string) => `HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n${extra}\r\n`

const failing = async (baseUrl: string) => errorOf(listOrganisations(clientOf(baseUrl)))

const offline = 'Failed to connect to server. Please check your internet connection and try again.'

it('shows the sentence of a refused connection in Node', async () => {
  const error = await failing(await closedPort())
  expect(error).toMatchObject({ kind: 'network', cause: 'ECONNREFUSED', statusCode: undefined })
  expect(error.messages).toEqual([
    'The server refused the connection. Check its address, or try again in a few minutes.',
  ])
})

it.each([
  [undefined, offline],
  ['ECONNRESET', offline],
  ['UND_ERR_SOCKET', offline],
  ['ETIMEDOUT', requestMessages.timeout],
  ['UND_ERR_CONNECT_TIMEOUT', requestMessages.timeout],
  ['ENOTFOUND', connectionMessages.unknownHost],
  ['EAI_AGAIN', connectionMessages.unknownHost],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', connectionMessages.insecure],
  ['CERT_HAS_EXPIRED', connectionMessages.insecure],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', connectionMessages.insecure],
  ['ERR_TLS_CERT_ALTNAME_INVALID', connectionMessages.insecure],
  ['ERR_SSL_WRONG_VERSION_NUMBER', connectionMessages.insecure],
])('shows the sentence for a connection lost with the code %s [ERR-01]', async (code, sentence) => {
  const fetch = () => Promise.reject(new TypeError('fetch failed', code ? { cause: { code } } : {}))
  const error = await errorOf(listOrganisations(clientOf('http://backend.invalid', { fetch, maxRetries: 0 })))
  expect(error).toMatchObject({ kind: 'network', cause: code, messages: [sentence] })
})

it('shows the network sentence when the connection is cut before any header [ERR-01]', async () => {
  const error = await failing(await rawServer((socket) => socket.destroy()))
  expect(error).toMatchObject({ kind: 'network', messages: [requestMessages.network] })
})

it.each([0.1, 0.5, 0.9])(
  'takes a body cut at %d of its length for a lost network, not for bad JSON',
  async (part) => {
    const cut = (socket: Socket) => {
      const begun = organisations.slice(0, organisations.length * part)
      socket.end(head(`Content-Length: ${organisations.length}\r\n`) + begun)
    }
    const error = await failing(await rawServer(cut))
    expect(error).toMatchObject({ kind: 'network', messages: [requestMessages.network] })
  },
)

it('treats a chunked body without its last chunk as a lost network', async () => {
  const cut = (socket: Socket) => {
    socket.write(`${head('Transfer-Encoding: chunked\r\n')}5\r\n[{"Id\r\n`, () => socket.destroy())
  }
  expect((await failing(await rawServer(cut))).kind).toBe('network')
})

it('gives up at the deadline when no response arrives', async () => {
  const clock = fakeClock()
  const baseUrl = await rawServer(() => clock.advance(15_000))
  const error = await errorOf(listOrganisations(clientOf(baseUrl, { clock })))
  expect(error).toMatchObject({ kind: 'timeout', messages: [requestMessages.timeout] })
  expect(clock.waiting()).toBe(0)
})

it('applies the deadline to the body, even if bytes keep arriving', async () => {
  const clock = fakeClock()
  const drip = (socket: Socket) => {
    socket.write(`${head('Content-Length: 1000\r\n')}[`)
    const drop = () => {
      clock.advance(1_000)
      socket.write(' ', () => setImmediate(drop))
    }
    drop()
  }
  const error = await errorOf(listOrganisations(clientOf(await rawServer(drip), { clock })))
  expect(error.kind).toBe('timeout')
})

it('accepts a response one millisecond before the deadline', async () => {
  const clock = fakeClock()
  const baseUrl = await httpServer((_, response) => {
    clock.advance(14_999)
    json(response, [])
  })
  expect(await listOrganisations(clientOf(baseUrl, { clock }))).toEqual([])
})

it.each([
  ['a web page', '<!doctype html><title>Welcome to Airport Wi-Fi</title>', 'invalid-response'],
  ['truncated JSON', organisations.slice(0, 30), 'invalid-response'],
  ['text', 'OK', 'invalid-response'],
  ['nothing', '', 'empty-response'],
  ['white space', ' \r\n', 'empty-response'],
  ['an object where a list belongs', '{"Id":1}', 'invalid-shape'],
  ['rows without a name', '[{"Id":1}]', 'invalid-shape'],
  ['null', 'null', 'invalid-shape'],
])('refuses %s in a 200 [ERR-02, ERR-03]', async (_, body, kind) => {
  const error = await failing(await httpServer((_request, response) => response.end(body)))
  expect(error).toMatchObject({ kind, statusCode: 200 })
  const sentence = kind === 'empty-response' ? 'No response from server' : 'Invalid response from server'
  expect(error.messages).toEqual([sentence])
})

it('treats a 204 as an empty response [ERR-03]', async () => {
  const error = await failing(await httpServer((_, response) => response.writeHead(204).end()))
  expect(error).toMatchObject({
    kind: 'empty-response',
    statusCode: 204,
    messages: ['No response from server'],
  })
})

it('uses the status text when a proxy responds with a web page [ERR-02]', async () => {
  const page = '<html><body><h1>502 Bad Gateway</h1></body></html>'
  const error = await failing(await httpServer((_, response) => response.writeHead(502).end(page)))
  expect(error).toMatchObject({ kind: 'http', statusCode: 502, messages: ['Bad Gateway'] })
})

it('uses the general sentence without a status text [ERR-02, ERR-05]', async () => {
  const answering = (body: string) =>
    rawServer((socket) => socket.end(`HTTP/1.1 500 \r\nContent-Length: ${body.length}\r\n\r\n${body}`))
  expect((await failing(await answering('<h1>no</h1>'))).messages).toEqual(['Invalid response from server'])
  expect((await failing(await answering(''))).messages).toEqual(['Request failed'])
  expect((await failing(await answering('{}'))).messages).toEqual(['Request failed'])
})

it.each([
  ['a message', { message: 'Not today', error: 'Bad Request' }, ['Not today']],
  ['a list of messages', { message: ['Name is taken', 'Code is taken'] }, ['Name is taken', 'Code is taken']],
  ['an error only', { error: 'Bad Request' }, ['Bad Request']],
  ['an empty message', { message: '', error: 'Bad Request' }, ['Bad Request']],
  ['an empty list', { message: [], error: 'Bad Request' }, ['Bad Request']],
  ['nothing of use', { message: { text: 'no' } }, ['Conflict']],
])('reads %s of a failure [ERR-04, ERR-05]', async (_, body, messages) => {
  const error = await failing(await httpServer((_request, response) => json(response, body, 409)))
  expect(error).toMatchObject({ kind: 'http', statusCode: 409, messages, message: messages.join(' ') })
})

it('has the request id and the seconds to wait', async () => {
  const headers = { 'x-request-id': 'req-0042', 'retry-after': '120' }
  const error = await failing(await httpServer((_, response) => json(response, {}, 429, headers)))
  expect(error).toMatchObject({ statusCode: 429, requestId: 'req-0042', retryAfter: 120 })
})

it('treats a 200 that contains another status code as that status', async () => {
  const body = { statusCode: 429, message: 'Please wait 15 minutes from last refresh.' }
  const error = await failing(await httpServer((_, response) => json(response, body)))
  expect(error).toMatchObject({ kind: 'http', statusCode: 429, messages: [body.message] })
})

it('can be cancelled at any time, without a message', async () => {
  const before = AbortSignal.abort()
  const client = clientOf(await httpServer((_, response) => json(response, [])))
  expect(await errorOf(listOrganisations(client, {}, { signal: before }))).toMatchObject({
    kind: 'aborted',
    messages: [],
  })

  const controller = new AbortController()
  const midBody = (socket: Socket) => {
    socket.write(`${head('Content-Length: 1000\r\n')}[`, () => controller.abort())
  }
  const dripping = clientOf(await rawServer(midBody))
  const { signal } = controller
  expect((await errorOf(listOrganisations(dripping, {}, { signal }))).kind).toBe('aborted')
})

it('fails in the same way with a fetch that ignores signals', async () => {
  const clock = fakeClock()
  const deaf = () => {
    setImmediate(() => clock.advance(15_000))
    return new Promise<Response>(() => undefined)
  }
  const client = clientOf('http://example.invalid', { clock, fetch: deaf })
  expect((await errorOf(listOrganisations(client))).kind).toBe('timeout')
})
