import { expect, it } from 'vitest'
import { dayIn, endOfDay, isDay } from './report-day.ts'

it.each([
  ['2026-11-21', 'UTC', '2026-11-22T00:00:00.000Z'],
  ['2026-11-21', 'Pacific/Auckland', '2026-11-21T11:00:00.000Z'],
  ['2026-11-21', 'America/New_York', '2026-11-22T05:00:00.000Z'],
  ['2026-03-29', 'Europe/Berlin', '2026-03-29T22:00:00.000Z'],
  ['2026-10-25', 'Europe/Berlin', '2026-10-25T23:00:00.000Z'],
  ['2026-12-31', 'Asia/Kolkata', '2026-12-31T18:30:00.000Z'],
])('the day %s ends in %s at %s [REPORT-07]', (day, zone, end) => {
  expect(endOfDay(day, zone).toISOString()).toBe(end)
})

it('a day that begins without midnight ends the day before at its first instant [REPORT-07]', () => {
  expect(endOfDay('2026-09-05', 'America/Santiago').toISOString()).toBe('2026-09-06T04:00:00.000Z')
})

it('the present day depends on the zone [REPORT-07]', () => {
  const now = new Date('2026-11-21T23:30:00Z')
  expect([dayIn('UTC', now), dayIn('Pacific/Auckland', now)]).toEqual(['2026-11-21', '2026-11-22'])
})

it.each([
  ['2026-02-28', true],
  ['2026-02-30', false],
  ['2026-2-3', false],
  ['', false],
])('%s is a day: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected)
})
