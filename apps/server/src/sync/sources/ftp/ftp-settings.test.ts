import { describe, expect, it } from 'vitest'
import { ftpMessages } from './ftp.messages.ts'
import { isPlainFileName, readFtpSettings } from './ftp-settings.ts'

const full = {
  'ftp.host': 'files.example.com',
  'ftp.username': 'anna',
  'ftp.password': 'secret',
  'ftp.path': '/out',
}
const settings = (changes: Record<string, string>) =>
  readFtpSettings(new Map(Object.entries({ ...full, ...changes })))

describe('ftp.host', () => {
  it.each([
    ['files.example.com', 'files.example.com', 21],
    ['files.example.com:2121', 'files.example.com', 2121],
    [' ftp://files.example.com/ ', 'files.example.com', 21],
    ['192.0.2.7:990', '192.0.2.7', 990],
    ['[2001:db8::1]', '2001:db8::1', 21],
    ['[2001:db8::1]:2121', '2001:db8::1', 2121],
  ])('%s is %s at port %i', (text, host, port) =>
    expect(settings({ 'ftp.host': text })).toMatchObject({ host, port }),
  )

  it.each([
    'files.example.com:0',
    'files.example.com:70000',
    'anna@files.example.com',
    'files.example.com/out',
    'a b',
    'http://x',
    'x\r\nDELE y',
    '2001:db8::1',
  ])('%j is refused', (text) => expect(() => settings({ 'ftp.host': text })).toThrow(ftpMessages.badHost))
})

describe('encryption', () => {
  it.each([
    ['', 'files.example.com', 'offered'],
    ['required', 'files.example.com', 'required'],
    ['none', 'files.example.com', 'none'],
    ['a later version’s value', 'files.example.com', 'required'],
    ['none', 'ftps://files.example.com', 'required'],
  ])('%j at %s is %s', (encryption, host, expected) =>
    expect(settings({ 'ftp.host': host, 'ftp.encryption': encryption })).toMatchObject({
      encryption: expected,
    }),
  )
})

describe('the other ftp properties', () => {
  it.each(Object.keys(full))('%s is required', (name) => {
    const without = new Map(Object.entries(full).filter(([key]) => key !== name))
    expect(() => readFtpSettings(without)).toThrow(ftpMessages.missing(name))
  })

  it.each(['ftp.username', 'ftp.password'])('%s cannot contain a second command', (name) => {
    expect(() => settings({ [name]: 'anna\r\nDELE orders.csv' })).toThrow(ftpMessages.controlCharacters(name))
  })

  it('refuse the same folder for processed files', () => {
    expect(() => settings({ 'ftp.processedPath': '/out/' })).toThrow(ftpMessages.processedIsPath)
  })
})

describe('ftp.path', () => {
  it.each([
    ['/', '/'],
    ['/out/', '/out'],
    ['out/2026', 'out/2026'],
    ['/Ærø filer', '/Ærø filer'],
    ['.', '.'],
  ])('%s stays %s', (path, kept) => expect(settings({ 'ftp.path': path }).path).toBe(kept))

  it.each([
    '..',
    '../',
    '../../etc',
    '/..',
    '/out/..',
    '/out/../..',
    'out/..//',
    './../out',
    '/./../',
    '....//',
    '..;/',
    '..\\',
    '..\\..\\',
    'out\\..',
    '\\..\\',
    '/..\\../',
    '%2e%2e',
    '%2e%2e%2f',
    '%2e%2e/',
    '..%2f',
    '%2e.%2f',
    '.%2e/',
    '/%2e%2e/%2e%2e/',
    '%2E%2E%2F',
    '%252e%252e%252f',
    '..%252f',
    '%25252e%25252e%25252f',
    '..%255c',
    '%2e%2e%5c',
    '..%5c',
    '%5c..',
    '..%c0%af',
    '..%c1%9c',
    '%c0%ae%c0%ae/',
    '%c0%ae%c0%ae%c0%af',
    '..%u2215',
    '%u002e%u002e%u2215',
    '．．/',
    '/．．/．．',
    '。。/',
    '.．/',
    '/out\u0000/',
    '/out\r\nDELE x',
    '/out\n',
    '\t',
    `/${'x'.repeat(255)}`,
  ])('%j would leave the root and is refused', (path) => {
    expect(() => settings({ 'ftp.path': `/a${path}` })).toThrow(/^"Path"/)
    expect(() => settings({ 'ftp.processedPath': `a/${path}` })).toThrow(/^"Processed Path"/)
  })
})

describe('a listed name', () => {
  it.each(['orders.csv', 'orders..csv', 'Ærø 2026.csv', ' x', '%2e%2e'])('%j is a file', (name) =>
    expect(isPlainFileName(name)).toBe(true),
  )
  it.each(['', '.', '..', '...', '../x', 'a/b', 'a\\b', 'a\r\nDELE b', 'x\u0000', 'x'.repeat(256)])(
    '%j is not',
    (name) => expect(isPlainFileName(name)).toBe(false),
  )
})
