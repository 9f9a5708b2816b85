import { describe, expect, it } from 'vitest'
import { isApiToken, isWellFormed, newApiToken } from './api-token.ts'

describe('an API token', () => {
  const token = newApiToken()

  it('has a prefix, thirty random characters and a checksum', () => {
    expect(token).toMatch(/^trb_[\dA-Za-z]{36}$/)
    expect([isApiToken(token), isWellFormed(token)]).toEqual([true, true])
  })

  it('is never the same', () => {
    expect(new Set(Array.from({ length: 100 }, newApiToken)).size).toBe(100)
  })

  it('has a checksum that other tools can compute: CRC32 in base 62', () => {
    expect(isWellFormed(`trb_${'0'.repeat(30)}${base62(crcOfZeros).padStart(6, '0')}`)).toBe(true)
  })

  it.each([
    [
      'a changed character',
      (good: string) => `${good.slice(0, 8)}${good[8] === 'a' ? 'b' : 'a'}${good.slice(9)}`,
    ],
    ['a missing character', (good: string) => good.slice(0, -1)],
    ['one character more', (good: string) => `${good}0`],
    ['nothing but the prefix', () => 'trb_'],
  ])('is refused with %s', (_, change) => {
    expect(isWellFormed(change(token))).toBe(false)
  })
})

const crcOfZeros = referenceCrc('0'.repeat(30))

/** CRC32 (IEEE 802.3), bit by bit. */
function referenceCrc(text: string) {
  let crc = 0xffffffff
  for (const octet of Buffer.from(text)) {
    crc ^= octet
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  }
  return (crc ^ 0xffffffff) >>> 0
}

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const base62 = (value: number): string =>
  (value < 62 ? '' : base62(Math.floor(value / 62))) + (digits[value % 62] ?? '')
