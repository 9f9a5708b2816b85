import { randomBytes } from 'node:crypto'
import type { Mail } from '../../src/mail/mail.ts'
import { enqueueMail } from '../../src/mail/outbox.ts'
import { type MailSender, startMailSender } from '../../src/mail/sending/mail-sender.ts'
import { smtp } from '../../src/mail/sending/smtp.ts'
import type { MailTransport } from '../../src/mail/sending/transport.ts'
import { createSecretBox } from '../../src/storage/secret-box.ts'
import type { Storage } from '../../src/storage/storage.ts'

/** An outbox with senders that share it. Its clock only advances on request. */
export function testOutbox({ db }: Storage) {
  const secretBox = createSecretBox(randomBytes(32))
  const clock = { now: new Date('2026-11-21T09:00:00Z') }
  const tools = { secretBox, clock: () => clock.now }
  const senders: MailSender[] = []
  const log: string[] = []
  const note = (level: string) => (fields: object, message: string) =>
    void log.push(`${level} ${message} ${JSON.stringify(fields)}`)

  return {
    db,
    log,
    advance(minutes: number) {
      clock.now = new Date(clock.now.getTime() + minutes * 60_000)
    },
    now: () => clock.now,
    post: (mail: Mail = passwordChanged, recipient = 'una@tributary.example') =>
      enqueueMail(db, tools, { recipient, mail }),
    /** Starts another sender. It checks the outbox when it starts and when it is woken. */
    send(transport: MailTransport): MailSender {
      const sender = startMailSender({
        ...tools,
        db,
        transport,
        publicUrl: new URL('https://portal.example'),
        log: { info: note('info'), warn: note('warn'), error: note('error') },
        pollMs: 3_600_000,
      })
      senders.push(sender)
      return sender
    },
    rows: () => db.selectFrom('outbox').selectAll().orderBy('position').execute(),
    async close() {
      for (const sender of senders) await sender.stop({ drainMs: 0 })
    },
  }
}

export type TestOutbox = ReturnType<typeof testOutbox>

const passwordChanged: Mail = { kind: 'password-changed', firstName: 'Una' }

/** A transport to a mail server on loopback. */
export const smtpTransportTo = ({ port }: { port: number }): MailTransport =>
  smtp(
    { host: '127.0.0.1', port, tls: 'optional', login: undefined },
    { name: 'Tributary', address: 'no-reply@portal.example' },
    { name: 'portal.example' },
  )
