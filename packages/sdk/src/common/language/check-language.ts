import type { Language } from './language.ts'

/** Throws a TypeError if `setLanguage` cannot show a language. Otherwise the next text, date or number would fail. */
export function checkLanguage(language: Language): void {
  const { tag, direction, catalogues } = language
  if (typeof catalogues !== 'object' || !/^(ltr|rtl)$/.test(direction))
    throw mistake(`a language has a tag, a direction (ltr or rtl) and catalogues, got ${typeof language}`)
  if (!isTag(tag)) throw mistake(`the tag must be a BCP 47 tag such as de-DE, got ${tag}`)
}

function isTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length > 0
  } catch {
    return false
  }
}

const mistake = (sentence: string) => new TypeError(`setLanguage: ${sentence}.`)
