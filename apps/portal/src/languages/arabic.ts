import type { Language } from '@tributary/sdk/common'
import { arabic } from '@tributary/sdk/languages/ar'
import { arabicTexts } from '@tributary/ui/languages/ar'
import { arabicPages } from './arabic-texts.ts'

/** Arabic, with the digits that names of tables, schedules and addresses use as well. */
export const language: Language = {
  tag: 'ar-u-nu-latn',
  direction: 'rtl',
  catalogues: { ...arabic, ...arabicTexts, ...arabicPages },
}
