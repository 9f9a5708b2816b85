import { htmlLayout } from './layout/html-layout.ts'
import { textLayout } from './layout/text-layout.ts'
import type { Mail } from './mail.ts'
import { portalLinks } from './portal-links.ts'
import { contentOf } from './templates/content-of.ts'
import { plainValue } from './templates/plain-value.ts'

export type RenderedMail = { subject: string; text: string; html: string }

/** A mail in words, for clients that show HTML and for those that do not. */
export function renderMail(mail: Mail, publicUrl: URL): RenderedMail {
  const links = portalLinks(publicUrl)
  const letter = contentOf(mail, links)
  return {
    subject: plainValue(letter.subject),
    text: textLayout(letter, links.portal),
    html: htmlLayout(letter, links.portal),
  }
}
