import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { testStorage } from '../../../test/support/test-storage.ts'
import type { Storage } from '../../storage/storage.ts'
import { createRefreshQueue } from './refresh-queue.ts'

const HOUR_IN_SECONDS = 3_600
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }

let storage: Storage
beforeEach(async () => {
  storage = await testStorage()
})
afterEach(() => storage.close())

it('starts the next job when one ends, without waiting for the next poll', async () => {
  const queue = createRefreshQueue(storage, silent, { pollSeconds: HOUR_IN_SECONDS })
  const runs = Array.from({ length: 4 }, () => randomUUID())
  const { promise: allSent, resolve: release } = Promise.withResolvers<void>()
  const { promise: allDone, resolve: done } = Promise.withResolvers<void>()
  const carriedOut = new Set<string>()
  await queue.start(async (runId) => {
    await allSent
    carriedOut.add(runId)
    if (carriedOut.size === runs.length) done()
  }, 1)
  for (const runId of runs) await queue.send(runId)
  release()
  await allDone
  expect(carriedOut).toEqual(new Set(runs))
  await queue.drain()
  await queue.stop()
})
