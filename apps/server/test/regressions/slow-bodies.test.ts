import { on, once } from 'node:events'
import type { Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Backend, type Browser, emailOf, startBackend } from '../support/backend.ts'
import { heldPasswords } from '../support/held-passwords.ts'
import { openSocket } from '../support/raw-request.ts'

// A caller that sends slowly, or does not read, must not occupy the places of the calls in progress.

const MOST = 4

let backend: Backend
let port: number
let hold: Awaited<ReturnType<typeof heldPasswords>>['hold']
const sockets: Socket[] = []

beforeEach(async () => {
  const held = await heldPasswords()
  hold = held.hold
  backend = await startBackend(
    { MAX_SIGN_INS: '1', MAX_REQUESTS: String(MOST) },
    { passwords: held.passwords },
  )
  port = Number(new URL(await backend.app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  await backend.close()
})

const headersOf = (call: string, { accessToken }: Partial<Browser> = {}) => [
  `${call} HTTP/1.1`,
  'Host: portal.example',
  'Content-Type: application/json',
  ...(accessToken ? [`Authorization: Bearer ${accessToken}`] : []),
]

/** Sends text over a new connection, and waits until the server has received the headers of `calls` requests. */
async function send(text: string, calls: number) {
  const received = on(backend.app.server, 'request')
  const socket = await openSocket(port)
  socket.on('error', () => undefined)
  sockets.push(socket)
  socket.write(text)
  for (let call = 0; call < calls; call += 1) await received.next()
  await received.return?.()
  return socket
}

/** Begins a call and does not send its body. */
const beginCall = (call: string, browser?: Browser, length = 1_000) =>
  send(`${[...headersOf(call, browser), `Content-Length: ${length}`].join('\r\n')}\r\n\r\n{`, 1)

const signIn = async () => (await backend.browser().signIn(emailOf('eli'))).statusCode
const listAs = async (browser: Browser) => (await browser.call('GET', '/organisations')).statusCode

describe('slow bodies', () => {
  it.each(['POST /backend/auth/signin', 'POST /backend/nowhere', 'PUT /backend/auth/signin'])(
    'of %s do not refuse sign-ins',
    async (call) => {
      for (let sent = 0; sent <= MOST; sent += 1) await beginCall(call)
      expect(await signIn()).toBe(200)
    },
  )

  it('of one account do not refuse the calls of others', async () => {
    const [olga, eli] = [await backend.as('olga'), await backend.as('eli')]
    for (let sent = 0; sent <= MOST; sent += 1) await beginCall('POST /backend/business2cloud/clients', olga)
    await expect.poll(() => listAs(eli)).toBe(200)
  })

  it('are refused if the places are taken when they have arrived', async () => {
    const { given, release } = hold()
    const body = JSON.stringify({ emailAddress: emailOf('eli'), password: 'Horse-7-battery' })
    const late = await beginCall('POST /backend/auth/signin', undefined, body.length)
    const first = backend.browser().signIn(emailOf('una'))
    await given
    late.write(body.slice(1))
    const [response] = await once(late, 'data')
    expect(String(response)).toMatch(/^HTTP\/1\.1 503 /)
    release()
    expect((await first).statusCode).toBe(200)
  })
})

it('unread responses do not refuse calls', async () => {
  const olga = await backend.as('olga')
  const { given, release } = hold()
  const body = JSON.stringify({ emailAddress: emailOf('eli'), password: 'Horse-7-battery' })
  const waits = `${[...headersOf('POST /backend/auth/signin'), `Content-Length: ${body.length}`].join('\r\n')}\r\n\r\n${body}`
  const list = `${headersOf('GET /backend/organisations', olga).join('\r\n')}\r\n\r\n`
  // Responses on one connection wait for the first of them.
  await send(waits + list.repeat(MOST), 1 + MOST)
  await given
  await expect.poll(() => listAs(olga)).toBe(200)
  release()
})
