import { describe, expect, it } from 'vitest'
import { failureOf } from '../../test/support/sdk-client.ts'
import { testConfig } from '../../test/support/test-config.ts'
import { type PersonalDetails, refuseWeakPassword } from './password-rules.ts'
import { createPasswordStrength } from './password-strength.ts'

const SPEC = 'At least six characters, one number or special character, and not a commonly used password.'
const eli: PersonalDetails = {
  firstName: 'Eli',
  lastName: 'Elmquist',
  emailAddress: 'eli.elmquist@harbourpoint.example',
  companyNames: ['acme Traders'],
}

/** What the policy says of a password: its sentence, or nothing when it is accepted. */
async function refusalOf(password: string, known: PersonalDetails = {}, environment = {}) {
  const refused = refuseWeakPassword({ config: testConfig(environment) }, password, known)
  return refused.then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error.message : error),
  )
}

describe('a new password [A26, VALID-12]', () => {
  it.each([
    ['five characters', 'k7#pq'],
    ['six letters', 'kqwzxv'],
  ])('of %s is refused', async (_, password) => {
    expect(await refusalOf(password)).toBe(SPEC)
  })

  it.each([
    ['six characters with a digit', 'zx8kqw'],
    ['blanks, kept as they are', ' two words '],
    ['another script', 'пароль٣и'],
    ['emoji', '🦊🐢🌊🛶🧭🪵'],
    ['256 characters', `9${'kq#wz7xv'.repeat(32)}`.slice(0, 256)],
    ['the people of the demo', 'Horse-7-battery'],
  ])('of %s is accepted', async (_, password) => {
    expect(await refusalOf(password)).toBeUndefined()
  })

  it('of 257 characters is refused', async () => {
    expect(await refusalOf('kq#wz7xv'.repeat(33).slice(0, 257))).toBe('At most 256 characters.')
  })
})

describe('a commonly used password [A27, RESET-26]', () => {
  it.each(['abc12!', 'Password1', 'QWERTY123', 'hunter2!', 'letmein!', '12345678', 'P@ssw0rd', 'Tributary1'])(
    '%s is refused with the same sentence',
    async (password) => {
      expect(await refusalOf(password)).toBe(SPEC)
    },
  )

  it.each(['Elmquist7', 'elmquist!', 'Harbourpoint1', 'Traders-1', 'eli.elmquist@harbourpoint.example'])(
    '%s is refused to the person it speaks of, and to nobody else',
    async (password) => {
      expect(await refusalOf(password, eli)).toBe(SPEC)
    },
  )

  it('is one however it is composed', async () => {
    expect(await refusalOf('Å1å1å1'.normalize('NFD'))).toBe(await refusalOf('Å1å1å1'.normalize('NFC')))
  })
})

describe('the policy of the installation', () => {
  it.each([
    ['asvs', 'kq#wz7x', 'kqwzxvbj', {}],
    ['nist', 'kq#wz7xvbjmf', 'kqwzxvbjmfplth ry', {}],
    ['nist', 'kq#wz7x', 'kqwzxvbj', { secondFactor: true }],
  ])('%s refuses %s and accepts %s', async (policy, weak, strong, known) => {
    const environment = { PASSWORD_POLICY: policy }
    expect(await refusalOf(weak, known, environment)).toMatch(/^At least (eight|fifteen) characters, and not/)
    expect(await refusalOf(strong, known, environment)).toBeUndefined()
  })

  it('is one of three', () => {
    expect(() => testConfig({ PASSWORD_POLICY: 'none' })).toThrow('PASSWORD_POLICY')
  })
})

it('more passwords at once than can wait are refused, and those that wait are answered [A29]', async () => {
  const isGuessable = createPasswordStrength(3)
  const asked = Array.from({ length: 3 }, () => isGuessable('kq#wz7xv', []))
  expect(() => isGuessable('kq#wz7xv', [])).toThrow('busy')
  expect(await Promise.all(asked)).toEqual([false, false, false])
  expect(await failureOf(isGuessable('letmein', []))).toBeUndefined()
})
