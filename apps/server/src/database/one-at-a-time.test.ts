import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { testStorage } from '../../test/support/test-storage.ts'
import { HttpError } from '../http/http-error.ts'
import { openStorage } from '../storage/open-storage.ts'
import type { Storage } from '../storage/storage.ts'
import { oneAtATime } from './one-at-a-time.ts'

const server = inject('postgresUrl')
let storage: Storage
beforeAll(async () => {
  storage = await testStorage()
})
afterAll(() => storage.close())

/** Work that runs until it is ended. */
function longWork() {
  const { promise, resolve } = Promise.withResolvers<void>()
  const started = Promise.withResolvers<void>()
  const work = async () => {
    started.resolve()
    await promise
    return 'done'
  }
  return { work, started: started.promise, end: resolve }
}

const statusOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof HttpError ? error.status : error),
  )
const now = async () => 'done'

describe('work with the same name', () => {
  it('is refused while it runs; other names are not', async () => {
    const { work, started, end } = longWork()
    const first = oneAtATime(storage, 'a', work)
    await started
    expect(await statusOf(oneAtATime(storage, 'a', now))).toBe(409)
    expect(await statusOf(oneAtATime(storage, 'b', now))).toBe('done')
    end()
    expect(await first).toBe('done')
    expect(await statusOf(oneAtATime(storage, 'a', now))).toBe('done')
  })

  it('is refused while too much other work runs', async () => {
    const others = Array.from({ length: 8 }, longWork)
    const going = others.map(({ work }, at) => oneAtATime(storage, `other ${at}`, work))
    await Promise.all(others.map(({ started }) => started))
    expect(await statusOf(oneAtATime(storage, 'a', now))).toBe(503)
    for (const { end } of others) end()
    await Promise.all(going)
    expect(await statusOf(oneAtATime(storage, 'a', now))).toBe('done')
  })

  it('can run again after a failure', async () => {
    await expect(oneAtATime(storage, 'a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await statusOf(oneAtATime(storage, 'a', now))).toBe('done')
  })

  it('can use the given database', async () => {
    const answer = await oneAtATime(storage, 'a', (db) => sql<{ one: number }>`select 1 as one`.execute(db))
    expect(answer.rows).toEqual([{ one: 1 }])
  })
})

describe.runIf(server)('several server processes', () => {
  const another = async () => {
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(storage.db)
    const url = new URL(server)
    url.pathname = rows[0]?.name ?? ''
    return openStorage({ kind: 'postgres', databaseUrl: url.href })
  }

  it('exclude each other', async () => {
    const other = await another()
    const { work, started, end } = longWork()
    const first = oneAtATime(other, 'a', work)
    await started
    expect(await statusOf(oneAtATime(storage, 'a', now))).toBe(409)
    end()
    await first
    expect(await statusOf(oneAtATime(storage, 'a', now))).toBe('done')
    await other.close()
  })

  it('release the lock when they die', async () => {
    const other = await another()
    const { work, started, end } = longWork()
    const died = oneAtATime(other, 'a', async (db) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
      await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(storage.db)
      return work()
    })
    await started
    await expect.poll(() => statusOf(oneAtATime(storage, 'a', now))).toBe('done')
    end()
    expect(await died).toBe('done')
    await other.close()
  })
})
