import { type Language, pseudoLanguage } from '@tributary/sdk/common'
import { arabic } from '@tributary/sdk/languages/ar'
import { german } from '@tributary/sdk/languages/de'
import { arabicTexts } from '../src/languages/ar/arabic.ts'
import { germanTexts } from '../src/languages/de/german.ts'

const long = ' and a few more words for languages that need them'

/** English with longer text, to see where a translation would not fit. */
const longEnglish: Language = {
  tag: 'en-GB',
  direction: 'ltr',
  catalogues: {},
  derive: (english) => lengthened(english) as object,
}

function lengthened(value: unknown): unknown {
  if (typeof value === 'string') return value.trim() === '' ? value : value + long.slice(0, value.length + 3)
  if (typeof value === 'function') return (...values: unknown[]) => lengthened(value(...values))
  if (Array.isArray(value)) return value.map(lengthened)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, lengthened(inner)]))
}

const languages: Readonly<Record<string, Language>> = {
  de: { tag: 'de-DE', direction: 'ltr', catalogues: { ...german, ...germanTexts } },
  ar: { tag: 'ar-u-nu-latn', direction: 'rtl', catalogues: { ...arabic, ...arabicTexts } },
  pseudo: pseudoLanguage,
}

/** Returns the language that the toolbar chose; null is English. Long text is English. */
export const languageOf = (language: string, length: string): Language | null =>
  length === 'long' ? longEnglish : (languages[language] ?? null)
