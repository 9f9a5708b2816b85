import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText } from '../../test/any-text.ts'
import { passwordError, passwordHint, passwordPolicies } from './password-policy.ts'

const { spec, asvs, nist } = passwordPolicies

it.each([
  [
    'the default policy',
    spec,
    false,
    'At least six characters, one number or special character, and not a commonly used password.',
  ],
  ['ASVS', asvs, false, 'At least eight characters, and not a commonly used password.'],
  ['NIST', nist, false, 'At least fifteen characters, and not a commonly used password.'],
  ['NIST with a second factor', nist, true, 'At least eight characters, and not a commonly used password.'],
  ['twelve', { ...asvs, minimum: 12 }, false, 'At least 12 characters, and not a commonly used password.'],
])('%s has this hint [RESET-25]', (_, policy, secondFactor, hint) => {
  expect(passwordHint(policy, secondFactor)).toBe(hint)
})

describe('the default policy [VALID-12, CONST-09, RESET-26]', () => {
  it.each([
    ['five characters', 'abc1!'],
    ['six letters', 'abcdef'],
    ['many letters', 'abcdefghijklmnop'],
    ['letters with accents', 'éèêëēe\u0301'],
    ['letters of another script', 'пароль'],
    ['five characters that look like six code points', 'e\u03011234'],
  ])('refuses %s', (_, password) => {
    expect(passwordError(password)).toBe(passwordHint(spec))
  })

  it.each([
    ['six characters with a number', 'abcde1'],
    ['six characters with a special one', 'abcde!'],
    ['six numbers', '837261'],
    ['a sentence', 'two words'],
    ['blanks around it, which stay', ' abcd '],
    ['emoji', '🦊🦊🦊🦊🦊🦊'],
    ['numbers of another script', 'пароль٣'],
    ['256 characters', `1${'x'.repeat(255)}`],
    ['256 characters of two halves', '🦊'.repeat(256)],
  ])('accepts %s', (_, password) => {
    expect(passwordError(password)).toBeNull()
  })

  it.each(['', ' ', '      ', '\t\n\u00a0   '])('requires a password when it is %j', (password) => {
    expect(passwordError(password)).toBe('required')
  })

  it('refuses 257 characters', () => {
    expect(passwordError(`1${'x'.repeat(256)}`)).toBe('At most 256 characters.')
  })
})

it.each([
  ['ASVS', asvs, false, 8],
  ['NIST', nist, false, 15],
  ['NIST with a second factor', nist, true, 8],
])('%s requires only a length', (_, policy, secondFactor, minimum) => {
  expect(passwordError('x'.repeat(minimum), policy, secondFactor)).toBeNull()
  expect(passwordError('x'.repeat(minimum - 1), policy, secondFactor)).toBe(
    passwordHint(policy, secondFactor),
  )
})

it('gives the same result however a keyboard composes letters', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(passwordError(text.normalize('NFD'))).toBe(passwordError(text.normalize('NFC')))
    }),
  )
})
