import { expect, it } from 'vitest'
import { connectLimits } from '../../drivers/connect-options.ts'
import { LONGEST_SILENCE_MS } from '../silence.ts'
import { SourceFailure } from '../source-failure.ts'
import { ftpLimits } from '../sources/ftp/ftp-connection.ts'
import { virtualTime } from '../testing/virtual-time.ts'
import { defaultRetries, withRetries } from './retries.ts'

const HOUR = 3_600_000

type Attempt = { readonly ms: number; readonly silentMs: number }

/** Fails attempts that take a time, the last one again and again. Returns when the last failed, and how many there were. */
async function fail(...[first, ...others]: [Attempt, ...Attempt[]]) {
  const time = virtualTime()
  let attempts = 0
  let current = first
  const work = async () => {
    attempts++
    time.advance(current.ms)
    const { silentMs } = current
    current = others.shift() ?? current
    throw new SourceFailure('No response', { passing: true, silentMs })
  }
  const signal = new AbortController().signal
  const retrying = { retries: defaultRetries, now: time.clock, timers: time.pauses, signal }
  await withRetries({ ...retrying, onRetry: async () => undefined }, work).catch(() => undefined)
  return { attempts, ms: time.passed() }
}

it.each([
  ['connecting to a database', connectLimits.connectMs, 3],
  ['a statement of a database', connectLimits.idleMs, 1],
  ['an FTP server', ftpLimits.idleMs, 2],
  ['all attempts of an HTTP request', LONGEST_SILENCE_MS, 1],
])('tries while silence is short: %s', async (_, waitMs, attempts) => {
  const result = await fail({ ms: waitMs, silentMs: waitMs })
  expect(result.attempts).toBe(attempts)
  expect(result.ms).toBeLessThanOrEqual(LONGEST_SILENCE_MS)
})

it('tries a source that responds as often as configured, however long its responses take', async () => {
  const attempt = { ms: 10 * LONGEST_SILENCE_MS, silentMs: 0 }
  expect(await fail(attempt)).toMatchObject({ attempts: 1 + defaultRetries.length })
})

it('does not add up silences between which data has arrived', async () => {
  const silentMs = ftpLimits.idleMs
  const attempts = [
    { ms: silentMs, silentMs },
    { ms: 2 * HOUR, silentMs },
  ] as const
  expect(await fail(...attempts)).toMatchObject({ attempts: 1 + defaultRetries.length })
})
