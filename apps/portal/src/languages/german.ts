import type { Language } from '@tributary/sdk/common'
import { german } from '@tributary/sdk/languages/de'
import { germanTexts } from '@tributary/ui/languages/de'
import { portalGerman } from './portal-german.ts'

/** German, with the sentences of the SDK, the components and the portal. */
export const language: Language = {
  tag: 'de-DE',
  direction: 'ltr',
  catalogues: { ...german, ...germanTexts, ...portalGerman },
}
