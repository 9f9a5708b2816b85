import { CronExpressionParser } from 'cron-parser'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nextRuns } from './next-runs.ts'
import { scheduleError } from './schedule.ts'

const from = new Date('2026-03-27T06:30:30Z')
const runsOf = (schedule: string, count = 3) =>
  nextRuns(schedule, from, count).map((run) => run.toISOString())

describe('the next runs of a schedule [CPROP-18]', () => {
  it('are after now, in UTC', () => {
    expect(runsOf('30 6 * * *')).toEqual([
      '2026-03-28T06:30:00.000Z',
      '2026-03-29T06:30:00.000Z',
      '2026-03-30T06:30:00.000Z',
    ])
    expect(nextRuns('31 6 * * *', from, 1)).toEqual([new Date('2026-03-27T06:31:00Z')])
  })

  it('move by an hour in local time when clocks change, because the server uses UTC', () => {
    const inOslo = nextRuns('30 6 * * *', from, 3).map((run) =>
      new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Oslo', timeStyle: 'short' }).format(run),
    )
    // Summer time begins on 29 March.
    expect(inOslo).toEqual(['07:30', '08:30', '08:30'])
  })

  it('are empty for an invalid schedule, and limited to a year', () => {
    expect(runsOf('daily')).toEqual([])
    expect(runsOf('')).toEqual([])
    expect(runsOf('0 0 1 1 *')).toEqual(['2027-01-01T00:00:00.000Z'])
  })

  it('match either kind of day when both are given, also when one means every day', () => {
    expect(runsOf('0 0 13 * 5', 2)).toEqual(['2026-04-03T00:00:00.000Z', '2026-04-10T00:00:00.000Z'])
    expect(runsOf('0 0 1 * 0-6', 1)).toEqual(['2026-03-28T00:00:00.000Z'])
  })

  const field = (least: number, most: number) =>
    fc.oneof(
      fc.constant('*'),
      fc.integer({ min: least, max: most }).map(String),
      fc.integer({ min: 2, max: 9 }).map((step) => `*/${step}`),
      fc
        .tuple(fc.integer({ min: least, max: most }), fc.integer({ min: least, max: most }))
        .map((pair) => pair.toSorted((a, b) => a - b).join('-')),
      fc
        .uniqueArray(fc.integer({ min: least, max: most }), { minLength: 2, maxLength: 4 })
        .map((numbers) => numbers.join()),
    )

  it('agree with the library that the server runs schedules with', () => {
    const schedules = fc
      .tuple(field(0, 59), field(0, 23), field(1, 28), field(1, 12), field(0, 6))
      .map((fields) => fields.join(' '))
      .filter((schedule) => scheduleError(schedule) === null)
    fc.assert(
      fc.property(
        schedules,
        fc.date({ min: from, max: new Date('2028-12-31'), noInvalidDate: true }),
        (schedule, now) => {
          const [ours] = nextRuns(schedule, now, 1)
          const theirs = CronExpressionParser.parse(schedule, { currentDate: now, tz: 'UTC' }).next().toDate()
          expect(ours?.toISOString()).toBe(theirs.toISOString())
        },
      ),
    )
  })
})
