import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type SmtpSite, startSmtp } from '../../../test/support/smtp.ts'
import { smtpTransportTo, type TestOutbox, testOutbox } from '../../../test/support/test-outbox.ts'
import { testStorage } from '../../../test/support/test-storage.ts'
import type { Storage } from '../../storage/storage.ts'
import { claimMail, makeAllDue, pruneMails } from '../outbox.queries.ts'
import type { MailTransport, OutgoingMail } from './transport.ts'

let storage: Storage
let office: TestOutbox
let site: SmtpSite
beforeAll(async () => {
  storage = await testStorage()
})
beforeEach(async () => {
  await storage.db.deleteFrom('outbox').execute()
  office = testOutbox(storage)
  site = await startSmtp()
})
afterEach(async () => {
  await office.close()
  await site.stop()
})
afterAll(() => storage.close())

const code = (digits: string) =>
  ({ kind: 'verification-code', firstName: 'Una', code: digits, purpose: 'sign-in' }) as const
const link = { kind: 'password-link', firstName: 'Una', token: 'tok-1', purpose: 'reset' } as const
const busy = { at: 'RCPT TO', refuseWith: 451 } as const
const subjects = () => site.received.map(({ subject }) => subject)
const until = async (isSo: () => boolean) => {
  while (!isSo()) await new Promise((next) => setImmediate(next))
}
const row = async () => {
  const [found] = await office.rows()
  if (!found) throw new Error('The outbox is empty.')
  return found
}

describe('the outbox', () => {
  it('is sent in order when the server starts', async () => {
    await office.post(link)
    await office.post()
    const one: MailTransport = { ...smtpTransportTo(site), atOnce: 1 }
    await office.send(one).idle()
    expect(subjects()).toEqual(['Reset your password', 'Your password has been changed'])
  })

  it('is sent when the sender is woken', async () => {
    const sender = office.send(smtpTransportTo(site))
    await sender.idle()
    await office.post()
    sender.wake()
    await sender.idle()
    expect(subjects()).toEqual(['Your password has been changed'])
  })

  it('keeps no content of a mail that was sent', async () => {
    await office.post(code('004821'))
    expect(await row()).toMatchObject({ sent_at: null, sealed: expect.stringMatching(/^v1\./) })
    await office.send(smtpTransportTo(site)).idle()
    expect(await row()).toMatchObject({ sent_at: office.now(), sealed: null, attempts: 1, failure: null })
    expect(site.received[0]?.text).toContain('004821')
  })

  it('is sent once by processes that share it', async () => {
    for (let count = 0; count < 20; count++) await office.post(code(String(count).padStart(6, '0')))
    const senders = [
      office.send(smtpTransportTo(site)),
      office.send(smtpTransportTo(site)),
      office.send(smtpTransportTo(site)),
    ]
    for (const sender of senders) sender.wake()
    await Promise.all(senders.map((sender) => sender.idle()))
    const ids = site.received.map(({ messageId }) => messageId)
    expect(ids).toHaveLength(20)
    expect(new Set(ids).size).toBe(20)
  })

  it('is sent while a slow mail is in progress', async () => {
    const greeted = Promise.withResolvers<void>()
    site.behaviours = [{ greetAfter: greeted.promise }]
    await office.post(link)
    const sender = office.send(smtpTransportTo(site))
    await until(() => site.behaviours.length === 0)
    await office.post(code('004821'))
    sender.wake()
    await until(() => site.received.length === 1)
    expect(subjects()).toEqual(['Your code to sign in'])
    greeted.resolve()
    await sender.idle()
    expect(subjects()).toEqual(['Your code to sign in', 'Reset your password'])
  })
})

