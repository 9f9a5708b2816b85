import { afterEach, expect, it } from 'vitest'
import { setLanguage } from '../../common/language/catalogue.ts'
import { arabic } from '../../languages/ar/arabic.ts'
import { scheduleSentence } from './schedule-sentence.ts'

afterEach(() => setLanguage(null))

it.each([
  [null, ''],
  ['', ''],
  ['0 * * * *', 'Every hour'],
  ['17 * * * *', 'Every hour, at 17 minutes past'],
  ['* * * * *', 'Every minute'],
  ['*/15 * * * *', 'Every 15 minutes'],
  ['7,37 * * * *', 'Every 30 minutes'],
  ['0 */6 * * *', 'Every 6 hours'],
  ['0 7-19 * * *', 'Every hour, 07:00 to 19:00 UTC'],
  ['30 8-17 * * MON-FRI', 'Weekdays, every hour, 08:30 to 17:30 UTC'],
  ['30 6 * * *', 'Every day at 06:30 UTC'],
  ['0 6,18 * * *', 'Every day at 06:00 and 18:00 UTC'],
  [' 30  6 * * 1-5 ', 'Weekdays at 06:30 UTC'],
  ['0 6 * * 6,0', 'Weekends at 06:00 UTC'],
  ['15 22 * * 0', 'Sundays at 22:15 UTC'],
  ['15 22 * * 7', 'Sundays at 22:15 UTC'],
  ['0 6 * * 0,1,4', 'Mondays, Thursdays and Sundays at 06:00 UTC'],
  ['0 6 1 * *', 'On day 1 of every month at 06:00 UTC'],
  ['*/10 * * * 1-5', 'Weekdays, every 10 minutes'],
  ['0 6 1 * 1', '0 6 1 * 1'],
  ['0 6 * 1 *', '0 6 * 1 *'],
  ['5,20 7 * * *', '5,20 7 * * *'],
  ['0 0-10/2 * * *', '0 0-10/2 * * *'],
  ['every day', 'every day'],
])('"%s" is "%s" [CPROP-18]', (schedule, sentence) => {
  expect(scheduleSentence(schedule)).toBe(sentence)
})

it('keeps the time before its zone in a sentence from right to left', () => {
  setLanguage({ tag: 'ar-u-nu-latn', direction: 'rtl', catalogues: arabic })
  expect(scheduleSentence('30 6 * * *')).toContain('\u206806:30 UTC\u2069')
})
