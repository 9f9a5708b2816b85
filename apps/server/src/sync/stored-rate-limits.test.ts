import { afterAll, beforeAll, expect, it } from 'vitest'
import { testStorage } from '../../test/support/test-storage.ts'
import type { Storage } from '../storage/storage.ts'
import type { Rate } from './rate-limits.ts'
import { httpSource } from './sources/http/http-source.ts'
import { pruneRateLimits, storedRateLimits } from './stored-rate-limits.ts'
import { booksDefinition, booksFeed, startBooks } from './testing/books.ts'
import { readTable } from './testing/read-table.ts'

const HOUR = 60 * 60 * 1_000
const DAY = 24 * HOUR
/** One request an hour, two to begin with, so that the time this test takes hardly counts. */
const rate = (key: string): Rate => ({ key, requests: 1, perMs: HOUR, burst: 2 })
const hours = (ms: number) => Math.round(ms / HOUR)

let storage: Storage
beforeAll(async () => {
  storage = await testStorage()
})
afterAll(() => storage.close())

it('share one budget among servers on one database', async () => {
  const [one, other] = [storedRateLimits(storage.db), storedRateLimits(storage.db)]
  const waits: number[] = []
  for (const server of [one, other, one, other, one])
    waits.push(hours(await server.reserve(rate('shared'), DAY)))
  expect(waits).toEqual([0, 0, 1, 2, 3])
})

it('pace two servers that read one account at the same time as one', async () => {
  const books = await startBooks()
  books.invoices = Array.from({ length: 5 }, (_, at) => ({ id: `i${at}`, version: at + 1, total: at }))
  const pauses: number[] = []
  const pause = async (ms: number) => void pauses.push(hours(ms))
  const limits = { pause, longestWaitMs: 100 * HOUR }
  const definition = {
    ...booksDefinition(books.api.uri),
    rates: [{ key: 'books', requests: 1, perMs: HOUR, burst: 4 }],
  }
  const server = () => {
    const tools = {
      outbound: { allowPrivateTargets: true },
      rateLimits: storedRateLimits(storage.db),
      limits,
    }
    return httpSource(definition, tools, { now: () => new Date() })
  }
  const servers = [server(), server()]
  const reading = { full: true, cursor: undefined }
  const tables = servers.map((one) => readTable(one, booksFeed.columns, { name: 'invoices', reading }))
  expect((await Promise.all(tables)).map(({ rows }) => rows.length)).toEqual([5, 5])
  // Three pages and an empty one each. With separate budgets, neither server would wait.
  expect(books.api.requests).toHaveLength(8)
  expect(pauses.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4])
  for (const one of servers) one.close()
  await books.api.stop()
})

it('count each account on its own', async () => {
  const limits = storedRateLimits(storage.db)
  for (const key of ['a', 'a', 'b', 'b']) expect(await limits.reserve(rate(key), DAY)).toBe(0)
})

it('give each of many requests at the same moment a different time', async () => {
  const limits = storedRateLimits(storage.db)
  const waits = await Promise.all(Array.from({ length: 6 }, () => limits.reserve(rate('crowd'), DAY)))
  expect(waits.map(hours).toSorted((a, b) => a - b)).toEqual([0, 0, 1, 2, 3, 4])
})

it('hold back every request until the time a provider names', async () => {
  const [one, other] = [storedRateLimits(storage.db), storedRateLimits(storage.db)]
  await one.hold(rate('held'), new Date(Date.now() + 5 * HOUR))
  expect(hours(await other.reserve(rate('held'), DAY))).toBe(5)
})

it('reserve nothing for a request that would wait too long', async () => {
  const limits = storedRateLimits(storage.db)
  const waits: number[] = []
  for (const longest of [DAY, DAY, 0, 0, 0, DAY])
    waits.push(hours(await limits.reserve(rate('full'), longest)))
  expect(waits).toEqual([0, 0, 1, 1, 1, 1])
})

it('store no key, because some are credentials', async () => {
  await storedRateLimits(storage.db).reserve(rate('secret-key'), DAY)
  const rows = await storage.db.selectFrom('source_rate_limits').select('key').execute()
  expect(rows.every(({ key }) => /^[\da-f]{64}$/.test(key))).toBe(true)
})

it('are deleted once they limit nothing', async () => {
  await pruneRateLimits(storage.db, new Date(Date.now() + 100 * HOUR))
  expect(await storage.db.selectFrom('source_rate_limits').select('key').execute()).toEqual([])
})