describe('a mail that is not accepted', () => {
  it('is retried after 1, 2, 4 … minutes, at most an hour, and given up after a day', async () => {
    site.behaviours = Array.from({ length: 40 }, () => busy)
    await office.post()
    const sender = office.send(smtpTransportTo(site))
    const waits: number[] = []
    for (;;) {
      await sender.idle()
      const { due_at: due, failed_at: failed } = await row()
      if (failed) break
      waits.push((due.getTime() - office.now().getTime()) / 60_000)
      office.advance(waits.at(-1) ?? 0)
      sender.wake()
    }
    expect(waits.slice(0, 8)).toEqual([1, 2, 4, 8, 16, 32, 60, 60])
    expect(waits.slice(8).every((wait) => wait === 60)).toBe(true)
    expect(waits.reduce((sum, wait) => sum + wait)).toBeLessThan(24 * 60)
    expect(waits.reduce((sum, wait) => sum + wait)).toBeGreaterThan(22 * 60)
    expect(await row()).toMatchObject({ sent_at: null, failure: 'EENVELOPE RCPT TO 451' })
    sender.wake()
    await sender.idle()
    expect(site.received).toEqual([])
  })

  it('is not retried before it is due', async () => {
    site.behaviours = [busy]
    await office.post()
    const sender = office.send(smtpTransportTo(site))
    await sender.idle()
    office.advance(0.9)
    sender.wake()
    await sender.idle()
    expect(await row()).toMatchObject({ attempts: 1, sent_at: null })
    office.advance(0.1)
    sender.wake()
    await sender.idle()
    expect(await row()).toMatchObject({ attempts: 2, sent_at: office.now(), failure: null })
  })

  it('does not delay other mails', async () => {
    site.behaviours = [busy]
    await office.post(link)
    await office.post()
    await office.send({ ...smtpTransportTo(site), atOnce: 1 }).idle()
    expect(subjects()).toEqual(['Your password has been changed'])
  })

  it('is given up immediately if the recipient does not exist', async () => {
    site.behaviours = [{ at: 'RCPT TO', refuseWith: 550 }]
    await office.post(link)
    await office.send(smtpTransportTo(site)).idle()
    expect(await row()).toMatchObject({
      attempts: 1,
      failed_at: office.now(),
      sealed: expect.any(String),
      failure: 'EENVELOPE RCPT TO 550',
    })
  })

  it('is given up when its code has expired', async () => {
    site.behaviours = [busy]
    await office.post(code('004821'))
    const sender = office.send(smtpTransportTo(site))
    await sender.idle()
    office.advance(10)
    sender.wake()
    await sender.idle()
    expect(await row()).toMatchObject({ failure: 'ran out before it could be sent', sealed: null })
    expect(site.received).toEqual([])
  })

  it('is given up when the recipient is not an address', async () => {
    await office.post(link, 'una@tributary.example, eve@evil.example')
    await office.send(smtpTransportTo(site)).idle()
    expect(await row()).toMatchObject({ failure: 'goes to no address', sealed: null })
    expect(site.received).toEqual([])
  })

  it('stays queued while it is sealed with a different key', async () => {
    await office.post()
    await office.db.updateTable('outbox').set({ sealed: 'v1.other.key.x' }).execute()
    await office.send(smtpTransportTo(site)).idle()
    expect(await row()).toMatchObject({
      failed_at: null,
      failure: 'cannot be opened with this ENCRYPTION_KEY',
    })
  })

  it('is logged without its content and recipient', async () => {
    site.behaviours = [busy, { at: 'DATA', refuseWith: 550 }]
    await office.post(link)
    const sender = office.send(smtpTransportTo(site))
    await sender.idle()
    office.advance(1)
    sender.wake()
    await sender.idle()
    const lines = office.log.join('\n')
    expect(lines).toContain('warn Mail not sent yet')
    expect(lines).toContain('error Mail given up')
    expect(lines).toContain('"kind":"password-link","attempt":2,"reason":"EMESSAGE DATA 550"')
    for (const secret of ['tok-1', 'una', 'tributary.example', 'Una', 'secret'])
      expect(`${lines}${(await row()).failure}`).not.toContain(secret)
  })
})

describe('a process that ends', () => {
  it('leaves a mail in progress to another process, which uses the same message id', async () => {
    await office.post()
    const taken = await claimMail(office.db, office.now(), new Date(office.now().getTime() + 120_000))
    if (!taken) throw new Error('No mail was claimed.')
    // The mail was sent, and the process died before it could store that.
    const { subject, html, text } = { subject: 'Your password has been changed', html: '', text: '' }
    const mail: OutgoingMail = { ...taken, subject, html, text }
    await smtpTransportTo(site).send(mail, new AbortController().signal)

    const sender = office.send(smtpTransportTo(site))
    await sender.idle()
    expect(site.received).toHaveLength(1)
    office.advance(2)
    sender.wake()
    await sender.idle()
    const [first, second] = site.received.map(({ messageId }) => messageId)
    expect(second).toBe(first)
    expect(await row()).toMatchObject({ attempts: 2, sent_at: office.now() })
  })

  it('resumes after a restart if it is the only one', async () => {
    await office.post()
    await claimMail(office.db, office.now(), new Date(office.now().getTime() + 120_000))
    await makeAllDue(office.db, office.now())
    await office.send(smtpTransportTo(site)).idle()
    expect(site.received).toHaveLength(1)
  })

  it('finishes mails in progress on a stop, and releases slow ones', async () => {
    site.behaviours = [{ greetAfter: new Promise(() => undefined) }]
    await office.post()
    const sender = office.send(smtpTransportTo(site))
    await until(() => site.behaviours.length === 0)
    await sender.stop({ drainMs: 0 })
    expect(await row()).toMatchObject({ attempts: 0, due_at: office.now(), sent_at: null, failed_at: null })
    await office.send(smtpTransportTo(site)).idle()
    expect(await row()).toMatchObject({ attempts: 1, sent_at: office.now() })
  })

  it('claims nothing after a stop', async () => {
    const sender = office.send(smtpTransportTo(site))
    await sender.stop()
    await office.post()
    sender.wake()
    await sender.idle()
    expect(await row()).toMatchObject({ attempts: 0, sent_at: null })
  })
})

it('prunes sent mails, but not waiting ones', async () => {
  site.behaviours = [busy, { at: 'RCPT TO', refuseWith: 550 }]
  for (let count = 0; count < 3; count++) await office.post()
  await office.send({ ...smtpTransportTo(site), atOnce: 1 }).idle()
  await pruneMails(office.db, office.now())
  expect(await office.rows()).toHaveLength(3)
  await pruneMails(office.db, new Date(office.now().getTime() + 1))
  expect(await office.rows()).toEqual([expect.objectContaining({ sent_at: null, failed_at: null })])
})
