import { randomUUID } from 'node:crypto'
import { type FastifyInstance, fastify } from 'fastify'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { testConfig } from '../../test/support/test-config.ts'
import { testStorage } from '../../test/support/test-storage.ts'
import type { Config } from '../config.ts'
import { signals } from '../signals.ts'
import { createSecretBox } from '../storage/secret-box.ts'
import type { Storage } from '../storage/storage.ts'
import { insertConnector, insertOrganisation, insertRun } from '../sync/testing/sync-records.ts'
import { healthRoutes } from './health.routes.ts'

const HOUR = 3_600_000

let storage: Storage
const apps: FastifyInstance[] = []
beforeAll(async () => {
  storage = await testStorage()
})
afterAll(() => storage.close())
afterEach(async () => {
  vi.restoreAllMocks()
  for (const app of apps.splice(0)) await app.close()
  await sql`delete from outbox; delete from connectors; delete from organisations`.execute(storage.db)
})

async function ready(
  role: Config['role'],
  { later = 0, whenLate }: { later?: number; whenLate?: () => void } = {},
) {
  const app = fastify()
  apps.push(app)
  const config = { ...testConfig(), role }
  healthRoutes(app, { storage, config, clock: () => new Date(Date.now() + later) })
  whenLate?.()
  const answer = await app.inject('/readyz')
  return { status: answer.statusCode, ...answer.json() }
}

const writeMail = () => {
  const now = new Date()
  const mail = { id: randomUUID(), kind: 'code', recipient: 'a@b.example', sealed: '' }
  return storage.db
    .insertInto('outbox')
    .values({ ...mail, created_at: now, due_at: now })
    .execute()
}

const queueRun = async () => {
  const organisationId = await insertOrganisation(storage, null)
  const box = createSecretBox(new Uint8Array(32))
  await insertRun(storage, await insertConnector(storage, box, { organisationId }, 'ftp', {}), false)
}

it.each(['all', 'web', 'worker'] as const)('only warns about a stuck outbox in the role %s', async (role) => {
  await writeMail()
  expect(await ready(role)).toMatchObject({ status: 'ready', checks: { outbox: true }, warnings: [] })
  expect(await ready(role, { later: HOUR })).toMatchObject({
    status: 'ready',
    checks: { outbox: false, queue: true },
    warnings: ['outbox'],
  })
})

it('only warns about a refresh that no worker takes', async () => {
  await queueRun()
  expect(await ready('web', { later: HOUR })).toMatchObject({
    status: 'ready',
    checks: { queue: false },
    warnings: ['queue'],
  })
})

it('fails in a worker that no longer checks schedules, and only warns where it also serves requests', async () => {
  const late = () => {
    const now = performance.now()
    vi.spyOn(performance, 'now').mockReturnValue(now + HOUR)
  }
  expect(await ready('worker', { whenLate: late })).toMatchObject({
    checks: { scheduler: false },
    warnings: [],
  })
  vi.restoreAllMocks()
  expect(await ready('all', { whenLate: late })).toMatchObject({ status: 'ready', warnings: ['scheduler'] })
  vi.restoreAllMocks()
  const recovered = () => {
    late()
    signals.schedulesChecked.publish(() => ({ failed: false }))
  }
  expect(await ready('worker', { whenLate: recovered })).toMatchObject({ checks: { scheduler: true } })
  expect((await ready('web')).checks).not.toHaveProperty('scheduler')
})

it('fails on a database that lacks a migration of this server', async () => {
  const last = await sql<{ name: string; timestamp: string }>`
    delete from kysely_migration where name = (select max(name) from kysely_migration) returning *`.execute(
    storage.db,
  )
  const answer = await ready('web')
  const [{ name, timestamp } = { name: '', timestamp: '' }] = last.rows
  await sql`insert into kysely_migration values (${name}, ${timestamp})`.execute(storage.db)
  expect(answer).toMatchObject({ status: 'not ready', checks: { migrations: false, schema: true } })
})
