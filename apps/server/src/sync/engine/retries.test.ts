import { expect, it } from 'vitest'
import { connectLimits } from '../../drivers/connect-options.ts'
import { LONGEST_SILENCE_MS } from '../silence.ts'
import { SourceFailure } from '../source-failure.ts'
import { ftpLimits } from '../sources/ftp/ftp-connection.ts'
import type { Timers } from '../timers.ts'
import { defaultRetries, withRetries } from './retries.ts'

/** Fails every attempt after a time, and returns when the last one failed and how many there were. */
async function failAfter(ms: number, silentMs: number) {
  let now = 0
  let attempts = 0
  const never = () => {
    throw new Error('Not used here')
  }
  const timers: Timers = {
    now: () => now,
    setTimeout(fire, wait) {
      now += wait
      queueMicrotask(fire)
    },
    clearTimeout: () => undefined,
    setInterval: never,
    clearInterval: never,
  }
  const work = async () => {
    attempts++
    now += ms
    throw new SourceFailure('No response', { passing: true, silentMs })
  }
  const signal = new AbortController().signal
  const retrying = { retries: defaultRetries, now: () => new Date(now), timers, signal }
  await withRetries({ ...retrying, onRetry: async () => undefined }, work).catch(() => undefined)
  return { attempts, ms: now }
}

it.each([
  ['connecting to a database', connectLimits.connectMs, 3],
  ['a statement of a database', connectLimits.idleMs, 1],
  ['an FTP server', ftpLimits.idleMs, 2],
  ['all attempts of an HTTP request', LONGEST_SILENCE_MS, 1],
])('tries while silence is short: %s', async (_, waitMs, attempts) => {
  const result = await failAfter(waitMs, waitMs)
  expect(result.attempts).toBe(attempts)
  expect(result.ms).toBeLessThanOrEqual(LONGEST_SILENCE_MS)
})

it('tries a source that responds as often as configured, however long its responses take', async () => {
  expect(await failAfter(10 * LONGEST_SILENCE_MS, 0)).toMatchObject({ attempts: 1 + defaultRetries.length })
})
