import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { at, connectorWith, logWith } from '../../test/builders.ts'
import { previousRuns } from '../editor/next-runs.ts'
import { connectorFacts } from './connector-facts.ts'
import { freshness } from './freshness.ts'
import { shortAge } from './short-age.ts'
import { staleAfter } from './stale-after.ts'

const HOUR = 3_600_000
const QUARTER = HOUR / 4
const DAY = 24 * HOUR
const hours = (ms: number) => (ms - QUARTER) / HOUR
/** 21 November 2026 is a Saturday. */
const on = (day: number, time: string) => new Date(`2026-11-${day}T${time}:00Z`)

describe('data is stale', () => {
  it.each([
    ['hourly', '20 * * * *', on(21, '07:15'), 2],
    ['daily', '0 6 * * *', on(21, '07:15'), 48],
    ['daily, at the time of a run', '0 6 * * *', on(21, '06:00'), 48],
    ['on weekdays, before the run of Monday', '0 6 * * 1-5', on(23, '05:00'), 144],
    ['on weekdays, on Monday', '0 6 * * 1-5', on(23, '07:00'), 144],
    ['on weekdays, on Tuesday after its run', '0 6 * * 1-5', on(24, '07:00'), 48],
    ['in office hours, at night', '0 8-18 * * *', on(21, '03:00'), 28],
    ['in office hours, at noon', '0 8-18 * * *', on(21, '12:30'), 2],
    ['monthly', '0 6 1 * *', on(21, '07:15'), 62 * 24],
  ])('after twice the interval and 15 minutes: %s [GLANCE-02]', (_, schedule, now, expected) => {
    expect(hours(staleAfter({ schedule }, now))).toBe(expected)
  })

  it.each([
    ['without a schedule', { schedule: null }],
    ['while its schedule is paused', { schedule: '0 * * * *', pausedAt: at('01:00') }],
    ['with a schedule that cannot be read', { schedule: 'soon' }],
    ['with a schedule that never runs', { schedule: '0 0 30 2 *' }],
  ])('after seven days %s [GLANCE-02]', (_, facts) => {
    expect(staleAfter(facts, at('07:15'))).toBe(7 * DAY)
  })

  it.each([
    [48 * HOUR + QUARTER, 'fresh'],
    [48 * HOUR + QUARTER + 1, 'stale'],
    [-HOUR, 'fresh'],
  ])('only above that age: %s ms is %s', (age, state) => {
    const now = at('07:15')
    const lastLoadedAt = new Date(now.getTime() - age)
    const found = freshness({ ...connectorWith({ schedule: '0 6 * * *' }), lastLoadedAt }, now)
    expect(found).toEqual({ state, age: Math.max(0, age), loadedAt: lastLoadedAt })
  })

  const schedules = [
    '*/5 * * * *',
    '20 * * * *',
    '0 8-18 * * 1-5',
    '0 6 * * 1-5',
    '0 6 1,15 * *',
    '0 6 29 2 *',
  ]

  it('never if the run before the latest has loaded it, whatever the schedule [GLANCE-02]', () => {
    const times = fc.date({ min: new Date('2026-01-01'), max: new Date('2028-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(fc.constantFrom(...schedules), times, (schedule, now) => {
        const lastLoadedAt = previousRuns(schedule, now, 2)[1]
        fc.pre(lastLoadedAt !== undefined)
        expect(freshness({ log: null, schedule, lastLoadedAt }, now).state).toBe('fresh')
      }),
    )
  })
})

describe('the time of the last load', () => {
  const ended = logWith({ automaticallyTriggeredAt: at('06:00'), completedAt: at('06:05') })

  it.each([
    [
      'is the one of the server',
      { log: { ...ended, hasError: true }, lastLoadedAt: at('03:00') },
      at('03:00'),
    ],
    ['is the end of the latest refresh if the server sends none', { log: ended }, at('06:05')],
    ['is unknown if only a failed refresh is known', { log: { ...ended, hasError: true } }, null],
    ['is unknown if no refresh ever succeeded', { log: null, lastLoadedAt: null }, null],
  ])('%s', (_, facts, loadedAt) => {
    expect(freshness({ schedule: null, ...facts }, at('07:15')).loadedAt).toEqual(loadedAt)
  })
})

it.each([
  [59_999, 'just now'],
  [60_000, '1 min'],
  [HOUR - 1, '59 min'],
  [HOUR, '1 h'],
  [DAY - 1, '23 h'],
  [2 * DAY, '2 d'],
  [1_234 * DAY, '1,234 d'],
])('writes an age of %s ms as "%s"', (age, words) => {
  expect(shortAge(age)).toBe(words)
})

it.each([
  ['fresh', {}, at('06:15'), 'Connected. Fresh, 1 h.'],
  ['stale', {}, on(10, '07:15'), 'Connected. Stale, 11 d.'],
  ['never loaded', {}, null, 'Connected. Never loaded.'],
  [
    'refused with fresh data',
    { log: logWith({ manuallyTriggeredAt: at('07:00'), forbidden: true }) },
    at('06:15'),
    'Refused. Fresh, 1 h.',
  ],
  ['disconnected', { status: 'DISCONNECTED' }, on(10, '07:15'), 'Disconnected. Stale, 11 d.'],
  ['of an unknown status', { status: 'PAUSED' }, at('07:15'), 'PAUSED. Fresh, just now.'],
  ['without a status', { status: ' ' }, at('07:15'), 'Connected. Fresh, just now.'],
])('shows both facts of a connector that is %s [GLANCE-01]', (_, facts, lastLoadedAt, sentence) => {
  expect(connectorFacts({ ...connectorWith(facts), lastLoadedAt }, at('07:15')).sentence).toBe(sentence)
})
