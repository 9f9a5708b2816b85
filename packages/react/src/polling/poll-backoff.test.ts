import { SdkError } from '@tributary/sdk'
import { expect, it } from 'vitest'
import { createPollBackoff } from './poll-backoff.ts'

const refused = () => Promise.reject(new Error('refused'))
const answered = async () => []

it('polls every 10 seconds, plus or minus a tenth [CONST-15]', () => {
  expect(createPollBackoff(() => 0).interval()).toBe(9_000)
  expect(createPollBackoff(() => 1).interval()).toBe(11_000)
})

it('waits longer after each failure in a row, and 10 seconds again after a success', async () => {
  const backoff = createPollBackoff(() => 0.5)
  const delays: number[] = []
  for (const load of [refused, refused, refused, refused, answered]) {
    await backoff.keep<unknown>(load).catch(() => undefined)
    delays.push(backoff.interval())
  }
  expect(delays).toEqual([20_000, 40_000, 60_000, 60_000, 10_000])
})

it('waits at least as long as a busy server requests', async () => {
  const backoff = createPollBackoff(() => 0.5)
  const busy = new SdkError({
    kind: 'http',
    statusCode: 503,
    retryAfter: 80,
    method: 'GET',
    path: '/',
    messages: [],
  })
  await backoff.keep(() => Promise.reject(busy)).catch(() => undefined)
  expect(backoff.interval()).toBe(90_000)
})

it('does not count an aborted load', async () => {
  const backoff = createPollBackoff(() => 0.5)
  await backoff.keep(refused, AbortSignal.abort()).catch(() => undefined)
  expect(backoff.interval()).toBe(10_000)
})

it('keeps the delay until a poll has a response', () => {
  let calls = 0
  const backoff = createPollBackoff(() => ++calls % 2)
  expect(backoff.interval()).toBe(backoff.interval())
})
