import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { newTotpSecret, stepOfCode, totpUri } from './totp.ts'

/** The secret of the test vectors in appendix B of RFC 6238: "12345678901234567890". */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const at = (seconds: number) => new Date(seconds * 1000)

describe('a code of an authenticator app', () => {
  // The RFC has eight digits. Apps show the last six.
  it.each([
    [59, '287082'],
    [1111111109, '081804'],
    [1111111111, '050471'],
    [1234567890, '005924'],
    [2000000000, '279037'],
    [20000000000, '353130'],
  ])('matches the vector of RFC 6238 at %d s [FACTOR-02]', (seconds, code) => {
    expect(stepOfCode(SECRET, code, at(seconds))).toBe(Math.floor(seconds / 30))
  })

  it.each([
    [-31, null],
    [-30, 1],
    [0, 1],
    [59, 1],
    [60, null],
  ])('of step 1 is accepted %d s after its start as step %s [FACTOR-02]', (offset, step) => {
    expect(stepOfCode(SECRET, '287082', at(30 + offset))).toBe(step)
  })

  it('may contain spaces, and nothing else', () => {
    expect(stepOfCode(SECRET, '287 082', at(59))).toBe(1)
    for (const wrong of ['', '28708', '2870820', '28708x', '94287082'])
      expect(stepOfCode(SECRET, wrong, at(59))).toBeNull()
  })
})

describe('a new secret', () => {
  it('has 160 random bits', () => {
    expect(newTotpSecret()).toMatch(/^[A-Z2-7]{32}$/)
    expect(newTotpSecret()).not.toBe(newTotpSecret())
  })

  it('is in the address of its QR code, with the name of the account', () => {
    const uri = new URL(totpUri(SECRET, 'olga@tributary.example'))
    expect(uri.protocol).toBe('otpauth:')
    expect(Object.fromEntries(uri.searchParams)).toEqual({
      issuer: 'Tributary',
      secret: SECRET,
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    })
    expect(decodeURIComponent(uri.pathname)).toContain('olga@tributary.example')
  })

  it('makes the codes that another implementation makes', () => {
    const key = Buffer.from('12345678901234567890')
    const counter = Buffer.alloc(8)
    counter.writeBigUInt64BE(55n)
    const digest = createHmac('sha1', key).update(counter).digest()
    const start = (digest.at(-1) ?? 0) & 15
    const code = String((digest.readUInt32BE(start) & 0x7fffffff) % 1_000_000).padStart(6, '0')
    expect(stepOfCode(SECRET, code, at(55 * 30))).toBe(55)
  })
})
