import { afterEach, describe, expect, it } from 'vitest'
import { textDirection, withoutIsolates } from './bidi.ts'
import { catalogue, setLanguage } from './catalogue.ts'
import { isolated } from './isolated.ts'
import type { Translation } from './language.ts'

const texts = catalogue('isolated-test', {
  deleted: (name: string) => `${name} deleted`,
  all: (names: readonly string[], count: number) => `${names.join(', ')} (${count})`,
  group: { of: (name: string, direction: string) => (direction === 'up' ? name : `not ${name}`) },
})
const arabic: Translation<typeof texts> = {
  deleted: (name) => `تم حذف ${isolated(name)}`,
  all: (names, count) => `${names.map(isolated).join('، ')} (${count})`,
  group: { of: (name, direction) => (direction === 'up' ? isolated(name) : `ليس ${isolated(name)}`) },
}
const showArabic = () =>
  setLanguage({ tag: 'ar-u-nu-latn', direction: 'rtl', catalogues: { 'isolated-test': arabic } })

afterEach(() => setLanguage(null))

describe('isolated', () => {
  it.each([
    ['ann@tributary.example', 'ann@tributary.example'],
    ['مستودع', '\u2068مستودع\u2069'],
    ['Depot חיפה', '\u2068Depot חיפה\u2069'],
    ['ߒߞߏ', '\u2068ߒߞߏ\u2069'],
    ['', ''],
  ])('encloses only a name with right-to-left letters in English: %s', (name, expected) => {
    expect(isolated(name)).toBe(expected)
  })

  it('encloses every name in Arabic', () => {
    showArabic()
    expect(['Kite & Co.', 'مستودع', ''].map(isolated)).toEqual([
      '\u2068Kite & Co.\u2069',
      '\u2068مستودع\u2069',
      '',
    ])
  })

  it('does not enclose a name twice, but the whole of a list', () => {
    expect(isolated(isolated('مستودع'))).toBe('\u2068مستودع\u2069')
    expect(isolated('\u2068ا\u2069, \u2068ب\u2069')).toBe('\u2068\u2068ا\u2069, \u2068ب\u2069\u2069')
  })

  it('is removed again for files', () => {
    expect(withoutIsolates(`through ${isolated('مستودع')}`)).toBe('through مستودع')
  })
})

describe('a sentence of a left-to-right catalogue', () => {
  it('isolates the right-to-left names that it is given, alone and in lists', () => {
    expect(texts.deleted('مستودع')).toBe('\u2068مستودع\u2069 deleted')
    expect(texts.group.of('مستودع', 'down')).toBe('not \u2068مستودع\u2069')
    expect(texts.all(['Ann', 'ليلى'], 2)).toBe('Ann, \u2068ليلى\u2069 (2)')
  })

  it('stays letter by letter with left-to-right names', () => {
    expect(texts.deleted('Kite & Co.')).toBe('Kite & Co. deleted')
    expect(texts.group.of('Kite', 'up')).toBe('Kite')
  })

  it('isolates each name once after the language has changed and changed back', () => {
    showArabic()
    expect(texts.deleted('Kite & Co.')).toBe('تم حذف \u2068Kite & Co.\u2069')
    expect(texts.group.of('Kite', 'up')).toBe('\u2068Kite\u2069')
    setLanguage(null)
    expect(texts.deleted('مستودع')).toBe('\u2068مستودع\u2069 deleted')
  })
})

it.each([
  ['Harbour', 'ltr'],
  ['الميناء', 'rtl'],
  ['12 – נמל', 'rtl'],
  ['(Harbour) الميناء', 'ltr'],
  ['12 %', 'ltr'],
])('the first letter decides the direction of %s', (text, direction) => {
  expect(textDirection(text)).toBe(direction)
})
