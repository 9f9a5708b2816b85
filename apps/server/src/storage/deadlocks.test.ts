import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { testStorage } from '../../test/support/test-storage.ts'
import { DatabaseFailure } from './database-failure.ts'
import { againAfterDeadlock } from './deadlocks.ts'
import type { Storage } from './storage.ts'

const deadlock = () => new DatabaseFailure({ message: 'deadlock detected', code: '40P01' })

describe('a transaction that fails with a deadlock', () => {
  it('is retried at most three times', async () => {
    let tries = 0
    const always = againAfterDeadlock(async () => {
      tries++
      throw deadlock()
    })
    await expect(always).rejects.toMatchObject({ code: '40P01' })
    expect(tries).toBe(3)
  })

  it('is not retried after other errors', async () => {
    let tries = 0
    const once = againAfterDeadlock(async () => {
      tries++
      throw new DatabaseFailure({ message: 'taken', code: '23505' })
    })
    await expect(once).rejects.toMatchObject({ code: '23505' })
    expect(tries).toBe(1)
  })
})

// The embedded engine has one connection, so two transactions never wait for each other.
describe.skipIf(!inject('postgresUrl'))('two transactions that lock the same rows in opposite order', () => {
  let storage: Storage
  beforeAll(async () => {
    storage = await testStorage()
    await sql`create table pegs (name text primary key, turns integer not null)`.execute(storage.db)
    await sql`insert into pegs values ('left', 0), ('right', 0)`.execute(storage.db)
  })
  afterAll(() => storage.close())

  it('both succeed', async () => {
    const both = Promise.withResolvers<void>()
    let holding = 0
    const turn = (order: readonly string[]) =>
      againAfterDeadlock(() =>
        storage.db.transaction().execute(async (trx) => {
          for (const name of order) {
            await sql`update pegs set turns = turns + 1 where name = ${name}`.execute(trx)
            if (++holding === 2) both.resolve()
            await both.promise
          }
        }),
      )
    await Promise.all([turn(['left', 'right']), turn(['right', 'left'])])
    const { rows } = await sql`select turns from pegs`.execute(storage.db)
    expect(rows).toEqual([{ turns: 2 }, { turns: 2 }])
  })
})
