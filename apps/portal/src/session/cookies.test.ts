import { beforeEach, describe, expect, it } from 'vitest'
import { readCookie, writeCookie } from './cookies.ts'

beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: the test puts what a stranger may have put there
  document.cookie = 'nav=; Expires=Thu, 01 Jan 1970 00:00:00 GMT; Path=/'
})

describe('a preference kept in a cookie', () => {
  it.each(['closed', 'Zoë; Path=/', 'a=b', '日本語', '👩‍💻'])('comes back as it was: %s', (value) => {
    writeCookie('nav', value)
    expect(readCookie('nav')).toBe(value)
  })

  it('survives half a character, which cannot be encoded', () => {
    writeCookie('nav', 'half \ud83d')
    expect(readCookie('nav')).toBe('half \ufffd')
  })

  it('is nothing when it was never set or is not well-formed', () => {
    expect(readCookie('nav')).toBeNull()
    // biome-ignore lint/suspicious/noDocumentCookie: the test puts what a stranger may have put there
    document.cookie = 'nav=%E0%A4%A; Path=/'
    expect(readCookie('nav')).toBeNull()
  })
})
