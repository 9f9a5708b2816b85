import fc from 'fast-check'
import { validate } from 'isemail'
import { describe, expect, it } from 'vitest'
import { anyText } from '../../test/any-text.ts'
import { emailError, isEmailAddress, needsAvailabilityCheck } from './email.ts'

const label63 = 'l'.repeat(63)

it.each([
  'sue@example.com',
  'a@b.cd',
  'SUE@EXAMPLE.COM',
  'sue.marsh+invoices@mail.example.co.uk',
  "!#$%&'*+/=?^_`{|}~-@example.com",
  '123@example.com',
  'sue@123.com',
  'sue@ex--ample.com',
  'sue@example.co-op',
  'sue@xn--bcher-kva.example',
  'søren@bücher.example',
  '李@例子.中国',
  '"sue marsh"@example.com',
  '"a\\"b\\\\c@d"@example.com',
  `${'x'.repeat(64)}@example.com`,
  `a@${label63}.${label63}.${label63}.example.com`,
])('%s is an address [VALID-07, USER-11]', (address) => {
  expect(emailError(address)).toBeNull()
  expect(emailError(` ${address}\t`)).toBeNull()
})

it.each([
  '',
  'sue',
  '@',
  'sue@',
  '@example.com',
  'sue@localhost',
  'sue@example',
  'sue@@example.com',
  'sue@marsh@example.com',
  '.sue@example.com',
  'sue.@example.com',
  'sue..marsh@example.com',
  'sue@.example.com',
  'sue@example.com.',
  'sue@example..com',
  'sue@-example.com',
  'sue@example-.com',
  'sue@example.-com',
  'sue@exam_ple.com',
  'sue@192.0.2.1',
  'sue@[192.0.2.1]',
  'sue@[IPv6:2001:db8::1]',
  'sue marsh@example.com',
  'sue@exam ple.com',
  'sue,eli@example.com',
  'Sue <sue@example.com>',
  '(work)sue@example.com',
  'sue(work)@example.com',
  'sue\\@marsh@example.com',
  '""@example.com',
  '"sue@example.com',
  '"sue"marsh@example.com',
  '"sue"."marsh"@example.com',
  '"sue\r\nBcc: eli@example.com"@example.com',
  'sue@example.com\nBcc: eli@example.com',
  'sue\0@example.com',
  'sue@example.com\u202e',
  `${'x'.repeat(65)}@example.com`,
  `${'é'.repeat(33)}@example.com`,
  `sue@${'l'.repeat(64)}.com`,
  `a@${label63}.${label63}.${label63}.${label63}.com`,
  'mailto:sue@example.com',
])('%j is not an address', (text) => {
  expect(emailError(text)).toBe('Invalid email address')
})

describe('compared with a parser of the standards', () => {
  /** The parser's diagnosis for addresses that can receive mail; higher is worse. */
  const DELIVERABLE = 16
  const nearly = fc
    .array(
      fc.constantFrom(
        'a',
        'Z',
        '9',
        '.',
        '-',
        '@',
        '"',
        '\\',
        ' ',
        '[',
        ']',
        '(',
        ')',
        ':',
        'é',
        '\r\n',
        '_',
      ),
      {
        maxLength: 24,
      },
    )
    .map((parts) => parts.join(''))
  const wrapped = fc.tuple(nearly, nearly).map(([local, domain]) => `${local}@${domain}.example.com`)

  it('accepts nothing that the standards refuse', () => {
    fc.assert(
      fc.property(fc.oneof(nearly, wrapped), (text) => {
        // A space between quotes is text to SMTP (RFC 5321, 4.1.2). The parser treats every space as folding.
        const unfolded = text.replaceAll(' ', 'x')
        if (isEmailAddress(text)) expect(validate(unfolded, { errorLevel: true })).toBeLessThan(DELIVERABLE)
      }),
      { numRuns: 3_000 },
    )
  })

  it('refuses nothing plain', () => {
    const word = fc.stringMatching(/^[a-z0-9!#$%&'*+/=?^_`{|}~-]{1,12}$/)
    const host = fc.stringMatching(/^[a-z]([a-z0-9-]{0,8}[a-z0-9])?$/)
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1, maxLength: 4 }),
        fc.array(host, { minLength: 2, maxLength: 5 }),
        (local, domain) => {
          const address = `${local.join('.')}@${domain.join('.')}`
          expect(validate(address, { errorLevel: true })).toBe(0)
          expect(isEmailAddress(address)).toBe(true)
        },
      ),
    )
  })
})

it('reads any text, also lone surrogates and 50 kB', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(() => isEmailAddress(text)).not.toThrow()
    }),
  )
  expect(isEmailAddress(`a@${'a-'.repeat(25_000)}`)).toBe(false)
  expect(isEmailAddress(`sue\ud800@example.com`)).toBe(false)
})

it.each([
  ['sue@example.com', null, true],
  ['sue@example.com', 'eli@example.com', true],
  ['sue@example.com', 'sue@example.com', false],
  [' SUE@example.com ', 'sue@example.com', false],
  ['sue', null, false],
  ['', 'sue@example.com', false],
])('%j when %j is the user’s own is checked: %s [VALID-08, USER-12, USER-13]', (value, own, asked) => {
  expect(needsAvailabilityCheck(value, own)).toBe(asked)
})
