import { describe, expect, it } from 'vitest'
import {
  type CallerLoad,
  nextLoopLevel,
  type Priority,
  type Refusal,
  refusalOf,
  retryAfterFor,
} from './admission.rules.ts'

const limits = {
  requests: 100,
  signIns: 20,
  pollMs: 1_000,
  signInMs: 5_000,
  eventLoopMs: 200,
  connectionWaitMs: 250,
}
const idle: CallerLoad = {
  requests: 0,
  signIns: 0,
  signInLimit: 20,
  networkSignIns: 0,
  polls: 0,
  pollLimit: 50,
  loopLevel: 0,
  connectionWaitMs: 0,
}
const priorities: Priority[] = ['poll', 'read', 'write', 'sign-in']

type Row = [
  load: Partial<CallerLoad>,
  poll: Refusal | '',
  read: Refusal | '',
  write: Refusal | '',
  signIn: Refusal | '',
]

describe('a call', () => {
  it.each<Row>([
    [{}, '', '', '', ''],
    [{ requests: 49 }, '', '', '', ''],
    [{ requests: 50 }, 'requests', '', '', ''],
    [{ requests: 75 }, 'requests', 'requests', '', ''],
    [{ requests: 100 }, 'requests', 'requests', 'requests', ''],
    [{ signIns: 20 }, '', '', '', 'sign-ins'],
    [{ signIns: 19, networkSignIns: 14 }, '', '', '', ''],
    [{ signIns: 15, networkSignIns: 15 }, '', '', '', 'sign-ins of a network'],
    [{ signInLimit: 1 }, '', '', '', ''],
    [{ polls: 49 }, '', '', '', ''],
    [{ polls: 50 }, 'slow polls', '', '', ''],
    [{ loopLevel: 1 }, 'event loop', '', '', ''],
    [{ loopLevel: 2 }, 'event loop', 'event loop', '', ''],
    [{ loopLevel: 3 }, 'event loop', 'event loop', 'event loop', ''],
    [{ connectionWaitMs: 250 }, '', '', '', ''],
    [{ connectionWaitMs: 251 }, 'database', '', '', ''],
    [{ connectionWaitMs: 1_251 }, 'database', 'database', '', ''],
    [{ connectionWaitMs: 5_001 }, 'database', 'database', 'database', ''],
  ])('at %j is refused to polls for "%s", reads "%s", writes "%s", sign-ins "%s"', (load, ...expected) => {
    const refusals = priorities.map((priority) => refusalOf(priority, { ...idle, ...load }, limits) ?? '')
    expect(refusals).toEqual(expected)
  })

  it('is not refused for the database without a limit', () => {
    expect(
      refusalOf('poll', { ...idle, connectionWaitMs: 60_000 }, { ...limits, connectionWaitMs: 0 }),
    ).toBeUndefined()
  })
})

describe('the level of the event loop', () => {
  it.each([
    [0, 200, 0],
    [0, 201, 1],
    [0, 1_001, 2],
    [0, 4_001, 3],
    [1, 141, 1],
    [1, 140, 0],
    [2, 701, 2],
    [2, 700, 1],
    [3, 2_801, 3],
    [3, 100, 0],
  ])('after %d and a delay of %d ms is %d', (level, delayMs, expected) => {
    expect(nextLoopLevel(level, delayMs, 200)).toBe(expected)
  })

  it('stays zero without a limit', () => {
    expect(nextLoopLevel(0, 60_000, 0)).toBe(0)
  })
})

it.each([
  ['poll', 0, 5],
  ['poll', 0.5, 10],
  ['poll', 1, 15],
  ['read', 0, 1],
  ['write', 0.99, 3],
  ['sign-in', 1, 3],
] as const)('a refused %s with the random number %d returns after %d s', (priority, random, seconds) => {
  expect(retryAfterFor(priority, random)).toBe(seconds)
})
