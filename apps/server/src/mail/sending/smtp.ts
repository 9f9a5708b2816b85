import type { ConnectionOptions } from 'node:tls'
import { createTransport, type NodemailerError } from 'nodemailer'
import type { MailAddress, SmtpSettings } from '../mail-settings.ts'
import { MailNotTaken, type MailTransport, messageOf } from './transport.ts'

export type SmtpOptions = {
  /** What this server calls itself towards the other one. */
  name: string
  /** Whom to trust besides the certificate authorities that Node.js knows. */
  trust?: Pick<ConnectionOptions, 'ca'>
  /** The longest that one mail may take. */
  deadlineMs?: number
}

/** Hands mails to an SMTP server, each over a connection of its own. */
export function smtp(
  { host, port, tls, login }: SmtpSettings,
  from: MailAddress,
  { name, trust, deadlineMs = 60_000 }: SmtpOptions,
): MailTransport {
  const transport = createTransport({
    host,
    port,
    name,
    secure: tls === 'at-once',
    requireTLS: tls === 'required',
    ...(login && { auth: login }),
    ...(trust && { tls: trust }),
    dnsTimeout: 10_000,
    connectionTimeout: 10_000,
    greetingTimeout: 30_000,
    socketTimeout: 30_000,
  })
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

/** What a server answers may repeat the mail or its reader, so only its number and what it answered are kept. */
function notTaken({ code, command, responseCode }: NodemailerError) {
  const reason = [code ?? 'unknown', command, responseCode].filter(Boolean).join(' ')
  return new MailNotTaken(reason, isPermanent(command, responseCode))
}

// A 5xx about this reader or this message stays. One about us, our login for instance, is for an administrator to mend.
const isPermanent = (command: string | undefined, status: number | undefined) =>
  (command === 'RCPT TO' || command === 'DATA') && status !== undefined && status >= 500
