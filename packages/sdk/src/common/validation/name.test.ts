import { expect, it } from 'vitest'
import { nameError } from './name.ts'

it.each([
  ['', 'required'],
  [' \t', 'required'],
  ['Harbour Point', null],
  [`  ${'x'.repeat(200)}  `, null],
  ['x'.repeat(201), 'At most 200 characters.'],
  [' Harbour Point\n', null],
  ['Harbour & Søn, «Ⅻ» #2 (½) – 99% 🚢', null],
  ['می‌خواهم', null],
  ['क्‍ष', null],
  ['👩‍👩‍👧 & 👍🏽', null],
  ['עברית\u200f (a)\u200e', null],
  ['Anne\u00a0Marie', null],
  ['e\u0301', null],
  ['\u{e000}', null],
])('%j: %s [VALID-01, VALID-11, AREA-22]', (value, message) => {
  expect(nameError(value)).toBe(message)
})

it.each([
  ['an override of the direction', 'Eli\u202egnp.exe'],
  ['an embedding', '\u202bEli\u202c'],
  ['an isolate', '\u2066Eli\u2069'],
  ['a line break', 'Eli\nApproved'],
  ['a line break of another kind', 'Eli\u2028Approved'],
  ['a tab', 'Eli\tApproved'],
  ['a bell', 'Eli\u0007'],
  ['a control character of the upper half', 'Eli\u0085Approved\u009b'],
  ['half a character', 'a\ud800'],
  ['the halves of a character the wrong way round', '\ude80\ud83d Eli'],
  ['nothing but a joiner', '\u200d'],
  ['nothing but blanks of every width', '\u200b\u3000\u2060 \u00ad'],
  ['nothing but a filler', '\u3164'],
  ['nothing but an empty braille pattern', '\u2800'],
  ['nothing but a variation selector', '\ufe0f'],
])('refuses a name with %s', (_, value) => {
  expect(nameError(value)).toBe('Please use letters, numbers and ordinary signs only.')
})
