import { beforeEach, describe, expect, it } from 'vitest'
import { readCookie, writeCookie } from './cookies.ts'

beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: the test sets a cookie that anything could have set
  document.cookie = 'nav=; Expires=Thu, 01 Jan 1970 00:00:00 GMT; Path=/'
})

describe('a preference in a cookie', () => {
  it.each(['closed', 'Zoë; Path=/', 'a=b', '日本語', '👩‍💻'])('is read as it was written: %s', (value) => {
    writeCookie('nav', value)
    expect(readCookie('nav')).toBe(value)
  })

  it('accepts half a surrogate pair, which cannot be encoded', () => {
    writeCookie('nav', 'half \ud83d')
    expect(readCookie('nav')).toBe('half \ufffd')
  })

  it('is null when it was never set or is malformed', () => {
    expect(readCookie('nav')).toBeNull()
    // biome-ignore lint/suspicious/noDocumentCookie: the test sets a cookie that anything could have set
    document.cookie = 'nav=%E0%A4%A; Path=/'
    expect(readCookie('nav')).toBeNull()
  })
})
