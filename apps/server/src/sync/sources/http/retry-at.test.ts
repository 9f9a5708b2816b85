import { expect, it } from 'vitest'
import { retryAt } from './retry-at.ts'

const now = new Date('2026-11-21T12:00:00Z')
const noon = 'Sat, 21 Nov 2026 12:00:00 GMT'
const secondsTo = (headers: Record<string, string>) => {
  const at = retryAt(headers, now)
  return at && (at.getTime() - now.getTime()) / 1_000
}

it.each([
  ['30', 30],
  [' 30 ', 30],
  ['0', 0],
  ['1.5', 1.5],
  ['Sat, 21 Nov 2026 12:05:00 GMT', 300],
  ['2026-11-21T12:05:00Z', 300],
  ['Sat, 21 Nov 2026 11:59:00 GMT', -60],
])('reads %j', (after, seconds) => {
  expect(secondsTo({ 'retry-after': after })).toBe(seconds)
  expect(secondsTo({ 'retry-after': after, date: noon })).toBe(seconds)
})

it.each(['', '-1', '1e3', 'soon', '99999999999', '12:30'])('ignores %j', (after) => {
  expect(secondsTo({ 'retry-after': after })).toBeUndefined()
})

it('ignores a missing header', () => {
  expect(retryAt({ date: noon }, now)).toBeUndefined()
})

it.each([
  ['an hour behind', 'Sat, 21 Nov 2026 11:00:00 GMT', 'Sat, 21 Nov 2026 11:00:40 GMT'],
  ['an hour ahead', 'Sat, 21 Nov 2026 13:00:00 GMT', 'Sat, 21 Nov 2026 13:00:40 GMT'],
])('reads a date of a source whose clock is %s', (_, date, after) => {
  expect(secondsTo({ 'retry-after': after, date })).toBe(40)
})

it('reads a date without the source’s own time by our clock', () => {
  expect(secondsTo({ 'retry-after': 'Sat, 21 Nov 2026 12:00:40 GMT', date: 'now' })).toBe(40)
})
