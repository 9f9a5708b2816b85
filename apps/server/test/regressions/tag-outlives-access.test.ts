import { sql } from 'kysely'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { type Backend, type Browser, startBackend } from '../support/backend.ts'

// A 304 would confirm to someone without access that nothing has changed, and the screen would go on showing the rows.

let backend: Backend
let browser: Browser
let path: string
let tag: string
beforeEach(async () => {
  await backend?.close()
  backend = await startBackend()
  const acme = await backend.idOf('organisations', 'acme Traders')
  path = `/areas?orgId=${acme}`
  browser = await backend.as('olga')
  await vi.waitFor(() => expect(backend.storage.changeCounts?.of(acme)).toBeDefined())
  tag = String((await browser.call('GET', path)).headers.etag)
  expect(await poll()).toBe(304)
})
afterAll(() => backend.close())

const poll = async () =>
  (await browser.call('GET', path, { headers: { 'if-none-match': tag, 'x-tributary-background': '1' } }))
    .statusCode

it.each([
  ['the session has ended', 401, sql`update sessions set ended_at = now()`],
  [
    'the account is archived',
    401,
    sql`update users set status_id = (select id from statuses where name = 'archived')`,
  ],
  ['the user has left the organisation', 403, sql`delete from user_organisations`],
  [
    'the role no longer allows the call',
    403,
    sql`update users set role_id = (select id from roles where level = 4)`,
  ],
] as const)('refuses a poll with a known tag after %s', async (_, status, change) => {
  await change.execute(backend.storage.db)
  expect(await poll()).toBe(status)
})
