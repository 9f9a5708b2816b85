/** What one mail says, before anything is drawn. Every text is plain: whoever draws it escapes it. */
export type MailContent = {
  subject: string
  /** What a list of mails shows beside the subject; never a code, since that list is also on locked screens. */
  preview: string
  greeting: string
  parts: readonly MailPart[]
}

export type MailPart =
  | { kind: 'sentence'; text: string }
  /** What only matters to some readers. */
  | { kind: 'aside'; text: string; link?: MailLink }
  /** What somebody else has written. */
  | { kind: 'quote'; text: string }
  | { kind: 'code'; code: string }
  | { kind: 'button'; link: MailLink }
  | { kind: 'steps'; steps: readonly string[] }

export type MailLink = { label: string; href: string }

/** A letter before it is addressed to somebody. */
export type MailBody = Omit<MailContent, 'greeting'>
