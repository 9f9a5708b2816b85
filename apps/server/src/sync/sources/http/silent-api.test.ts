import { afterEach, beforeEach, expect, it } from 'vitest'
import { stillResponds } from '../../engine/still-responds.ts'
import type { RateLimits } from '../../rate-limits.ts'
import { STILL_RESPONDS_MS } from '../../silence.ts'
import { type Books, booksDefinition, booksFeed, startBooks } from '../../testing/books.ts'
import { readTable } from '../../testing/read-table.ts'
import { type VirtualTime, virtualTime } from '../../testing/virtual-time.ts'
import { pause } from '../../timers.ts'
import { connectionChecks } from './connection-checks.ts'
import { httpLimits } from './http-limits.ts'
import { httpSource } from './http-source.ts'

const SLOW_MS = 20_000

let time: VirtualTime
let books: Books
beforeEach(async () => {
  time = virtualTime()
  books = await startBooks(time.clock)
  books.invoices = [{ id: 'i1', version: 1, total: 7 }]
})
afterEach(() => books.api.stop())

function source(reserve: RateLimits['reserve'] = async () => 0) {
  const definition = {
    ...booksDefinition(books.api.uri),
    rates: [{ key: 'books', requests: 1, perMs: 1_000, burst: 1 }],
    probe: ({ once }: Parameters<ReturnType<typeof booksDefinition>['probe']>[0]) =>
      connectionChecks(
        () => once({ path: 'invoices' }),
        () => 'Readable',
      ),
  }
  const limits = {
    timers: time.requests,
    pause: (ms: number, signal: AbortSignal) => pause(time.pauses, ms, signal),
  }
  const rateLimits = { reserve, hold: async () => undefined }
  const tools = { outbound: { allowPrivateTargets: true }, rateLimits, limits }
  return httpSource(definition, tools, { now: time.clock })
}

const checked = (adapter: ReturnType<typeof source>) =>
  stillResponds(adapter, { timers: time.requests, signal: new AbortController().signal }).finally(
    adapter.close,
  )

it('reads a slow API after a request that timed out', async () => {
  const adapter = source()
  books.api.faults.push({ silent: true })
  const reading = readTable(adapter, booksFeed.columns, {
    name: 'invoices',
    reading: { full: true, cursor: undefined },
  })
  await expect.poll(() => books.api.requests.length).toBe(1)
  books.api.beforeResponse = () => {
    books.api.beforeResponse = () => undefined
    time.advance(SLOW_MS)
  }
  time.advance(httpLimits.answerMs)
  expect(await reading).toMatchObject({ rows: [{ id: 'i1' }] })
  adapter.close()
})

it('still responds although the rate of its account requires a long pause', async () => {
  expect(await checked(source(async () => 2 * STILL_RESPONDS_MS))).toBe(true)
})

it('still responds if it refuses the connection test', async () => {
  books.api.faults.push({ status: 500 })
  expect(await checked(source())).toBe(true)
})

it('no longer responds if it is silent in the connection test', async () => {
  books.api.beforeResponse = () => time.advance(STILL_RESPONDS_MS)
  expect(await checked(source())).toBe(false)
})
