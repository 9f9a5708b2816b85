import { afterEach, expect, it } from 'vitest'
import { setLanguage } from '../common/language/catalogue.ts'
import { arabic } from '../languages/ar/arabic.ts'
import { german } from '../languages/de/german.ts'
import { shownDevice } from './shown-device.ts'

afterEach(() => setLanguage(null))

const languages = {
  en: null,
  de: { tag: 'de-DE', direction: 'ltr', catalogues: german },
  ar: { tag: 'ar', direction: 'rtl', catalogues: arabic },
} as const

it.each([
  ['en', 'Chrome on Linux', 'Chrome on Linux'],
  ['de', 'Chrome on Linux', 'Chrome auf Linux'],
  ['de', 'Browser on an unknown system', 'Browser auf einem unbekannten System'],
  ['de', 'Curl', 'Curl'],
  ['ar', 'Samsung Internet on Android', 'Samsung Internet على Android'],
  ['ar', 'Browser on an unknown system', 'متصفح على نظام غير معروف'],
] as const)('shows in %s the device %s as %s', (language, description, expected) => {
  setLanguage(languages[language])
  expect(shownDevice(description).replace(/[\u2066-\u2069]/g, '')).toBe(expected)
})
