import { afterEach, describe, expect, it } from 'vitest'
import { type SmtpSite, startSmtp } from '../../../test/support/smtp.ts'
import { selfSigned } from '../../database/testing/self-signed.ts'
import type { SmtpSettings } from '../mail-settings.ts'
import { smtp } from './smtp.ts'
import { MailNotAccepted, type OutgoingMail } from './transport.ts'

const from = { name: 'Tributary', address: 'no-reply@portal.example' }
const mail: OutgoingMail = {
  id: '6f1f3f0e-6b0e-4c8e-9d43-0f4f2f6f7a10',
  position: '7',
  kind: 'verification-code',
  recipient: 'una@tributary.example',
  writtenAt: new Date('2026-11-21T09:00:00Z'),
  subject: 'Your code – naïve',
  text: 'Hello Zoë,\n\n    004821\n',
  html: '<p>Hello Zoë, 004821</p>',
}
const certificate = selfSigned()
const login = { user: 'tributary', pass: 'p w-1' }
const never = new AbortController().signal

const sites: SmtpSite[] = []
afterEach(async () => {
  for (const site of sites.splice(0)) await site.stop()
})

async function siteThat(options: Parameters<typeof startSmtp>[0] = {}) {
  const site = await startSmtp(options)
  sites.push(site)
  return site
}

const reach = (
  { port }: { port: number },
  settings: Partial<SmtpSettings> = {},
  options: { deadlineMs?: number; trusted?: boolean } = {},
) =>
  smtp({ host: '127.0.0.1', port, tls: 'optional', login: undefined, ...settings }, from, {
    name: 'portal.example',
    ...(options.trusted && { trust: { ca: certificate.cert } }),
    ...(options.deadlineMs && { deadlineMs: options.deadlineMs }),
  })

async function refusal(sending: Promise<void>) {
  const failure = await sending.catch((error: unknown) => error)
  if (!(failure instanceof MailNotAccepted)) throw new Error('The mail was accepted.')
  return { reason: failure.message, permanent: failure.permanent }
}

it('sends both parts with sender and recipient', async () => {
  const site = await siteThat()
  await reach(site).send(mail, never)
  expect(site.received).toEqual([
    expect.objectContaining({
      messageId: '<6f1f3f0e-6b0e-4c8e-9d43-0f4f2f6f7a10@portal.example>',
      date: '2026-11-21T09:00:00.000Z',
      subject: 'Your code – naïve',
      from,
      to: [{ name: '', address: 'una@tributary.example' }],
      envelope: { from: 'no-reply@portal.example', to: ['una@tributary.example'] },
      text: expect.stringContaining('Hello Zoë,\n\n    004821'),
      html: expect.stringContaining('<p>Hello Zoë, 004821</p>'),
    }),
  ])
  expect(site.received[0]?.headers).toContainEqual(
    expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
  )
})

it.each(['"una,eve"@tributary.example', "o'neil+mail@tributary.example"])(
  'sends to one recipient only: %s',
  async (recipient) => {
    const site = await siteThat()
    await reach(site).send({ ...mail, recipient }, never)
    expect(site.received.map(({ envelope }) => envelope.to)).toEqual([[recipient]])
    expect(site.received[0]?.to).toEqual([{ name: '', address: recipient }])
  },
)

describe('a server that rejects a mail', () => {
  it.each([
    [{ at: 'RCPT TO', refuseWith: 550 }, true],
    [{ at: 'DATA', refuseWith: 554 }, true],
    [{ at: 'RCPT TO', refuseWith: 451 }, false],
    [{ at: 'DATA', refuseWith: 452 }, false],
    [{ at: 'MAIL FROM', refuseWith: 421 }, false],
    // This error is about us, not about this mail.
    [{ at: 'MAIL FROM', refuseWith: 553 }, false],
  ] as const)('%j: for good is %s', async (behaviour, permanent) => {
    const site = await siteThat()
    site.behaviours = [behaviour]
    expect(await refusal(reach(site).send(mail, never))).toEqual({
      reason: expect.stringMatching(new RegExp(`^E\\w+ ${behaviour.at} ${behaviour.refuseWith}$`)),
      permanent,
    })
  })

  it('can accept the next mail after it dropped a connection', async () => {
    const site = await siteThat()
    site.behaviours = ['drop']
    const transport = reach(site)
    expect(await refusal(transport.send(mail, never))).toMatchObject({ permanent: false })
    await transport.send(mail, never)
    expect(site.received).toHaveLength(1)
  })

  it('can be reached again later', async () => {
    const { port, stop } = await startSmtp()
    await stop()
    const transport = reach({ port })
    expect(await refusal(transport.send(mail, never))).toMatchObject({ permanent: false })
    const site = await siteThat({ port })
    await transport.send(mail, never)
    expect(site.received).toHaveLength(1)
  })

  it('times out when it is silent', async () => {
    const site = await siteThat()
    site.behaviours = [{ greetAfter: new Promise(() => undefined) }]
    expect(await refusal(reach(site, {}, { deadlineMs: 50 }).send(mail, never))).toEqual({
      reason: 'EABORT',
      permanent: false,
    })
  })

  it('is disconnected immediately when this server stops', async () => {
    const site = await siteThat()
    site.behaviours = [{ greetAfter: new Promise(() => undefined) }]
    const stopping = new AbortController()
    const sending = refusal(reach(site).send(mail, stopping.signal))
    stopping.abort()
    expect(await sending).toMatchObject({ permanent: false })
  })
})

describe('a server that requires TLS and a login', () => {
  it.each([
    ['offered', 'required'],
    ['implicit', 'implicit'],
  ] as const)('TLS %s: gets both', async (tls, wanted) => {
    const site = await siteThat({ tls, certificate, login })
    await reach(site, { tls: wanted, login }, { trusted: true }).send(mail, never)
    expect(site.received).toEqual([expect.objectContaining({ secure: true })])
    expect(site.logins).toEqual(['tributary let in'])
  })

  it('can be retried after it rejected the login', async () => {
    const site = await siteThat({ tls: 'offered', certificate, login })
    const transport = reach(
      site,
      { tls: 'required', login: { ...login, pass: 'wrong-pass' } },
      { trusted: true },
    )
    expect(await refusal(transport.send(mail, never))).toEqual({
      reason: 'EAUTH AUTH PLAIN 535',
      permanent: false,
    })
  })

  it('gets neither login nor mail without TLS', async () => {
    const site = await siteThat({ login })
    const sending = reach(site, { tls: 'required', login }).send(mail, never)
    expect(await refusal(sending)).toMatchObject({ reason: expect.stringMatching(/^ETLS/), permanent: false })
    expect(site).toMatchObject({ received: [], logins: [] })
  })

  it('gets neither login nor mail with an untrusted certificate', async () => {
    const site = await siteThat({ tls: 'offered', certificate, login })
    const sending = reach(site, { tls: 'required', login }).send(mail, never)
    expect(await refusal(sending)).toMatchObject({ permanent: false })
    expect(site).toMatchObject({ received: [], logins: [] })
  })
})
