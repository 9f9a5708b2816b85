import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchSilence } from './silent-target.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Server = { sends?: boolean; isDue?: boolean; responds?: (probe: number) => boolean }

/** Watches a connection for so many checks, during which its server sends nothing unless `sends` says so. */
async function watchFor(
  checks: number,
  { sends = false, isDue = true, responds = () => false }: Server = {},
) {
  let received = 0
  const breakOff = vi.fn()
  const probe = vi.fn(async () => responds(probe.mock.calls.length))
  const progress = () => (isDue ? received : undefined)
  const watch = watchSilence({ progress, breakOff }, { idleMs: 1_000, responds: probe })
  for (let check = 0; check < checks; check++) {
    await vi.advanceTimersByTimeAsync(500)
    if (sends) received++
  }
  watch.end()
  return { wasSilent: watch.wasSilent(), broken: breakOff.mock.calls.length, probes: probe.mock.calls.length }
}

it('breaks off a connection whose server has sent nothing and twice does not respond elsewhere', async () => {
  expect(await watchFor(3)).toEqual({ wasSilent: true, broken: 1, probes: 2 })
})

it('leaves a long statement alone as long as the server responds elsewhere', async () => {
  expect(await watchFor(10, { responds: () => true })).toEqual({ wasSilent: false, broken: 0, probes: 9 })
})

it('leaves a long statement alone if another connection fails only now and then', async () => {
  const responds = (probe: number) => probe % 2 === 0
  expect(await watchFor(10, { responds })).toEqual({ wasSilent: false, broken: 0, probes: 9 })
})

it('opens no other connection while the server sends something', async () => {
  expect(await watchFor(10, { sends: true })).toEqual({ wasSilent: false, broken: 0, probes: 0 })
})

it('opens no other connection while no response of the server is due', async () => {
  expect(await watchFor(10, { isDue: false })).toEqual({ wasSilent: false, broken: 0, probes: 0 })
})
