import { Console } from 'node:console'
import { PassThrough } from 'node:stream'
import { inspect } from 'node:util'
import { describe, expect, it } from 'vitest'
import { getConnector } from '../connectors/connectors.calls.ts'
import { signIn } from '../session/session.calls.ts'
import { clientOf, errorOf } from '../test/builders.ts'
import { closedPort, httpServer, json } from '../test/local-server.ts'
import { isSdkError, SdkError } from './sdk-error.ts'

const secretToken = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJzdWUifQ.q1w2e3r4t5y6'
const address = 'sue@harbour-point.example'
const password = 'correct horse battery'

/** Everything a log could print of an error, its causes included. */
function printed(error: unknown): string {
  const stream = new PassThrough()
  new Console(stream, stream).error(error)
  const logged = String(stream.read())
  const entries = isSdkError(error) ? Object.entries(error).flat().join(' ') : ''
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  const deep = inspect(error, { depth: 10, showHidden: false })
  return [
    String(error),
    `${error}`,
    deep,
    inspect({ error }),
    JSON.stringify({ error }),
    logged,
    entries,
    stack,
  ].join('\n')
}

const secrets = [secretToken, address, 'harbour-point', password, 'connectors/4711', '127.0.0.1']

describe('a printed error reveals nothing', () => {
  it('when the server repeats what it was sent', async () => {
    const baseUrl = await httpServer((request, response) => {
      const message = `No ${address} with ${request.headers.authorization} at http://127.0.0.1${request.url}`
      json(response, { message }, 400)
    })
    const client = clientOf(baseUrl, { token: secretToken })
    const error = await errorOf(getConnector(client, { params: { id: 4711 } }))
    for (const secret of secrets) expect(printed(error)).not.toContain(secret)
    expect(String(error)).toBe(
      'SdkError: GET /business2cloud/clients/connectors/{id}: http 400: No [e-mail] with Bearer [redacted] at [address]',
    )
  })

  it('when the connection fails', async () => {
    const client = clientOf(await closedPort(), { token: secretToken })
    const failedGet = await errorOf(getConnector(client, { params: { id: 4711 } }))
    const failedSignIn = await errorOf(signIn(client, { emailAddress: address, password }))
    for (const error of [failedGet, failedSignIn]) {
      for (const secret of secrets) expect(printed(error)).not.toContain(secret)
    }
  })

  it('when the input cannot be sent', async () => {
    const client = clientOf('http://127.0.0.1:1')
    const error = await errorOf(signIn(client, { emailAddress: address.repeat(20), password }))
    expect(error.kind).toBe('invalid-input')
    for (const secret of secrets) expect(printed(error)).not.toContain(secret)
  })

  it('while the screen still gets the server’s sentence', async () => {
    const message = `${address} is already in use`
    const client = clientOf(await httpServer((_, response) => json(response, { message }, 400)))
    const error = await errorOf(signIn(client, { emailAddress: address, password }))
    expect(error.messages).toEqual([message])
    expect(error.message).toBe('[e-mail] is already in use')
  })
})

describe('an SdkError', () => {
  const failure = {
    kind: 'http',
    method: 'POST',
    path: '/auth/signin',
    messages: ['No'],
    statusCode: 500,
  } as const

  it('is an Error with a name and a stack', () => {
    const error = new SdkError({ ...failure, requestId: 'req-1' })
    expect(error).toBeInstanceOf(Error)
    expect(error.name).toBe('SdkError')
    expect(error.stack).toContain('sdk-error.test')
    expect(String(error)).toBe('SdkError: POST /auth/signin: http 500 (request req-1): No')
    expect(inspect(error).split('\n')[0]).toBe(String(error))
  })

  it('becomes JSON without anything that must not be logged', () => {
    const error = new SdkError({ ...failure, kind: 'network', statusCode: undefined, cause: 'ECONNRESET' })
    expect(JSON.parse(JSON.stringify(error))).toEqual({
      name: 'SdkError',
      kind: 'network',
      method: 'POST',
      path: '/auth/signin',
      cause: 'ECONNRESET',
      message: 'No',
    })
  })

  it('is recognised by its brand, also from another copy of the package', () => {
    const stranger = { [Symbol.for('@tributary/sdk/error')]: true }
    expect(isSdkError(new SdkError(failure))).toBe(true)
    expect(isSdkError(stranger)).toBe(true)
    for (const other of [new Error('SdkError'), 'SdkError', null, undefined, {}]) {
      expect(isSdkError(other)).toBe(false)
    }
  })
})
