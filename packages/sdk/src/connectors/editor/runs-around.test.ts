import fc from 'fast-check'
import { expect, it } from 'vitest'
import { at } from '../../test/builders.ts'
import { nextRuns, previousRuns } from './next-runs.ts'
import { runsAround } from './runs-around.ts'

const times = fc.date({ min: new Date('2027-12-01'), max: new Date('2028-03-31'), noInvalidDate: true })
const schedules = fc.constantFrom(
  '*/7 * * * *',
  '0 8-18 * * 1-5',
  '0 6 1,15 * *',
  '0 6 29 2 *',
  '30 23 * * 0',
)

it('finds the runs before any time as the mirror of those after it', () => {
  fc.assert(
    fc.property(schedules, times, (schedule, time) => {
      const before = previousRuns(schedule, time, 3)
      const oldest = before.at(-1)
      fc.pre(oldest !== undefined)
      const after = nextRuns(schedule, new Date(oldest.getTime() - 1), before.length)
      expect(before).toEqual(after.toReversed())
      expect(before.every((run) => run <= time)).toBe(true)
    }),
  )
})

it('is the same whatever time was asked for before', () => {
  fc.assert(
    fc.property(schedules, times, times, (schedule, earlier, time) => {
      runsAround(schedule, earlier)
      expect(runsAround(schedule, time)).toEqual({
        previous: previousRuns(schedule, time, 2).toReversed(),
        next: nextRuns(schedule, time, 1)[0] ?? null,
      })
    }),
  )
})

it('stays the same until the next run, and counts a run at its own time as the latest', () => {
  const six = runsAround('0 6 * * *', at('06:00'))
  expect(six.previous.at(-1)).toEqual(at('06:00'))
  expect(runsAround('0 6 * * *', at('23:59'))).toBe(six)
  expect(runsAround('0 6 * * *', at('05:59')).next).toEqual(at('06:00'))
})

it('is empty for a schedule that cannot be read', () => {
  expect(runsAround('soon', at('06:00'))).toEqual({ previous: [], next: null })
})

it('stores a limited number of schedules', () => {
  const first = runsAround('0 6 * * *', at('07:00'))
  for (let other = 0; other < 2_100; other += 1) runsAround(`schedule ${other}`, at('07:00'))
  expect(runsAround('0 6 * * *', at('07:00'))).not.toBe(first)
})
