import { freePort } from '@tributary/tooling/free-port'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { testConfig } from '../../test/support/test-config.ts'
import { newDatabase } from '../../test/support/test-storage.ts'
import { type RunningServer, startServer } from './start.ts'

const servers: RunningServer[] = []
const origins: Record<string, string> = {}

beforeAll(async () => {
  const DATABASE_URL = await newDatabase(inject('postgresUrl'), inject('postgresTemplates').empty)
  for (const ROLE of ['web', 'worker']) {
    const port = await freePort()
    const config = testConfig({
      DATABASE_URL,
      ROLE,
      HOST: '127.0.0.1',
      PORT: String(port),
      LOG_LEVEL: 'silent',
    })
    servers.push(await startServer(config))
    origins[ROLE] = `http://127.0.0.1:${port}`
  }
})
afterAll(async () => {
  for (const server of servers) await server.stop()
})

it.each([
  ['web', '/healthz', 200],
  ['web', '/readyz', 200],
  ['web', '/backend/me', 401],
  ['worker', '/healthz', 200],
  ['worker', '/readyz', 200],
  ['worker', '/backend/me', 404],
  ['worker', '/openapi.json', 404],
  ['worker', '/', 404],
])('%s responds to %s with %i', async (role, path, status) => {
  expect((await fetch(`${origins[role]}${path}`)).status).toBe(status)
})

it('mentions the first administrator where users sign in', () => {
  const notices = servers.map((server) => server.notices.join())
  expect(notices).toEqual([expect.stringContaining('ADMIN_EMAIL'), ''])
})
