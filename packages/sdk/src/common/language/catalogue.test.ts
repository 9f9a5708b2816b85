import { afterEach, describe, expect, expectTypeOf, it } from 'vitest'
import { activeLanguage, catalogue, setLanguage } from './catalogue.ts'
import type { Translation } from './language.ts'
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
