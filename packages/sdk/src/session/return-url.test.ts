import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText } from '../test/any-text.ts'
import { resolveReturnUrl } from './return-url.ts'

/** Accepts every path, so that only the rule under test can reject one. */
const any = () => true
const known = (pathname: string) => /^\/(home|profile|connectors(\/\w+\/(refresh|manage))?)$/.test(pathname)

describe('follows a known path [ROUTE-46]', () => {
  it.each([
    '/home',
    '/profile',
    '/connectors/xero/refresh',
    '/connectors/xero/refresh?search=kite',
    '/connectors/ftp/manage?new=true&error=unauthorised#top',
    '/home?next=https%3A%2F%2Fevil.example',
    '/home?q=a//b',
  ])('%s', (raw) => {
    expect(resolveReturnUrl(raw, known)).toBe(raw)
  })

  it('returns the normalised path', () => {
    expect(resolveReturnUrl('/connectors/../home', known)).toBe('/home')
    expect(resolveReturnUrl('/profile/./', any)).toBe('/profile/')
    expect(resolveReturnUrl('/caf\u00e9', any)).toBe('/caf%C3%A9')
  })
})

describe('returns /home instead of', () => {
  it.each([
    ['nothing', null],
    ['nothing at all', undefined],
    ['an empty text', ''],
    ['an absolute address', 'https://evil.example'],
    ['an address without a scheme', '//evil.example'],
    ['three slashes', '///evil.example'],
    ['a slash and a backslash', '/\\evil.example'],
    ['two backslashes', '\\\\evil.example'],
    ['a backslash further on', '/home\\..\\..\\evil.example'],
    ['a backslash in the query', '/home?a=\\'],
    ['a script', 'javascript:alert(1)'],
    ['data', 'data:text/html,<script>'],
    ['a relative path', 'home'],
    ['a dot', './home'],
    ['a tab between the slashes', '/\t/evil.example'],
    ['a line feed between the slashes', '/\n/evil.example'],
    ['a carriage return', '/\r/evil.example'],
    ['a leading space', ' /home'],
    ['a space inside', '/ho me'],
    ['a null', '/home\u0000'],
    ['a delete', '/home\u007f'],
    ['an encoded slash', '/%2fevil.example'],
    ['an encoded slash in capitals', '/%2Fevil.example'],
    ['an encoded backslash', '/%5cevil.example'],
    ['an encoded slash further on', '/connectors/%2f%2fevil.example'],
    ['two slashes further on', '/connectors//evil.example'],
    ['a climb that leaves two slashes', '/connectors/..//evil.example'],
    ['a climb that leaves three', '/a/..///evil.example'],
    ['an encoded climb', '/%2e%2e//evil.example'],
    ['a full-width slash pair after a climb', '/../%2f/evil.example'],
    ['an unknown path', '/evil'],
    ['a known path with a suffix', '/home/evil'],
    ['2,049 characters', `/home?q=${'x'.repeat(2_041)}`],
    ['the root', '/'],
    ['the sign-in', '/signin'],
    ['the sign-in with a return address', '/signin?returnUrl=/home'],
    ['the code screen', '/signin/confirm'],
    ['the sign-up', '/signup/finalise?code=1'],
    ['the password reset', '/reset-password/redeem/abc'],
    ['the password setting', '/set-password/redeem/abc'],
  ])('%s', (_, raw) => {
    expect(resolveReturnUrl(raw, known)).toBe('/home')
  })

  it.each([
    '/',
    '/?returnUrl=/home',
    '/SignIn',
    '/./signin',
    '/home/../signin',
    '/reset-password',
    '//evil.example',
    '/\\evil.example',
    '/a//b',
    '/a/..//evil.example',
    '/%5C/evil.example',
  ])('%s even when every path is known', (raw) => {
    expect(resolveReturnUrl(raw, any)).toBe('/home')
  })
})

it('takes 2,048 characters', () => {
  const longest = `/home?q=${'x'.repeat(2_040)}`
  expect(resolveReturnUrl(longest, known)).toBe(longest)
})

it('leaves a double-encoded path encoded', () => {
  const raw = new URLSearchParams(`returnUrl=${encodeURIComponent('/%252fevil.example')}`).get('returnUrl')
  expect(resolveReturnUrl(raw, any)).toBe('/%252fevil.example')
})

describe('any text', () => {
  const nasty = fc.array(
    fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2f',
      '%5c',
      '%2e',
      ':',
      '@',
      '\t',
      '\n',
      ' ',
      '?',
      '#',
      'evil.example',
      'home',
      'javascript:',
      '\u3002',
      '／',
      '%00',
    ),
    { maxLength: 12 },
  )

  it('leads to our own origin, and resolves to itself', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          nasty.map((parts) => parts.join('')),
          anyText,
        ),
        (raw) => {
          const path = resolveReturnUrl(raw, any)
          expect(new URL(path, 'https://portal.example').origin).toBe('https://portal.example')
          expect(path).toMatch(/^\/(?![/\\])/)
          expect(resolveReturnUrl(path, any)).toBe(path)
        },
      ),
      { numRuns: 1_000 },
    )
  })

  it('never follows an unknown path', () => {
    fc.assert(
      fc.property(
        nasty.map((parts) => `/${parts.join('')}`),
        (raw) => {
          expect(known(new URL(resolveReturnUrl(raw, known), 'https://portal.example').pathname)).toBe(true)
        },
      ),
    )
  })
})
