import { describe, expect, it } from 'vitest'
import { connectorKeyFor } from './connector-key.ts'

describe('the key of a connector', () => {
  it.each([
    ['Acme stock', 'acme-stock'],
    ['  Košík & Söhne (2)  ', 'kosik-sohne-2'],
    ['ＡＣＭＥ', 'acme'],
    ['東京', 'xero'],
    ['--', 'xero'],
    [`${'a'.repeat(59)} b`, 'a'.repeat(59)],
    ['../admin?x=1#y', 'admin-x-1-y'],
  ])('%s becomes %s', (name, key) => {
    expect(connectorKeyFor(name, 'xero')).toBe(key)
  })
})
