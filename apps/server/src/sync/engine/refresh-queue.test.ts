import { randomUUID } from 'node:crypto'
import { afterEach, expect, inject, it } from 'vitest'
import { openStorage } from '../../storage/open-storage.ts'
import { openPostgres } from '../../storage/postgres-storage.ts'
import type { Storage } from '../../storage/storage.ts'
import { silentLog } from '../sync-log.ts'
import { startCuttingProxy } from '../testing/cutting-proxy.ts'
import { testPlace } from '../testing/test-place.ts'
import { createRefreshQueue, type RefreshQueue } from './refresh-queue.ts'

const HOUR_IN_SECONDS = 3_600
const never = { pollingIntervalSeconds: HOUR_IN_SECONDS, notifyPollingIntervalSeconds: HOUR_IN_SECONDS }

const stops: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop()
})

/** Starts the queue of one server that never polls. */
async function startQueue(storage: Storage, carryOut: (runId: string) => Promise<void>) {
  stops.push(() => storage.close())
  const queue = createRefreshQueue(storage, silentLog, { polling: never })
  await queue.start(carryOut, 1)
  stops.push(() => queue.drain().then(() => queue.stop()))
  return queue
}

/** Collects runs. */
function collector() {
  const seen: string[] = []
  let wake: () => void = () => undefined
  return {
    carryOut: async (runId: string) => {
      seen.push(runId)
      wake()
    },
    async until(count: number) {
      while (seen.length < count) await new Promise<void>((resolve) => (wake = resolve))
      return seen
    },
  }
}

const nothing = async () => undefined

const sendInTransaction = (storage: Storage, queue: RefreshQueue, runId: string) =>
  storage.db.transaction().execute((trx) => queue.send(runId, trx))

it('starts the next job when one ends, without waiting for the next poll', async () => {
  const runs = Array.from({ length: 4 }, () => randomUUID())
  const { promise: allSent, resolve: release } = Promise.withResolvers<void>()
  const { carryOut, until } = collector()
  const storage = await openStorage(await testPlace())
  const queue = await startQueue(storage, (runId) => allSent.then(() => carryOut(runId)))
  for (const runId of runs) await queue.send(runId)
  release()
  expect(new Set(await until(runs.length))).toEqual(new Set(runs))
})

it('starts a job when the transaction that sent it commits', async () => {
  const { carryOut, until } = collector()
  const storage = await openStorage(await testPlace())
  const queue = await startQueue(storage, carryOut)
  const runId = randomUUID()
  await sendInTransaction(storage, queue, runId)
  expect(await until(1)).toEqual([runId])
})

const isEmbedded = !inject('postgresUrl')

it.skipIf(isEmbedded)('starts a job that another server has sent', async () => {
  const place = await testPlace()
  const { carryOut, until } = collector()
  await startQueue(await openStorage(place), carryOut)
  const other = await openStorage(place)
  const sender = await startQueue(other, nothing)
  await sender.drain()
  const runId = randomUUID()
  await sendInTransaction(other, sender, runId)
  expect(await until(1)).toEqual([runId])
})

it.skipIf(isEmbedded)('starts jobs that were sent while its connection was lost', async () => {
  const place = await testPlace()
  const through = new URL(place.kind === 'postgres' ? place.databaseUrl : '')
  const other = await openStorage(place)
  const sender = await startQueue(other, nothing)
  await sender.drain()
  const proxy = await startCuttingProxy(Number(through.port))
  stops.push(() => proxy.stop())
  through.port = String(proxy.port)
  const { carryOut, until } = collector()
  await startQueue(await openPostgres(through.href), carryOut)
  proxy.cut()
  const runId = randomUUID()
  await sendInTransaction(other, sender, runId)
  expect(await until(1)).toEqual([runId])
})

it('queues runs again only if they are not queued', async () => {
  const { promise: allSent, resolve: release } = Promise.withResolvers<void>()
  const { carryOut, until } = collector()
  const storage = await openStorage(await testPlace())
  const queue = await startQueue(storage, (runId) => allSent.then(() => carryOut(runId)))
  const [busy, queued, lost] = [randomUUID(), randomUUID(), randomUUID()]
  await queue.send(busy)
  await queue.send(queued)
  await queue.sendAgain([queued, lost])
  await queue.sendAgain([queued, lost])
  await queue.sendAgain([])
  const { rows } = await storage.withConnection(({ query }) =>
    query('select count(*)::int as jobs from pgboss.job'),
  )
  expect(rows).toEqual([{ jobs: 3 }])
  release()
  expect(new Set(await until(3))).toEqual(new Set([busy, queued, lost]))
})
