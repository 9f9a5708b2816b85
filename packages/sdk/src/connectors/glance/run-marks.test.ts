import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { at } from '../../test/builders.ts'
import { runWith } from '../../test/run-builder.ts'
import { runMarks } from './run-marks.ts'

const now = at('07:15')
const running = { triggeredAt: at('07:10'), startedAt: at('07:10'), completedAt: null }

it.each([
  ['succeeded', {}, 'bar', 'Succeeded, 06:00, 1 min 12 s, 12 rows'],
  ['succeeded', { rows: 1, triggeredAt: null, startedAt: null }, 'bar', 'Succeeded, 1 row'],
  ['failed', { triggeredAt: new Date('2026-11-20T06:00:00Z') }, 'notch', 'Failed, 20 Nov, 06:00, 1 min 12 s'],
  ['interrupted', {}, 'triangle', 'Interrupted, 06:00, 1 min 12 s'],
  ['cancelled', {}, 'hollow', 'Cancelled, 06:00, 1 min 12 s'],
  ['running', running, 'ring', 'Running, 07:10, 5 min'],
  ['queued', { ...running, startedAt: null }, 'ring', 'Waiting to start, 07:10'],
  ['paused', { triggeredAt: null, startedAt: null }, 'hollow', 'paused'],
])('a refresh that %s has a shape and a tooltip [GLANCE-08]', (state, facts, shape, label) => {
  const run = runWith({ state, ...facts })
  expect(runMarks([run], now).marks.at(-1)).toMatchObject({ shape, label, run })
})

describe('the strip', () => {
  it('shows the oldest first, whatever the order of the runs [GLANCE-08]', () => {
    const runs = [
      runWith({ id: 3, triggeredAt: at('06:00') }),
      runWith({ id: 1, triggeredAt: at('04:00'), state: 'failed' }),
      runWith({ id: 2, triggeredAt: at('05:00') }),
    ]
    const { marks, sentence, words } = runMarks(runs, now, 4)
    expect(marks.map(({ run }) => run?.id)).toEqual([undefined, 1, 2, 3])
    expect(marks[0]).toEqual({ outcome: 'none', shape: 'dash', run: null, label: 'No refresh' })
    expect([sentence, words]).toEqual(['Last 3 refreshes: 2 succeeded, 1 failed.', null])
  })

  it.each([
    ['without a refresh', [], 'It has not been refreshed yet.', 'No refreshes yet'],
    ['with one', ['failed'], 'Last refresh: 1 failed.', '1 failed'],
    [
      'with two',
      ['failed', 'succeeded'],
      'Last 2 refreshes: 1 succeeded, 1 failed.',
      '1 succeeded, 1 failed',
    ],
  ])('has words %s [GLANCE-08]', (_, states, sentence, words) => {
    const runs = states.map((state, id) => runWith({ id, state }))
    expect(runMarks(runs, now)).toMatchObject({ sentence, words })
  })

  it('always has the same number of marks, the latest at the end [GLANCE-08]', () => {
    const times = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { maxLength: 40 })
    fc.assert(
      fc.property(times, (starts) => {
        const runs = starts.map((start, id) => runWith({ id, triggeredAt: new Date(start) }))
        const { marks } = runMarks(runs, now)
        expect(marks).toHaveLength(14)
        const latest = marks.at(-1)?.run?.triggeredAt?.getTime() ?? null
        expect(latest).toBe(starts.length > 0 ? Math.max(...starts) : null)
      }),
    )
  })
})
