import type { PageLanguage } from '../page-language.ts'

/** The text of the add-in's pane, in the languages of the portal that it leads to. */
export const paneMessages: Record<PageLanguage, { about: string; open: string }> = {
  en: { about: 'What your Excel connector shows is set up in Tributary.', open: 'Open Tributary' },
  de: {
    about: 'Was Ihr Excel-Konnektor zeigt, wird in Tributary eingerichtet.',
    open: 'Tributary öffnen',
  },
  ar: { about: 'يُحدَّد ما يعرضه موصل Excel في Tributary.', open: 'فتح Tributary' },
}
