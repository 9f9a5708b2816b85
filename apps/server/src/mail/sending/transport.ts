import type { SendMailOptions } from 'nodemailer'
import type { RenderedMail } from '../render-mail.ts'

/** A rendered mail to send. */
export type OutgoingMail = RenderedMail & {
  id: string
  /** A number that increases in the order of creation. */
  position: string
  kind: string
  recipient: string
  writtenAt: Date
}

export type MailTransport = {
  /** How many mails it sends at the same time. */
  readonly atOnce: number
  /** Resolves once the mail is accepted. Rejects with {@link MailNotAccepted}. */
  send(mail: OutgoingMail, signal: AbortSignal): Promise<void>
}

/** Why a mail was not accepted, without its content or recipient, and whether a retry can help. */
export class MailNotAccepted extends Error {
  readonly permanent: boolean
  constructor(reason: string, permanent: boolean) {
    super(reason)
    this.permanent = permanent
  }
}

/** Returns the message. Its id stays the same on a retry, so that mailboxes can drop duplicates. */
export const messageOf = (
  { id, recipient, subject, text, html, writtenAt, settings }: OutgoingMail,
  from: { name: string; address: string },
): SendMailOptions => ({
  messageId: `<${id}@${from.address.slice(from.address.lastIndexOf('@') + 1)}>`,
  date: writtenAt,
  from: { ...from },
  // As an object, because a comma or a quote in text could add recipients.
  to: { name: '', address: recipient },
  envelope: { from: from.address, to: { name: '', address: recipient } },
  subject,
  text,
  html,
  headers: {
    'Auto-Submitted': 'auto-generated',
    'X-Auto-Response-Suppress': 'All',
    ...(settings && { 'List-Unsubscribe': `<${settings}>` }),
  },
  xMailer: false,
  disableFileAccess: true,
  disableUrlAccess: true,
})
