import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { type DatabaseLimits, postgresLimits } from '../../src/storage/database-limits.ts'
import { openPostgres } from '../../src/storage/postgres-storage.ts'
import type { Storage } from '../../src/storage/storage.ts'
import { startCuttingProxy } from '../../src/sync/testing/cutting-proxy.ts'
import { type Backend, emailOf, startBackend } from '../support/backend.ts'
import { newDatabase } from '../support/test-storage.ts'

// A PostgreSQL that stops responding without closing its connections, because its host is down or packets are dropped. The
// server kept the dead connections forever. A proxy in the test stops forwarding.

const MS = 700
const short: DatabaseLimits = {
  ...postgresLimits,
  connectMs: MS,
  statementMs: MS,
  chunkMs: MS,
  idleTransactionMs: MS,
}
const MORE_THAN_THE_POOL = 30
const unreachable = [503, '5', 'The database cannot be reached right now. Please try again.']

let url: URL
let proxy: Awaited<ReturnType<typeof startCuttingProxy>>
const opened = new Set<Storage>()

beforeEach(async () => {
  url = new URL(await newDatabase(inject('postgresUrl'), inject('postgresTemplates').demo))
  proxy = await startCuttingProxy(Number(url.port))
})
afterEach(async () => {
  await Promise.all([...opened].map((storage) => storage.close()))
  opened.clear()
  await proxy.stop()
})

async function open(databaseUrl: string, limits = short) {
  const storage = await openPostgres(databaseUrl, limits)
  opened.add(storage)
  return storage
}

/** A server's storage that connects through the proxy. */
function openThroughProxy() {
  const through = new URL(url)
  through.port = String(proxy.port)
  return open(through.href)
}

const signIn = ({ app }: Backend) =>
  app.inject({
    method: 'POST',
    url: '/backend/auth/signin',
    payload: { emailAddress: emailOf('eli'), password: 'wrong' },
  })
const statusAndMessage = async (backend: Backend) => {
  const { statusCode, headers, json } = await signIn(backend)
  return [statusCode, headers['retry-after'], json().message]
}
const manyAtOnce = (backend: Backend) =>
  Promise.all(Array.from({ length: MORE_THAN_THE_POOL }, () => statusAndMessage(backend)))

describe('a database that falls silent with a full pool', () => {
  it('ends every call with 503, and serves the first call after it is back', async () => {
    const storage = await openThroughProxy()
    const backend = await startBackend({}, { storage })
    await manyAtOnce(backend)
    proxy.fallSilent()
    expect(await manyAtOnce(backend)).toEqual(Array(MORE_THAN_THE_POOL).fill(unreachable))
    const probe = await backend.app.inject('/readyz')
    expect([probe.statusCode, probe.json().checks.database]).toEqual([503, false])
    expect((await backend.app.inject('/healthz')).statusCode).toBe(200)
    proxy.comeBack()
    expect((await backend.app.inject('/readyz')).statusCode).toBe(200)
    expect((await signIn(backend)).statusCode).not.toBe(503)
    await backend.app.close()
  })

  it('reuses no connection that was open at that time', async () => {
    const storage = await openThroughProxy()
    const read = () => sql`select pg_sleep(0.02)`.execute(storage.db)
    await Promise.all(Array.from({ length: 10 }, read))
    proxy.fallSilent()
    await expect(read()).rejects.toMatchObject({ name: 'DatabaseSilent' })
    proxy.comeBack()
    for (let count = 0; count < 10; count += 1) await read()
  })

  it('ends a transaction in progress', async () => {
    const { db } = await openThroughProxy()
    const work = db.transaction().execute(async (trx) => {
      await sql`select 1`.execute(trx)
      proxy.fallSilent()
      await sql`select 2`.execute(trx)
    })
    await expect(work).rejects.toMatchObject({ code: 'ETIMEDOUT' })
  })

  it('ends a COPY that is blocked', async () => {
    const storage = await openThroughProxy()
    const rows = Buffer.from('1\n'.repeat(500_000))
    async function* endless() {
      for (;;) {
        yield rows
        proxy.fallSilent()
      }
    }
    const copy = storage.withConnection(
      async ({ query, copyIn }) => {
        await query('create temporary table numbers (n integer)')
        await copyIn('copy numbers from stdin', endless())
      },
      { longStatements: true },
    )
    await expect(copy).rejects.toMatchObject({ code: 'ETIMEDOUT' })
  })
})

describe('a server that disappears during a transaction', () => {
  it('blocks others only until PostgreSQL ends its transaction', async () => {
    const [vanishing, other] = [await openThroughProxy(), await open(url.href, postgresLimits)]
    const change = 'update organisations set company_name = company_name'
    const { promise: changed, resolve: hasChanged } = Promise.withResolvers<void>()
    const { promise: over, resolve: end } = Promise.withResolvers<void>()
    const vanished = vanishing.withConnection(async ({ query }) => {
      await query(`begin; ${change}`)
      hasChanged()
      await over
      await query('commit')
    })
    await changed
    proxy.fallSilent()
    await sql.raw(change).execute(other.db)
    end()
    await expect(vanished).rejects.toMatchObject({ code: 'ETIMEDOUT' })
  })

  it('a call that waits for its rows fails fast with a message', async () => {
    const storage = await open(url.href, { ...short, idleTransactionMs: 60_000 })
    const backend = await startBackend({}, { storage })
    const { promise: done, resolve: finish } = Promise.withResolvers<void>()
    const { promise: locked, resolve: hasLocked } = Promise.withResolvers<void>()
    const holder = storage.withConnection(async ({ query }) => {
      await query('begin; lock table sign_in_attempts')
      hasLocked()
      await done
      await query('rollback')
    })
    await locked
    expect(await statusAndMessage(backend)).toEqual([
      503,
      '5',
      'The database is busy right now. Please try again.',
    ])
    finish()
    await holder
    await backend.app.close()
  })
})

describe('work longer than the limit of a call', () => {
  const sleep = 'select pg_sleep(1)'

  it('is ended by PostgreSQL in a call', async () => {
    const storage = await open(url.href)
    await expect(storage.withConnection(({ query }) => query(sleep))).rejects.toMatchObject({ code: '57014' })
  })

  it('continues in a refresh, a migration or a verification', async () => {
    const storage = await open(url.href)
    const long = { longStatements: true }
    async function* slowRows() {
      yield Buffer.from('1\n')
      await storage.withConnection(({ query }) => query(sleep), long)
      yield Buffer.from('2\n')
    }
    const copied = await storage.withConnection(async ({ query, copyIn }) => {
      await query('create temporary table numbers (n integer)')
      return copyIn('copy numbers from stdin', slowRows())
    }, long)
    expect(copied).toBe(2)
  })
})
