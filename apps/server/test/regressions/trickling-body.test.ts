import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { errorBody } from '../../src/http/http-error.ts'
import { type Backend, startBackend } from '../support/backend.ts'
import { bodyOf, exchange, openSocket, statusOf } from '../support/raw-request.ts'

// A body that is sent slowly must be cut off, and one address must not open any number of connections.

const MOST = 3
const host = 'Host: portal.example'
const signIn = ['POST /backend/auth/signin HTTP/1.1', host, 'Content-Type: application/json']

const listening = async (backend: Backend) =>
  Number(new URL(await backend.app.listen({ port: 0, host: '127.0.0.1' })).port)

describe('a request that never completes', () => {
  let backend: Backend
  let port: number
  beforeAll(async () => {
    backend = await startBackend({ REQUEST_TIMEOUT: '0.2' })
    port = await listening(backend)
  })
  afterAll(() => backend.close())

  it.each([
    ['headers', 'POST /backend/auth/signin HTTP/1.1\r\nX-A: b'],
    ['a body', `${[...signIn, 'Content-Length: 1000'].join('\r\n')}\r\n\r\n{`],
    ['a chunk', `${[...signIn, 'Transfer-Encoding: chunked'].join('\r\n')}\r\n\r\n5\r\n{`],
  ])('is cut off with 408 in the middle of %s', async (_, begun) => {
    const socket = await openSocket(port)
    socket.write(begun)
    const answer = await text(socket)
    expect([statusOf(answer), bodyOf(answer)]).toEqual([
      408,
      errorBody(408, 'The request took too long to arrive.'),
    ])
  })

  it('is cut off although bytes keep arriving', async () => {
    const socket = await openSocket(port)
    socket.on('error', () => undefined)
    socket.write(`${[...signIn, 'Content-Length: 1000'].join('\r\n')}\r\n\r\n{`)
    const trickle = setInterval(() => socket.write(' '), 20)
    const answer = await text(socket).finally(() => clearInterval(trickle))
    expect(statusOf(answer)).toBe(408)
  })
})

describe('connections from one address', () => {
  const hold = (port: number, count: number) =>
    Promise.all(Array.from({ length: count }, () => openSocket(port)))
  const health = (port: number) => exchange(port, 'GET /healthz HTTP/1.1', host, 'Connection: close')

  it('are rejected with 429 above the limit, until one closes', async () => {
    const backend = await startBackend({ CONNECTIONS_PER_ADDRESS: String(MOST) })
    const port = await listening(backend)
    const held = await hold(port, MOST)
    const refused = await health(port)
    expect([statusOf(refused), bodyOf(refused)]).toEqual([
      429,
      errorBody(429, 'Too many connections from your address. Close some and try again.'),
    ])
    for (const socket of held.splice(0, 1)) {
      socket.resume().end()
      await once(socket, 'close')
    }
    expect(statusOf(await health(port))).toBe(200)
    for (const socket of held) socket.destroy()
    await backend.close()
  })

  it('are not counted behind a proxy, where all share its address', async () => {
    const backend = await startBackend({ CONNECTIONS_PER_ADDRESS: String(MOST), TRUST_PROXY: '1' })
    const port = await listening(backend)
    const held = await hold(port, MOST)
    expect(statusOf(await health(port))).toBe(200)
    for (const socket of held) socket.destroy()
    await backend.close()
  })
})
