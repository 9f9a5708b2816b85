import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { fastify } from 'fastify'
import { expect, it } from 'vitest'
import { committed } from './changes/committed.ts'
import { openApiRoutes } from './openapi.routes.ts'

const document = readFileSync(committed.current, 'utf8')
const app = fastify()
openApiRoutes(app)
const ask = (headers: Record<string, string> = {}) => app.inject({ url: '/openapi.json', headers })

it('serves the document without sign-in', async () => {
  const answer = await ask()
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({ 'content-type': 'application/json; charset=utf-8' })
  expect(answer.body).toBe(document)
})

it('responds with 304 to a client that has it', async () => {
  const { headers } = await ask()
  const again = await ask({ 'if-none-match': String(headers.etag) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

it('compresses the document', async () => {
  const answer = await ask({ 'accept-encoding': 'gzip, br' })
  expect(answer.headers['content-encoding']).toBe('gzip')
  expect(answer.rawPayload.length).toBeLessThan(document.length / 10)
  expect(gunzipSync(answer.rawPayload).toString()).toBe(document)
})
