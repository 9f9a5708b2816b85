import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyLog } from '../test/any-log.ts'
import { at, logWith } from '../test/builders.ts'
import { lastRefresh } from './last-refresh.ts'
import { refreshState, STUCK_AFTER_MS } from './refresh-state.ts'

const anyNow = fc.date({ min: at('00:00'), max: at('23:59'), noInvalidDate: true })

const manual = { manuallyTriggeredAt: at('07:00') }
const automatic = { automaticallyTriggeredAt: at('06:00') }

describe('the state of a refresh [STATE-21, STATE-22]', () => {
  it.each([
    ['no log', null, 'never-started'],
    ['a log without a trigger', logWith(), 'never-started'],
    [
      'no trigger, whatever else it says',
      logWith({ completedAt: at('07:00'), forbidden: true }),
      'never-started',
    ],
    ['started by hand', logWith(manual), 'refreshing'],
    ['started by the schedule', logWith({ automaticallyTriggeredAt: at('07:00') }), 'refreshing'],
    ['completed', logWith({ ...manual, completedAt: at('07:05') }), 'completed'],
    ['completed in the instant it started', logWith({ ...manual, completedAt: at('07:00') }), 'completed'],
    ['started again after completing', logWith({ ...manual, completedAt: at('06:59:59.999') }), 'refreshing'],
    [
      'completed, older manual trigger',
      logWith({ ...manual, ...automatic, completedAt: at('07:01') }),
      'completed',
    ],
    [
      'only the older trigger completed',
      logWith({ ...manual, ...automatic, completedAt: at('06:30') }),
      'refreshing',
    ],
    ['failed [STATE-13]', logWith({ ...manual, completedAt: at('07:05'), hasError: true }), 'error'],
    ['failed without an end', logWith({ ...manual, hasError: true }), 'error'],
    [
      'cancelled, by no fault of anybody',
      logWith({ ...manual, completedAt: at('07:05'), hasError: true, cause: 'cancelled' }),
      'cancelled',
    ],
    [
      'started again after it was cancelled',
      logWith({ ...manual, completedAt: at('06:05'), cause: 'cancelled' }),
      'refreshing',
    ],
    ['cancelled without an end', logWith({ ...manual, hasError: true, cause: 'cancelled' }), 'error'],
    [
      'cancelled where it is forbidden',
      logWith({ ...manual, completedAt: at('07:05'), forbidden: true, cause: 'cancelled' }),
      'forbidden',
    ],
    ['forbidden', logWith({ ...manual, forbidden: true }), 'forbidden'],
    ['forbidden and failed', logWith({ ...manual, forbidden: true, hasError: true }), 'forbidden'],
    [
      'forbidden and completed',
      logWith({ ...manual, completedAt: at('07:05'), forbidden: true }),
      'forbidden',
    ],
  ])('%s', (_, log, state) => {
    expect(refreshState(log, at('07:15'))).toBe(state)
  })

  it.each([
    ['a moment', at('07:00'), 'refreshing'],
    ['exactly 30 minutes', at('07:30'), 'refreshing'],
    ['a millisecond over 30 minutes', at('07:30:00.001'), 'taking-longer'],
    ['a day', new Date('2026-11-22T07:00:00Z'), 'taking-longer'],
    ['less than nothing: a trigger in the future', at('06:00'), 'refreshing'],
  ])('running for %s [CONST-14]', (_, now, state) => {
    expect(refreshState(logWith(manual), now)).toBe(state)
  })

  it('counts from the later trigger', () => {
    const log = logWith({ manuallyTriggeredAt: at('06:00'), automaticallyTriggeredAt: at('07:00') })
    expect(refreshState(log, at('07:15'))).toBe('refreshing')
    expect(refreshState(logWith({ manuallyTriggeredAt: at('06:00') }), at('07:15'))).toBe('taking-longer')
  })

  it('changes with time only from refreshing to taking longer, and only once', () => {
    fc.assert(
      fc.property(anyLog, anyNow, fc.nat(2 * STUCK_AFTER_MS), (log, now, ms) => {
        const before = refreshState(log, now)
        const after = refreshState(log, new Date(now.getTime() + ms))
        if (before !== after) expect([before, after]).toEqual(['refreshing', 'taking-longer'])
      }),
    )
  })

  it('does not depend on which trigger is which', () => {
    fc.assert(
      fc.property(anyLog, anyNow, (log, now) => {
        const { manuallyTriggeredAt, automaticallyTriggeredAt } = log
        const swapped = {
          ...log,
          manuallyTriggeredAt: automaticallyTriggeredAt,
          automaticallyTriggeredAt: manuallyTriggeredAt,
        }
        expect(refreshState(swapped, now)).toBe(refreshState(log, now))
      }),
    )
  })
})

describe('the last refresh', () => {
  it.each([
    ['no log', null, { trigger: null, startedAt: null, completedAt: null }],
    [
      'no trigger',
      logWith({ completedAt: at('07:00') }),
      { trigger: null, startedAt: null, completedAt: null },
    ],
    ['by hand', logWith(manual), { trigger: 'manual', startedAt: at('07:00'), completedAt: null }],
    [
      'by the schedule',
      logWith(automatic),
      { trigger: 'automatic', startedAt: at('06:00'), completedAt: null },
    ],
    [
      'both, the later counts',
      logWith({ ...manual, ...automatic, completedAt: at('07:10') }),
      { trigger: 'manual', startedAt: at('07:00'), completedAt: at('07:10') },
    ],
    [
      'both at the same time, the manual one counts',
      logWith({ ...manual, automaticallyTriggeredAt: at('07:00') }),
      { trigger: 'manual', startedAt: at('07:00'), completedAt: null },
    ],
    [
      'the end on record belongs to an earlier run',
      logWith({ ...manual, completedAt: at('06:10') }),
      { trigger: 'manual', startedAt: at('07:00'), completedAt: null },
    ],
  ])('%s', (_, log, expected) => {
    expect(lastRefresh(log)).toEqual(expected)
  })

  it('is completed exactly when the state is, apart from errors, refusals and cancelling', () => {
    fc.assert(
      fc.property(anyLog, anyNow, (log, now) => {
        const plain = { ...log, hasError: false, forbidden: false, cause: null }
        expect(refreshState(plain, now) === 'completed').toBe(lastRefresh(plain).completedAt !== null)
      }),
    )
  })
})
