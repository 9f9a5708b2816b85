import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText } from '../../test/any-text.ts'
import { redacted } from './redacted.ts'

const letters = 'abcdefghjkmnpqrtuvwxyzABCDEFGHJKMNPQRSTUVWXYZ'
const word = (min: number, unit = `${letters}0123456789`) =>
  fc.string({ unit: fc.constantFrom(...unit), minLength: min, maxLength: 40 })
/** Passwords with special characters and spaces. */
const password = word(6, `${letters}0123456789!#$%&*()?^~/:@ `).map((text) => `Q7${text.trim()}z`)

describe('redacted text contains no secret', () => {
  it.each<[string, (secret: string) => string, fc.Arbitrary<string>]>([
    ['a connection string', (it) => `Login failed for Server=db;Password="${it}";Encrypt=true`, password],
    ['one without quotes', (it) => `Server=db;User Id=x;Pwd=${it.replaceAll('&', '')};`, password],
    ['JSON', (it) => `{"client_secret": "${it}"}`, password],
    ['an address', (it) => `ftp://anna:${it.replaceAll(' ', '')}@files.example.com/out`, password],
    ['a query', (it) => `https://shop.example.com/?consumer_key=${it}&page=2`, word(6)],
    ['a code of a provider', (it) => `GET /callback?code=${it}&state=x`, word(6)],
    ['a header', (it) => `Authorization: Bearer ${it}`, word(8)],
    ['a property', (it) => `ftp.password: ${it}`, word(6)],
    ['hexadecimal digits', (it) => `sent ${it} twice`, word(24, '0123456789abcdef')],
    ['base64', (it) => `sent ${it}a1B twice`, word(30)],
    ['a JSON Web Token', (it) => `sent eyJ${it}.eyJ${it}.${it}`, word(10)],
  ])('%s', (_, text, secrets) => {
    fc.assert(
      fc.property(secrets, (secret) => {
        const sent = redacted(text(secret))
        expect(sent).toContain('***')
        expect(sent).not.toContain(secret)
      }),
    )
  })

  it('keeps the useful part', () => {
    const text = 'orders_2026.csv, line 214: 3 values where 4 were expected. HTTP 429, Retry-After: 57'
    expect(redacted(text)).toBe(text)
  })

  it('accepts any text and shortens a very long one', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(redacted(redacted(text)).length).toBeLessThanOrEqual(4 * text.length + 4)
      }),
    )
    expect(redacted('a.key-'.repeat(100_000)).length).toBeLessThanOrEqual(4_000)
  })
})
