import { Readable } from 'node:stream'
import { gunzipSync } from 'node:zlib'
import { fastify } from 'fastify'
import { expect, it } from 'vitest'
import { compressResponses } from './compress-responses.ts'

const long = Array.from({ length: 1_000 }, (_, n) => ({ Id: n, FirstName: 'Zoë', LastName: 'محمد' }))
const app = fastify()
compressResponses(app)
app.get('/long', async () => long)
app.post('/long', async () => long)
app.get('/stream', async () => Readable.from(['one,', 'two']))
app.get('/short', async () => long.slice(0, 9))

const ask = (method: 'GET' | 'POST', url: string, encodings: string) =>
  app.inject({ method, url, headers: { 'accept-encoding': encodings } })

it('compresses a long response if the client accepts gzip', async () => {
  const answer = await ask('GET', '/long', 'br, gzip')
  expect(answer.headers['content-encoding']).toBe('gzip')
  expect(answer.headers['content-length']).toBe(String(answer.rawPayload.length))
  expect(answer.rawPayload.length).toBeLessThan(JSON.stringify(long).length / 4)
  expect(JSON.parse(gunzipSync(answer.rawPayload).toString())).toEqual(long)
})

it.each([
  ['GET', '/long', 'br'],
  ['GET', '/short', 'gzip'],
  ['POST', '/long', 'gzip'],
] as const)('does not compress %s %s for a client that accepts %s', async (method, url, encodings) => {
  const answer = await ask(method, url, encodings)
  expect(answer.headers['content-encoding']).toBeUndefined()
  expect(answer.json().length).toBeGreaterThan(0)
})

it('compresses a stream while it is produced', async () => {
  const answer = await ask('GET', '/stream', 'gzip')
  expect(answer.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(answer.rawPayload).toString()).toBe('one,two')
})
