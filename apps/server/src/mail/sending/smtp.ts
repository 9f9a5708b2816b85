import type { ConnectionOptions } from 'node:tls'
import { createTransport, type NodemailerError } from 'nodemailer'
import type { MailAddress, SmtpSettings } from '../mail-settings.ts'
import { MailNotAccepted, type MailTransport, messageOf } from './transport.ts'

export type SmtpOptions = {
  /** The name this server sends in EHLO. */
  name: string
  /** A certificate authority to trust in addition to those of Node.js. */
  trust?: Pick<ConnectionOptions, 'ca'>
  /** The time limit of one mail. */
  deadlineMs?: number
}

/** Sends mails through an SMTP server, each over a new connection. */
export function smtp(server: SmtpSettings, from: MailAddress, options: SmtpOptions): MailTransport {
  const transport = connectionTo(server, options)
  const { deadlineMs = 60_000 } = options
  return {
    atOnce: 4,
    async send(mail, signal) {
      const stop = AbortSignal.any([signal, AbortSignal.timeout(deadlineMs)])
      await transport.sendMail({ ...messageOf(mail, from), signal: stop }).catch((error: NodemailerError) => {
        throw notTaken(error)
      })
    },
  }
}

/** Connects and logs in without sending a mail. Rejects with {@link MailNotAccepted}. */
export async function trySmtp(server: SmtpSettings, options: SmtpOptions): Promise<void> {
  await connectionTo(server, options)
    .verify()
    .catch((error: NodemailerError) => {
      throw notTaken(error)
    })
}

const connectionTo = ({ host, port, tls, login }: SmtpSettings, { name, trust }: SmtpOptions) =>
  createTransport({
    host,
    port,
    name,
    secure: tls === 'implicit',
    requireTLS: tls === 'required',
    ...(login && { auth: login }),
    ...(trust && { tls: trust }),
    dnsTimeout: 10_000,
    connectionTimeout: 10_000,
    greetingTimeout: 30_000,
    socketTimeout: 30_000,
  })

/** A server's message may quote the mail or the recipient, so only the code and the command are kept. */
function notTaken({ code, command, responseCode }: NodemailerError) {
  const reason = [code ?? 'unknown', command, responseCode].filter(Boolean).join(' ')
  return new MailNotAccepted(reason, isPermanent(command, responseCode))
}

// A 5xx about the recipient or the message is final. One about us, such as our login, can be fixed by an administrator.
const isPermanent = (command: string | undefined, status: number | undefined) =>
  (command === 'RCPT TO' || command === 'DATA') && status !== undefined && status >= 500
