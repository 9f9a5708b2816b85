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

/** Returns the policy's message for a password, or undefined if it is accepted. */
async function refusalOf(password: string, known: PersonalDetails = {}, environment = {}) {
  const refused = refuseWeakPassword({ config: testConfig(environment) }, password, known)
  return refused.then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error.message : error),
  )
}

describe('a new password [VALID-12]', () => {
  it.each([
    ['five characters', 'k7#pq'],
    ['six letters', 'kqwzxv'],
  ])('rejects %s', async (_, password) => {
    expect(await refusalOf(password)).toBe(SPEC)
  })

  it.each([
    ['six characters with a digit', 'zx8kqw'],
    ['leading and trailing spaces', ' two words '],
    ['another script', 'пароль٣и'],
    ['emoji', '🦊🐢🌊🛶🧭🪵'],
    ['256 characters', `9${'kq#wz7xv'.repeat(32)}`.slice(0, 256)],
    ['the password of the demo users', 'Horse-7-battery'],
  ])('accepts %s', async (_, password) => {
    expect(await refusalOf(password)).toBeUndefined()
  })

  it('rejects 257 characters', async () => {
    expect(await refusalOf('kq#wz7xv'.repeat(33).slice(0, 257))).toBe('At most 256 characters.')
  })
})

describe('a commonly used password [RESET-26]', () => {
  it.each(['abc12!', 'Password1', 'QWERTY123', 'hunter2!', 'letmein!', '12345678', 'P@ssw0rd', 'Tributary1'])(
    'rejects %s with the same message',
    async (password) => {
      expect(await refusalOf(password)).toBe(SPEC)
    },
  )

  it.each(['Elmquist7', 'elmquist!', 'Harbourpoint1', 'Traders-1', 'eli.elmquist@harbourpoint.example'])(
    'rejects %s for the user whose details it contains',
    async (password) => {
      expect(await refusalOf(password, eli)).toBe(SPEC)
    },
  )

  it('is recognised in any Unicode form', async () => {
    expect(await refusalOf('Å1å1å1'.normalize('NFD'))).toBe(await refusalOf('Å1å1å1'.normalize('NFC')))
  })
})

describe('the password policy of the installation', () => {
  it.each([
    ['asvs', 'kq#wz7x', 'kqwzxvbj', {}],
    ['nist', 'kq#wz7xvbjmf', 'kqwzxvbjmfplth ry', {}],
    ['nist', 'kq#wz7x', 'kqwzxvbj', { secondFactor: true }],
  ])('%s rejects %s and accepts %s', async (policy, weak, strong, known) => {
    const environment = { PASSWORD_POLICY: policy }
    expect(await refusalOf(weak, known, environment)).toMatch(/^At least (eight|fifteen) characters, and not/)
    expect(await refusalOf(strong, known, environment)).toBeUndefined()
  })

  it('must be one of the three policies', () => {
    expect(() => testConfig({ PASSWORD_POLICY: 'none' })).toThrow('PASSWORD_POLICY')
  })
})

it('rejects password checks beyond the queue limit and completes the queued ones', async () => {
  const isGuessable = createPasswordStrength(3)
  const asked = Array.from({ length: 3 }, () => isGuessable('kq#wz7xv', []))
  expect(() => isGuessable('kq#wz7xv', [])).toThrow('busy')
  expect(await Promise.all(asked)).toEqual([false, false, false])
  expect(await failureOf(isGuessable('letmein', []))).toBeUndefined()
})
