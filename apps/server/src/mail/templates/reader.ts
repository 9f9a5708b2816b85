import type { PageLanguage } from '../../page-language.ts'
import type { Mail, MailOf } from '../mail.ts'
import type { MailBody } from '../mail-content.ts'
import type { PortalLinks } from '../portal-links.ts'
import { plainName, plainValue } from './plain-value.ts'

/** For whom a mail is written. */
export type Reader = {
  language: PageLanguage
  links: PortalLinks
  /** A name within a sentence, or undefined if it must not be shown; see {@link plainName}. */
  name: (value: string) => string | undefined
  /** Any other value within a sentence. */
  value: (value: string, most?: number) => string
}

/** Writes the mails of one kind. */
export type Template<Kind extends Mail['kind']> = (mail: MailOf<Kind>, reader: Reader) => MailBody

// So that a name from left to right does not reorder a sentence from right to left.
const isolated = (text: string) => `\u2068${text}\u2069`

export function readerOf(language: PageLanguage, links: PortalLinks): Reader {
  const within = (text: string) => (language === 'ar' ? isolated(text) : text)
  return {
    language,
    links,
    name: (value) => {
      const name = plainName(value)
      return name === undefined ? undefined : within(name)
    },
    value: (value, most) => within(plainValue(value, most)),
  }
}
