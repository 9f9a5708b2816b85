import { expect, it } from 'vitest'
import { SdkError } from '../../client/sdk-error.ts'
import { fakeClock } from '../../test/fake-clock.ts'
import { waitOutLimits } from './wait-out-limits.ts'

const refused = (statusCode: number, retryAfter?: number) =>
  new SdkError({ kind: 'http', method: 'POST', path: '/x', statusCode, retryAfter, messages: ['Slow down.'] })
const signal = new AbortController().signal
/** Lets every promise that can settle do so. */
const settled = () => new Promise((resolve) => setImmediate(resolve))

/** Work that fails with these errors first, and a clock that only the test moves. */
function started(...failures: Error[]) {
  const clock = fakeClock()
  const made: string[] = []
  const run = waitOutLimits(async ({ key }) => {
    made.push(key)
    const failure = failures.shift()
    if (failure) throw failure
  }, clock)
  return { clock, made, run }
}

it('repeats a refused step after the time that the server asks for, and a little more', async () => {
  const { clock, made, run } = started(refused(429, 10))
  await run({ key: 'a' }, signal)
  expect(made).toEqual(['a', 'a'])
  expect(clock.pauses).toEqual([11_250])
})

it('holds the other steps back meanwhile', async () => {
  const { clock, made, run } = started(refused(503, 20))
  const first = run({ key: 'a' }, signal)
  await settled()
  const second = run({ key: 'b' }, signal)
  clock.advance(20_000)
  await settled()
  expect(made).toEqual(['a'])
  clock.advance(2_500)
  await Promise.all([first, second])
  expect(made.toSorted()).toEqual(['a', 'a', 'b'])
})

it.each([
  ['a conflict', refused(409)],
  ['a server that gives no time', refused(503)],
  ['a mistake in our code', new TypeError('x is not a function')],
])('does not repeat a step after %s', async (_, failure) => {
  const { made, run } = started(failure)
  await expect(run({ key: 'a' }, signal)).rejects.toBe(failure)
  expect(made).toEqual(['a'])
})

it('gives up after five refusals', async () => {
  const { made, run } = started(...Array.from({ length: 9 }, () => refused(429, 1)))
  await expect(run({ key: 'a' }, signal)).rejects.toMatchObject({ statusCode: 429 })
  expect(made).toHaveLength(5)
})

it('stops waiting when it is cancelled', async () => {
  const { made, run } = started(refused(429, 60))
  const controller = new AbortController()
  const ended = run({ key: 'a' }, controller.signal)
  await settled()
  controller.abort()
  await expect(ended).rejects.toThrow()
  expect(made).toEqual(['a'])
})
