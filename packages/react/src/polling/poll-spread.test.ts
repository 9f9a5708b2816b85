import { expect, it } from 'vitest'
import { createPollBackoff } from './poll-backoff.ts'

// All tabs poll against a server that stops and returns. Nothing but the clock is simulated: each tab schedules its
// polls with its own backoff.

const TABS = 5_000
const SECOND = 1_000
const EVERY_SECONDS = 10
/** How long the server is observed after it has returned. */
const OBSERVED_SECONDS = 90
const MOST = 1.5

/** Repeatable random numbers (mulberry32). */
function randomFrom(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Returns when a tab polls after the server has returned. Its first poll fails, at `firstAt`. */
async function pollsOf(random: () => number, firstAt: number, outageMs: number) {
  const backoff = createPollBackoff(random)
  const polls: number[] = []
  let now = firstAt
  let stopped = true
  while (now < outageMs + OBSERVED_SECONDS * SECOND) {
    if (!stopped) polls.push(now - outageMs)
    const answer = stopped ? Promise.reject(new Error('stopped')) : Promise.resolve([])
    await backoff.keep(() => answer).catch(() => undefined)
    now += backoff.interval()
    stopped = now < outageMs
  }
  return polls
}

async function mostPerSecond(firstAt: (random: () => number) => number, outageSeconds: number) {
  const random = randomFrom(outageSeconds)
  const perSecond = Array.from({ length: OBSERVED_SECONDS }, () => 0)
  for (let tab = 0; tab < TABS; tab += 1)
    for (const poll of await pollsOf(random, firstAt(random), outageSeconds * SECOND)) {
      const second = Math.floor(poll / SECOND)
      perSecond[second] = (perSecond[second] ?? 0) + 1
    }
  return Math.max(...perSecond)
}

const outages = [1, 15, 60, 300, 900]

it.each(outages)('spreads polls that all fail together in an outage of %d s', async (seconds) => {
  expect(await mostPerSecond(() => 0, seconds)).toBeLessThanOrEqual((MOST * TABS) / EVERY_SECONDS)
})

it.each(outages)('spreads polls that fail one after the other in an outage of %d s', async (seconds) => {
  const most = await mostPerSecond((random) => random() * EVERY_SECONDS * SECOND, seconds)
  expect(most).toBeLessThanOrEqual((MOST * TABS) / EVERY_SECONDS)
})
