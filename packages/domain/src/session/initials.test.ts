import fc from 'fast-check'
import { expect, it } from 'vitest'
import { initials, monogramLetter } from './initials.ts'

it.each([
  ['Sue', 'Marsh', 'SM'],
  ['sue', 'marsh', 'SM'],
  ['  eli', ' stone ', 'ES'],
  ['Eli', '', 'E'],
  ['', 'Stone', 'S'],
  ['', '', ''],
  ['   ', '\t', ''],
  ['Élodie', 'Ångström', 'ÉÅ'],
  ['e\u0301lodie', 'a\u030angstrom', 'E\u0301A\u030a'],
  ['ng\u0323\u0301uyen', 'o\u031b\u0323', 'NO\u031b\u0323'],
  ['👩‍🚀 Sally', '🇳🇱', '👩‍🚀🇳🇱'],
  ['👍🏽', '𝒵oë', '👍🏽𝒵'],
  ['ßaskia', 'ﬁnn', 'SF'],
  ['李', '小龍', '李小'],
  ['محمد', 'علي', 'مع'],
  ['3M', '-dash', '3-'],
])('shortens %j %j to %j', (firstName, lastName, expected) => {
  expect(initials({ firstName, lastName })).toBe(expected)
})

it('returns at most one character per name', () => {
  const name = fc.string({ unit: 'grapheme' })
  fc.assert(
    fc.property(name, (text) => {
      const shown = Array.from(new Intl.Segmenter().segment(monogramLetter(text)))
      expect(shown).toHaveLength(text.trim() === '' ? 0 : 1)
    }),
  )
})

it.each([
  ['xero', 'X'],
  ['Harbour Point', 'H'],
  ['', ''],
])('returns the monogram of %j: %j', (name, letter) => {
  expect(monogramLetter(name)).toBe(letter)
})
