import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hidingOf } from './hide-secrets.ts'
import { HIDDEN } from './http-client.ts'

const base64 = (text: string) => Buffer.from(text, 'utf8').toString('base64')
const json = (text: string) => JSON.stringify(text).slice(1, -1)

/** How requests and responses write a value. */
const writings: Readonly<Record<string, (secret: string) => string>> = {
  'as it is': (secret) => secret,
  'without spaces around it': (secret) => secret.trim(),
  'in upper case': (secret) =>
    secret.toUpperCase().toLowerCase() === secret.toLowerCase() ? secret.toUpperCase() : secret,
  'as a part of a path': encodeURIComponent,
  'as a value of a form': (secret) => new URLSearchParams([['', secret]]).toString().slice(1),
  'encoded twice': (secret) => encodeURIComponent(encodeURIComponent(secret)),
  'in JSON': json,
  'in JSON inside JSON': (secret) => json(json(secret)),
  'in HTML': (secret) =>
    secret
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('"', '&quot;')
      .replaceAll("'", '&#39;'),
  'in base64': base64,
  'in base64 for addresses': (secret) => Buffer.from(secret, 'utf8').toString('base64url'),
  'as a password of basic credentials': (secret) => base64(`ann:${secret}`),
  'as a user of basic credentials': (secret) => base64(`${secret}:x`),
  'inside longer base64': (secret) => base64(`ab${secret}cd`),
}

const secret = fc
  .string({
    unit: fc.oneof(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
      fc.constantFrom(...'\\"%+/& <\'\n•'),
    ),
    minLength: 4,
    maxLength: 60,
  })
  .filter((text) => text.isWellFormed() && text.trim().length >= 4 && !/^•+$/.test(text.trim()))

describe('a secret of at least four characters', () => {
  it.each(Object.entries(writings))('is hidden %s', (_, write) => {
    fc.assert(
      fc.property(secret, fc.string(), fc.string(), (hidden, before, after) => {
        const written = write(hidden)
        const shown = hidingOf([hidden]).hide(`${before}${written}${after}`)
        expect(shown).not.toContain(written)
        expect(shown).not.toContain(hidden)
        expect(shown).toContain(HIDDEN)
      }),
    )
  })
})

describe('a text', () => {
  it('keeps everything around a secret', () => {
    expect(hidingOf(['s3cret']).hide('https://a.example/?key=s3cret&page=1')).toBe(
      `https://a.example/?key=${HIDDEN}&page=1`,
    )
  })

  it('keeps short secrets inside it, but not as a whole', () => {
    const { hide } = hidingOf(['abc'])
    expect([hide('alphabc'), hide('abc')]).toEqual(['alphabc', HIDDEN])
  })

  it('has one sign for a long secret', () => {
    const long = Array.from({ length: 4_000 }, (_, at) => String.fromCodePoint(0x21 + (at % 90))).join('')
    expect(hidingOf([long]).hide(`key ${encodeURIComponent(long)}.`)).toBe(`key ${HIDDEN}.`)
  })

  it('is hidden wholly if a secret is made of the sign that hides others', () => {
    expect(hidingOf(['abcd', 'x••••']).hide('xabcd')).toBe(HIDDEN)
  })
})
