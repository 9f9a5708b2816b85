import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Priority } from './admission.rules.ts'
import { createCallsInProgress } from './calls-in-progress.ts'

const limits = {
  requests: 200,
  signIns: 100,
  pollMs: 1_000,
  signInMs: 5_000,
  eventLoopMs: 0,
  connectionWaitMs: 0,
}
const NETWORK = '192.0.2.1'

beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => vi.useRealTimers())

function start(priority: Priority, count: number) {
  const calls = createCallsInProgress(limits)
  return { calls, begun: Array.from({ length: count }, () => calls.begin(priority, NETWORK)) }
}

describe('the limit of slow calls', () => {
  it.each([
    ['poll', 'pollLimit', 1_001, 50, 35],
    ['sign-in', 'signInLimit', 5_001, 100, 70],
  ] as const)('of the kind %s falls', (priority, limit, ms, before, after) => {
    const { calls, begun } = start(priority, 50)
    expect(calls.load()[limit]).toBe(before)
    vi.advanceTimersByTime(ms)
    for (const call of begun) call.respond()
    expect(calls.load()[limit]).toBe(after)
  })

  it('does not fall for bodies that arrive slowly', () => {
    const { calls, begun } = start('sign-in', 50)
    for (const call of begun) call.waitForBody()
    vi.advanceTimersByTime(30_000)
    for (const call of begun) call.resume()
    for (const call of begun) call.respond()
    expect(calls.load().signInLimit).toBe(100)
  })
})

describe('a call', () => {
  it('counts until it has a response, except while its body arrives', () => {
    const { calls, begun } = start('sign-in', 1)
    const [call] = begun
    const counts = () => [calls.load().signIns, calls.signInsOf(NETWORK), calls.signInsOf('192.0.2.2')]
    expect(counts()).toEqual([1, 1, 0])
    call?.waitForBody()
    expect(counts()).toEqual([0, 0, 0])
    call?.resume()
    call?.close()
    expect(counts()).toEqual([1, 1, 0])
    call?.respond()
    call?.respond()
    expect(counts()).toEqual([0, 0, 0])
  })

  it('is over if it gets its response before its body', () => {
    const { calls, begun } = start('write', 2)
    begun[0]?.waitForBody()
    begun[0]?.respond()
    expect(calls.load().requests).toBe(1)
  })
})
