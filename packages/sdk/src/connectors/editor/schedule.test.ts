import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText } from '../../test/any-text.ts'
import { scheduleMessages } from './schedule.messages.ts'
import { scheduleError } from './schedule.ts'

const { malformed, tooOften, never } = scheduleMessages

it.each([
  '',
  '  ',
  '0 6 * * *',
  ' 0  6 * * 1-5 ',
  '*/5 * * * *',
  '*/15 8-18 * * MON-FRI',
  '0,30 */2 1,15 jan,Jul 0',
  '59 23 31 12 7',
  '5-59/20 * * * *',
  '58 6 * * *',
  '0,57 6 * * *',
  '0 0 28 2 *',
  '0 6 * * 5-7',
  '0 6 * * 7',
  '0 0 31 2,3 *',
  '0 0 30 2 1',
])('accepts "%s" [CPROP-18]', (schedule) => {
  expect(scheduleError(schedule)).toBeNull()
})

describe.each([
  [
    'malformed',
    malformed,
    [
      '0 6 * *',
      '0 0 6 * * *',
      '@daily',
      '60 6 * * *',
      '0 24 * * *',
      '0 6 0 * *',
      '0 6 32 * *',
      '0 6 * 13 *',
      '0 6 * * 8',
      '0 6 * * L',
      '0 6 ? * *',
      '0 6 * mon *',
      '0 6 * * 1#2',
      '0 6 * * MON#2',
      '0 25 * * *',
      '10-5 6 * * *',
      '5/10 * * * *',
      '*/0 * * * *',
      '*/ * * * *',
      '*-5 * * * *',
      '1,,2 * * * *',
      ', * * * *',
      '-1 6 * * *',
      '1.5 6 * * *',
      '0,0 6 * * *',
      '0 6 * *,5 *',
      '0 6 * * 0,7',
      '0 6 * * sun,0',
      '0x1 6 * * *',
      '٣ 6 * * *',
      `${'0,'.repeat(60)}0 6 * * *`,
    ],
  ],
  [
    'too often',
    tooOften(5),
    ['* * * * *', '*/4 * * * *', '0,4 6 * * *', '0-5 6 * * *', '0,57 * * * *', '0,57 23,0 * * *'],
  ],
  ['never to come, or not within a year', never, ['0 0 30 2 *', '0 0 31 4,6,9,11 *', '0 0 29 2 *']],
])('%s', (_, sentence, schedules) => {
  it.each(schedules)('%s', (schedule) => {
    expect(scheduleError(schedule)).toBe(sentence)
  })
})

it.each([
  ['poweroffice', '*/15 * * * *', '0,14 6 * * *', 'at least 15 minutes'],
  ['poweroffice', '0 * * * *', '0,50 23,0 * * *', 'at least 15 minutes'],
])('keeps the longer interval of %s', (type, accepted, refused, words) => {
  expect(scheduleError(accepted, type)).toBeNull()
  expect(scheduleError(refused)).toBeNull()
  expect(scheduleError(refused, type)).toContain(words)
})

describe('a schedule of AWS, which charges for its requests', () => {
  it.each(['0 6 * * *', '30 */6 * * *', '0 1,7,13,19 * * *'])('accepts "%s"', (schedule) => {
    expect(scheduleError(schedule, 'aws')).toBeNull()
  })

  it.each(['0 * * * *', '0 */4 * * *', '0,30 6 * * *', '0 1,7,13,20 * * *'])('refuses "%s"', (schedule) => {
    expect(scheduleError(schedule, 'AWS')).toBe('Please leave at least six hours between two runs.')
    expect(scheduleError(schedule, 'ftp')).toBeNull()
  })
})

it('parses any text without throwing', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(() => scheduleError(text)).not.toThrow()
    }),
  )
})

it('accepts every time of day', () => {
  fc.assert(
    fc.property(fc.nat(59), fc.nat(23), (minute, hour) => {
      expect(scheduleError(`${minute} ${hour} * * *`)).toBeNull()
    }),
  )
})
