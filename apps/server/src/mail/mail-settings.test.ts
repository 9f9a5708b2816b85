import { describe, expect, it } from 'vitest'
import { ConfigError } from '../config-error.ts'
import { mailSettings } from './mail-settings.ts'

const settings = (given: {
  smtpUrl?: string
  smtpTls?: 'required' | 'optional'
  from?: string
  at?: string
}) =>
  mailSettings({
    smtpUrl: given.smtpUrl,
    smtpTls: given.smtpTls ?? 'required',
    from: given.from,
    publicUrl: new URL(given.at ?? 'https://portal.example'),
    dataDir: '/data',
  })

describe('the SMTP server', () => {
  it('is optional: without it, mail is written to files', () => {
    expect(settings({})).toMatchObject({ smtp: undefined, folder: '/data/outbox' })
  })

  it.each([
    ['smtp://mail.example', { host: 'mail.example', port: 587, tls: 'required', login: undefined }],
    ['smtps://mail.example', { host: 'mail.example', port: 465, tls: 'implicit', login: undefined }],
    ['smtp://mail.example:2525/', { host: 'mail.example', port: 2525 }],
    ['smtp://[::1]:25', { host: '::1', port: 25 }],
    [
      'smtp://una%40example.com:p%3Aw%2F1@mail.example',
      { login: { user: 'una@example.com', pass: 'p:w/1' } },
    ],
  ])('%s', (smtpUrl, expected) => {
    expect(settings({ smtpUrl }).smtp).toMatchObject(expected)
  })

  it('must use TLS unless that is optional', () => {
    const { smtp } = settings({ smtpUrl: 'smtp://localhost:25', smtpTls: 'optional' })
    expect(smtp?.tls).toBe('optional')
  })

  it.each([
    'mail.example',
    'https://mail.example',
    'smtp://',
    'smtp://mail.example?tls.rejectUnauthorized=false',
    'smtp://mail.example/somewhere',
    'smtp://una:100%@mail.example',
  ])('rejects %s without repeating the password', (smtpUrl) => {
    expect(() => settings({ smtpUrl })).toThrow(ConfigError)
    expect(() => settings({ smtpUrl })).toThrow(/^SMTP_URL must be smtp:\/\/user:password@host:587/)
  })
})

describe('the sender', () => {
  it.each([
    [{}, { name: 'Tributary', address: 'no-reply@portal.example' }],
    [{ at: 'http://localhost:3000' }, { name: 'Tributary', address: 'no-reply@localhost' }],
    [{ at: 'http://127.0.0.1:3000' }, { name: 'Tributary', address: 'no-reply@[127.0.0.1]' }],
    [{ from: 'hello@firm.example' }, { name: 'Tributary', address: 'hello@firm.example' }],
    [
      { from: 'The Firm, Ltd <hello@firm.example>' },
      { name: 'The Firm, Ltd', address: 'hello@firm.example' },
    ],
    [
      { from: '"The Firm, Ltd" <hello@firm.example>' },
      { name: 'The Firm, Ltd', address: 'hello@firm.example' },
    ],
  ])('%j', (given, expected) => {
    expect(settings(given).from).toEqual(expected)
  })

  it.each(['Tributary', 'a@b, c@d', 'two words@example.com', 'a@', 'A <a@b> <c@d>'])('rejects %s', (from) => {
    expect(() => settings({ from })).toThrow(/^MAIL_FROM must be one address/)
  })
})
