import { type Language, setLanguage } from '@tributary/sdk/common'
import { readCookie } from '../session/cookies.ts'

/** The name of the cookie with the language that the user has chosen. The server reads it for the first paint. */
export const LANGUAGE_COOKIE = 'language'

/** Loads the text of each language that is not part of the code. */
export type LanguageLoaders = Readonly<Record<string, () => Promise<{ language: Language }>>>

/**
 * Shows the language that the user has chosen, or that the server has put into the page. The page stays English if its
 * text cannot be loaded.
 */
export async function showLanguage(loaders: LanguageLoaders): Promise<void> {
  const page = document.documentElement
  const chosen = readCookie(LANGUAGE_COOKIE) ?? page.lang
  const load = new Map(Object.entries(loaders)).get(chosen)
  const loaded = await load?.().catch(() => null)
  if (loaded) setLanguage(loaded.language)
  page.lang = loaded ? chosen : 'en-GB'
  page.dir = loaded ? loaded.language.direction : 'ltr'
}
