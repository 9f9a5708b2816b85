import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { committed } from '../src/openapi/changes/committed.ts'
import { type Backend, startBackend } from './support/backend.ts'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.close())

it('serves the committed document without a session, with the usual headers', async () => {
  const answer = await backend.app.inject('/openapi.json')
  expect(answer.statusCode).toBe(200)
  expect(answer.body).toBe(await readFile(committed.current, 'utf8'))
  expect(answer.headers).toMatchObject({ 'x-content-type-options': 'nosniff', etag: expect.any(String) })
})

it('serves it only at the root', async () => {
  expect((await backend.app.inject('/backend/openapi.json')).statusCode).toBe(404)
})
