import { afterAll, beforeAll, expect, it } from 'vitest'
import { errorBody } from '../../src/http/http-error.ts'
import { type Backend, startBackend } from '../support/backend.ts'
import { bodyOf, exchange, statusOf } from '../support/raw-request.ts'

// With two Host headers the server used the first, but a proxy in front may use the second (RFC 9112, section 3.2).

let backend: Backend
let port: number
beforeAll(async () => {
  backend = await startBackend()
  port = Number(new URL(await backend.app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(() => backend.close())

const ask = (path: string, ...hosts: string[]) =>
  exchange(port, `GET ${path} HTTP/1.1`, ...hosts, 'Connection: close')

it.each(['/healthz', '/backend/statuses', '/backend/nothing', '/signin', '/auth/start/xero'])(
  'refuses a second Host header for %s',
  async (path) => {
    for (const second of ['Host: evil.example', 'Host: portal.example', 'hOsT: portal.example']) {
      const answer = await ask(path, 'Host: portal.example', second)
      expect([statusOf(answer), bodyOf(answer)]).toEqual([
        400,
        errorBody(400, 'The request has two Host headers.'),
      ])
    }
  },
)

it('accepts one Host header', async () => {
  expect(statusOf(await ask('/healthz', 'Host: portal.example', 'X-Host: evil.example'))).toBe(200)
})
