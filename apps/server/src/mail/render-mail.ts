import type { PageLanguage } from '../page-language.ts'
import { htmlLayout } from './layout/html-layout.ts'
import { textLayout } from './layout/text-layout.ts'
import type { Mail } from './mail.ts'
import { portalLinks } from './portal-links.ts'
import { contentOf } from './templates/content-by-kind.ts'
import { plainValue } from './templates/plain-value.ts'
import { readerOf } from './templates/reader.ts'

export type RenderedMail = {
  subject: string
  text: string
  html: string
  /** Where readers choose which of these mails they get. */
  settings?: string | undefined
}

/** Renders a mail as plain text and as HTML, in the language of its reader. */
export function renderMail(mail: Mail, publicUrl: URL, language: PageLanguage): RenderedMail {
  const links = portalLinks(publicUrl)
  const content = contentOf(mail, readerOf(language, links))
  return {
    subject: plainValue(content.subject),
    text: textLayout(content, links.portal),
    html: htmlLayout(content, links.portal),
    ...(mail.kind === 'alerts' && { settings: links.alertSettings }),
  }
}
