import { afterEach, describe, expect, expectTypeOf, it } from 'vitest'
import { activeLanguage, catalogue, setLanguage } from './catalogue.ts'
import type { Language, Translation } from './language.ts'
import { pseudoLanguage } from './pseudo-language.ts'

const texts = catalogue('catalogue-test', {
  save: 'Save',
  saved: (name: string, count: number) => `${name} saved ${count} times.`,
  states: { on: 'On', off: 'Off' },
  steps: ['First', 'Second'],
  parts: (name: string) => ({ before: 'Go to ', link: name }),
})
const { states } = texts

const german: Translation<typeof texts> = {
  save: 'Speichern',
  saved: (name, count) => `${name} ${count}-mal gespeichert.`,
  states: { on: 'Ein', off: 'Aus' },
  steps: ['Erstens', 'Zweitens'],
  parts: (name) => ({ before: 'Weiter zu ', link: name }),
}
const language = {
  tag: 'de-DE',
  direction: 'ltr',
  catalogues: { 'catalogue-test': german, later: { save: 'Sichern' } },
} as const

afterEach(() => setLanguage(null))

describe('a catalogue', () => {
  it('is English until a language is set', () => {
    expect([texts.save, texts.saved('Ann', 2), activeLanguage().tag]).toEqual([
      'Save',
      'Ann saved 2 times.',
      'en-GB',
    ])
  })

  it('shows the text of the language, in groups read before as well', () => {
    setLanguage(language)
    expect([texts.save, texts.saved('Ann', 2), states.on, texts.steps[1]]).toEqual([
      'Speichern',
      'Ann 2-mal gespeichert.',
      'Ein',
      'Zweitens',
    ])
  })

  it('is translated when it loads after the language was set', () => {
    setLanguage(language)
    const later = catalogue('later', { save: 'Store', add: 'Add' })
    expect(later).toEqual({ save: 'Sichern', add: 'Add' })
    setLanguage(null)
    expect(later).toEqual({ save: 'Store', add: 'Add' })
  })

  it('is English again without a language', () => {
    const before = structuredClone({ ...texts, saved: null, parts: null })
    setLanguage(language)
    setLanguage(null)
    expect({ ...texts, saved: null, parts: null }).toEqual(before)
  })

  it('refuses a translation with a missing key or another parameter', () => {
    expectTypeOf({ on: 'Ein' }).not.toExtend<(typeof texts)['states']>()
    expectTypeOf((_: Date) => '').not.toExtend<(typeof texts)['saved']>()
    expectTypeOf(german.states.on).toEqualTypeOf<string>()
  })
})

describe('setLanguage', () => {
  const set = (value: unknown) => () => setLanguage(value as Language)
  const parts = 'setLanguage: a language has a tag, a direction (ltr or rtl) and catalogues, got'

  it.each([
    ['a tag alone', 'de', `${parts} string.`],
    ['catalogues alone', { 'catalogue-test': german }, `${parts} object.`],
    ['no catalogues', { tag: 'de-DE', direction: 'ltr' }, `${parts} object.`],
    ['another direction', { ...language, direction: 'left' }, `${parts} object.`],
    [
      'an invalid tag',
      { ...language, tag: 'de_DE' },
      'the tag must be a BCP 47 tag such as de-DE, got de_DE.',
    ],
    ['no tag', { ...language, tag: undefined }, 'the tag must be a BCP 47 tag such as de-DE, got undefined.'],
  ])('refuses %s and stays in the language shown', (_, value, sentence) => {
    setLanguage(language)
    expect(set(value)).toThrow(TypeError)
    expect(set(value)).toThrow(sentence)
    expect([activeLanguage(), texts.save]).toEqual([language, 'Speichern'])
  })
})

describe('the pseudo-language', () => {
  it('puts accents, length and brackets around each text', () => {
    setLanguage(pseudoLanguage)
    expect([texts.save, texts.states.off, texts.parts('x').before]).toEqual([
      '[Šåvé ~~]',
      '[Öƒƒ ~]',
      '[Ĝö ţö  ~~]',
    ])
  })
})
