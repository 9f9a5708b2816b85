import { type Language, pseudoLanguage } from '@tributary/sdk/common'
import { arabic } from '@tributary/sdk/languages/ar'
import { german } from '@tributary/sdk/languages/de'
import { arabicTexts } from '../src/languages/ar/arabic.ts'
import { germanTexts } from '../src/languages/de/german.ts'

const long = ' and a few more words for languages that need them'

const english: Language = { tag: 'en-GB', direction: 'ltr', catalogues: {} }

/** A language with longer text, to see where a translation would not fit. */
const longer = ({ catalogues, derive, ...language }: Language): Language => ({
  ...language,
  catalogues: lengthened(catalogues) as Language['catalogues'],
  derive: (text) => lengthened(derive?.(text) ?? text) as object,
})

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

/** Returns the language that the toolbar chose; null is English. */
export const languageOf = (language: string, length: string): Language | null => {
  const chosen = languages[language]
  return length === 'long' ? longer(chosen ?? english) : (chosen ?? null)
}
