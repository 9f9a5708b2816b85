import { describe, expect, it } from 'vitest'
import { at } from '../../test/builders.ts'
import { runWith } from '../../test/run-builder.ts'
import { durationWords, runBars, runDuration } from './run-bars.ts'

const now = at('07:16')
const took = (seconds: number, changes = {}) =>
  runWith({
    startedAt: at('06:00'),
    completedAt: new Date(at('06:00').getTime() + seconds * 1000),
    ...changes,
  })

describe('the chart of the history', () => {
  it('has a bar for each run, oldest first, as high as its duration', () => {
    const runs = [
      took(100, { triggeredAt: at('06:30'), state: 'failed' }),
      took(50, { triggeredAt: at('06:20') }),
      took(1, { triggeredAt: at('06:10'), state: 'paused' }),
    ]
    const { bars } = runBars(runs, now)
    expect(bars.map(({ outcome, height }) => [outcome, height])).toEqual([
      ['unknown', 0.15],
      ['succeeded', 0.5],
      ['failed', 1],
    ])
  })

  it('has the same content as a sentence', () => {
    const runs = [
      ...Array.from({ length: 27 }, () => runWith()),
      runWith({ state: 'failed' }),
      runWith({ state: 'cancelled' }),
      runWith({ state: 'paused' }),
    ]
    expect(runBars(runs, now).sentence).toBe(
      'Last 30 refreshes: 27 succeeded, 1 failed, 1 cancelled, 1 paused.',
    )
    expect(runBars([runWith({ state: 'queued' })], now).sentence).toBe('Last refresh: 1 waiting to start.')
    expect(runBars([], now)).toEqual({ bars: [], sentence: 'It has not been refreshed yet.' })
  })
})

describe('the duration of a run', () => {
  it.each([
    ['nothing before it begins', { startedAt: null }, null],
    ['so far', { startedAt: at('07:15'), completedAt: null }, 60_000],
    ['never less than nothing', { startedAt: at('07:15'), completedAt: at('07:14') }, 0],
  ])('%s', (_, changes, expected) => {
    expect(runDuration(runWith(changes), now)).toBe(expected)
  })

  it.each([
    [0, 'under 1 s'],
    [999, 'under 1 s'],
    [1_000, '1 s'],
    [12_000, '12 s'],
    [60_000, '1 min'],
    [72_000, '1 min 12 s'],
    [7_500_000, '2 h 5 min'],
    [7_200_000, '2 h'],
  ])('%d ms is shown as %s', (ms, words) => {
    expect(durationWords(ms)).toBe(words)
  })
})
