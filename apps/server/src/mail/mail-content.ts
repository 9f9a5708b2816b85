import type { PageLanguage } from '../page-language.ts'

/** The content of a mail before layout. All text is plain; the layout escapes it. */
export type MailContent = {
  subject: string
  /** Shown next to the subject in a list of mails. Never a code: locked screens show it too. */
  preview: string
  greeting: string
  parts: readonly MailPart[]
  language: PageLanguage
}

export type MailPart =
  | { kind: 'sentence'; text: string }
  /** For some readers only. */
  | { kind: 'aside'; text: string; link?: MailLink }
  /** Text by another user. */
  | { kind: 'quote'; text: string }
  | { kind: 'code'; code: string }
  | { kind: 'button'; link: MailLink }
  | { kind: 'steps'; steps: readonly string[] }
  | { kind: 'list'; items: readonly string[] }

export type MailLink = { label: string; href: string }

/** The content without what every mail has. */
export type MailBody = Omit<MailContent, 'greeting' | 'language'>
