import { connectors, session } from '@tributary/sdk/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type Backend, startBackend } from '../../test/support/backend.ts'
import { createSecretBox } from '../storage/secret-box.ts'
import { idempotentWrites } from './idempotent-write.rules.ts'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
  await sql`create table kites (name text)`.execute(backend.storage.db)
})
beforeEach(() => sql`delete from kites`.execute(backend.storage.db))
afterAll(() => backend.close())

let keys = 0
/** Returns a function that sends the same write each time. */
function repeatable(endpoint = connectors.createConnector) {
  const { storage, config } = backend
  const secretBox = createSecretBox(config.encryptionKey)
  const once = idempotentWrites({ storage, config, secretBox, clock: () => backend.clock.now })
  const key = `key-${++keys}`
  return async (work: () => Promise<unknown>) => {
    const request = {
      method: 'POST',
      url: '/kites',
      body: {},
      ip: '192.0.2.1',
      headers: { 'idempotency-key': key },
    }
    const answer = await once(
      Object.assign(Object.create(backend.app), request, { log: backend.app.log }),
      endpoint,
      async () => {
        await work()
        return { status: 200, body: '"done"' }
      },
    )
    return answer.replayed ? 'replayed' : 'done'
  }
}
const kites = async () =>
  (await sql<{ name: string }>`select name from kites`.execute(backend.storage.db)).rows
const add = (name: string) => sql`insert into kites values (${name})`.execute(backend.storage.db)
const addInside = (name: string) =>
  backend.storage.db.transaction().execute((trx) => sql`insert into kites values (${name})`.execute(trx))

it('runs a write once', async () => {
  const send = repeatable()
  expect([await send(() => add('a')), await send(() => add('a'))]).toEqual(['done', 'replayed'])
  expect(await kites()).toHaveLength(1)
})

it.each([
  ['in a transaction', addInside],
  ['without one', add],
])('rolls back a change %s after another attempt has taken over', async (_, change) => {
  const send = repeatable()
  const [begun, resumed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const slow = send(async () => {
    begun.resolve()
    await resumed.promise
    await change('slow')
  })
  await begun.promise
  await expect(send(() => change('early'))).rejects.toMatchObject({ status: 409, retryAfter: 1 })
  backend.clock.advance(60)
  expect(await send(() => change('second'))).toBe('done')
  resumed.resolve()
  await expect(slow).rejects.toMatchObject({ status: 409 })
  expect(await kites()).toEqual([{ name: 'second' }])
  expect(await send(() => change('third'))).toBe('replayed')
})

it('runs again after an error that changed nothing', async () => {
  const send = repeatable()
  const fault = async () => {
    await sql`select name from kites for update`.execute(backend.storage.db)
    throw new Error('a fault')
  }
  await expect(send(fault)).rejects.toThrow('a fault')
  expect(await send(() => add('a'))).toBe('done')
})

it.each([
  ['in a transaction', addInside],
  ['without one', add],
])('does not run again after an error that followed a change %s', async (_, change) => {
  const send = repeatable()
  const fault = async () => {
    await change('a')
    throw new Error('a fault')
  }
  await expect(send(fault)).rejects.toThrow('a fault')
  expect(await send(() => change('b'))).toBe('replayed')
  expect(await kites()).toEqual([{ name: 'a' }])
})

it('ignores the key of a call that returns credentials', async () => {
  const send = repeatable(session.signIn as never)
  expect([await send(() => add('a')), await send(() => add('a'))]).toEqual(['done', 'done'])
})
