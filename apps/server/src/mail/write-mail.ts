import { letterOf } from './letters/letter-of.ts'
import { plainValue } from './letters/plain-value.ts'
import { portalLinks } from './letters/portal-links.ts'
import { letterHtml } from './look/letter-html.ts'
import { letterText } from './look/letter-text.ts'
import type { Mail } from './mail.ts'

export type WrittenMail = { subject: string; text: string; html: string }

/** A mail in words, for clients that show HTML and for those that do not. */
export function writeMail(mail: Mail, publicUrl: URL): WrittenMail {
  const links = portalLinks(publicUrl)
  const letter = letterOf(mail, links)
  return {
    subject: plainValue(letter.subject),
    text: letterText(letter, links.portal),
    html: letterHtml(letter, links.portal),
  }
}
