import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchSilence } from './silent-target.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Watches a connection for so many checks, during which its server sends nothing unless `sends` says so. */
async function watchFor(checks: number, { sends = false, responds = false } = {}) {
  let received = 0
  const breakOff = vi.fn()
  const probe = vi.fn(async () => responds)
  const connection = { received: () => (sends ? received++ : received), breakOff }
  const watch = watchSilence(connection, { idleMs: 1_000, responds: probe })
  await vi.advanceTimersByTimeAsync(checks * 500)
  watch.end()
  return { wasSilent: watch.wasSilent(), broken: breakOff.mock.calls.length, probes: probe.mock.calls.length }
}

it('breaks off a connection whose server has sent nothing and does not respond elsewhere', async () => {
  expect(await watchFor(2)).toEqual({ wasSilent: true, broken: 1, probes: 1 })
})

it('leaves a long statement alone as long as the server responds elsewhere', async () => {
  expect(await watchFor(10, { responds: true })).toEqual({ wasSilent: false, broken: 0, probes: 9 })
})

it('opens no other connection while the server sends something', async () => {
  expect(await watchFor(10, { sends: true })).toEqual({ wasSilent: false, broken: 0, probes: 0 })
})
