const languages = ['en', 'de', 'ar'] as const

/** A language in which the portal can be shown. */
export type PageLanguage = (typeof languages)[number]

const known = (tag: string | undefined) => languages.find((language) => language === tag)

/**
 * Returns the language that the user has chosen. Without a choice it is the first language of the browser that the portal
 * has, in the order of `Accept-Language`, and otherwise English.
 */
export function pageLanguage(chosen: string | undefined, accepted: string | undefined): PageLanguage {
  const preferred = (accepted ?? '')
    .split(',')
    .map((range) => known(/^\s*([a-z]+)/i.exec(range)?.[1]?.toLowerCase()))
  return known(chosen) ?? preferred.find((language) => language !== undefined) ?? 'en'
}

/** Returns the attributes of `html` for a language. The direction is set only where it differs from the default. */
export const languageAttributes = (language: PageLanguage): string =>
  language === 'ar' ? 'lang="ar" dir="rtl"' : `lang="${language}"`

/** The locale of each language, for numbers, dates and lists. */
export const pageLocales: Record<PageLanguage, string> = { en: 'en-GB', de: 'de-DE', ar: 'ar-u-nu-latn' }
