import { enclosed, hasRightToLeft } from './bidi.ts'
import { activeLanguage } from './catalogue.ts'

/**
 * Encloses a name or an address in U+2068 and U+2069, so that it does not change the order of the words and the
 * punctuation around it. A text without right-to-left letters stays as it is while the language is left to right.
 */
export const isolated = (text: string): string =>
  activeLanguage().direction === 'rtl' || hasRightToLeft(text) ? enclosed(text) : text
