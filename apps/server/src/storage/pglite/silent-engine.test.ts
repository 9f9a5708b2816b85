import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startBackend } from '../../../test/support/backend.ts'
import { embeddedCopy } from '../../../test/support/embedded-copy.ts'
import { embeddedLimits } from '../database-limits.ts'
import type { Storage } from '../storage.ts'

// An embedded engine that is busy with one statement and does not respond.

const limits = { ...embeddedLimits, connectMs: 300, statementMs: 300 }
const silent = { name: 'DatabaseSilent' }
const long = { longStatements: true }

/** Keeps the engine's thread busy for about this many seconds. */
const busy = (seconds: number) => `select pg_sleep(${seconds})`
const forEver = 'do $$ begin loop end loop; end $$'

const open = (): Promise<Storage> => embeddedCopy('demo', limits)

describe('an embedded engine that responds again', () => {
  let storage: Storage
  beforeAll(async () => {
    storage = await open()
    await storage.withConnection(({ query }) => query('create table crates (id integer)'), long)
  })
  afterAll(() => storage.close())

  const crates = () => storage.withConnection(({ query }) => query('select id from crates order by id'), long)

  it('runs nothing of a transaction that timed out', async () => {
    const given = storage.db.transaction().execute(async (trx) => {
      await sql`insert into crates values (1)`.execute(trx)
      await sql.raw(busy(1)).execute(trx)
    })
    await expect(given).rejects.toMatchObject(silent)
    await storage.withConnection(({ query }) => query('insert into crates values (2)'), long)
    expect((await crates()).rows).toEqual([{ id: 2 }])
  })

  it('finishes long work and skips calls that timed out', async () => {
    const work = storage.withConnection(async ({ query }) => {
      await query(busy(1))
      await query('insert into crates values (3)')
    }, long)
    const late = sql`insert into crates values (4)`.execute(storage.db)
    await expect(late).rejects.toMatchObject(silent)
    await work
    expect((await crates()).rows).toEqual([{ id: 2 }, { id: 3 }])
  })
})

it('responds with 503 while the embedded engine is silent, and can be closed', async () => {
  const storage = await open()
  const backend = await startBackend({}, { storage })
  const signIn = () =>
    backend.app.inject({
      method: 'POST',
      url: '/backend/auth/signin',
      payload: { emailAddress: 'a@b.example', password: 'wrong' },
    })
  const stuck = expect(sql.raw(forEver).execute(storage.db)).rejects.toMatchObject(silent)
  const answers = await Promise.all(Array.from({ length: 5 }, signIn))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([503, 503, 503, 503, 503])
  expect((await backend.app.inject('/readyz')).statusCode).toBe(503)
  await stuck
  await backend.close()
})
