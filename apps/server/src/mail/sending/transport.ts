import type { SendMailOptions } from 'nodemailer'
import type { RenderedMail } from '../render-mail.ts'

/** A mail on its way out. */
export type OutgoingMail = RenderedMail & {
  id: string
  /** In the order mails were written; a number with no blanks in front. */
  position: string
  kind: string
  recipient: string
  writtenAt: Date
}

export type MailTransport = {
  /** How many it takes at the same time. */
  readonly atOnce: number
  /** Resolves once somebody else has taken the mail; rejects with {@link MailNotTaken} when nobody has. */
  send(mail: OutgoingMail, signal: AbortSignal): Promise<void>
}

/** Why a mail was not taken, without a word of the mail or of its reader, and whether asking again can help. */
export class MailNotTaken extends Error {
  readonly permanent: boolean
  constructor(reason: string, permanent: boolean) {
    super(reason)
    this.permanent = permanent
  }
}

/** The message itself. Its id stays the same when it is sent again, so that a mailbox can drop the second one. */
export const messageOf = (
  { id, recipient, subject, text, html, writtenAt }: OutgoingMail,
  from: { name: string; address: string },
): SendMailOptions => ({
  messageId: `<${id}@${from.address.slice(from.address.lastIndexOf('@') + 1)}>`,
  date: writtenAt,
  from: { ...from },
  // Not as text: a comma or a quote in an address must not make further recipients of it.
  to: { name: '', address: recipient },
  envelope: { from: from.address, to: { name: '', address: recipient } },
  subject,
  text,
  html,
  headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
  xMailer: false,
  disableFileAccess: true,
  disableUrlAccess: true,
})
