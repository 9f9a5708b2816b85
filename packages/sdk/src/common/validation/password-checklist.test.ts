import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText } from '../../test/any-text.ts'
import { passwordChecklist } from './password-checklist.ts'
import { passwordError, passwordHint, passwordPolicies, passwordPolicyNamed } from './password-policy.ts'

const { spec, asvs, nist } = passwordPolicies
const met = (password: string) => passwordChecklist(password).map((check) => check.met)

describe('the checklist of a new password [VALID-12, RESET-26]', () => {
  it.each([
    ['the default policy', spec, false, ['At least six characters', 'One number or special character']],
    ['ASVS', asvs, false, ['At least eight characters']],
    ['NIST', nist, false, ['At least fifteen characters']],
    ['NIST with a second factor', nist, true, ['At least eight characters']],
    ['twelve', { ...asvs, minimum: 12 }, false, ['At least 12 characters']],
  ])('by %s', (_, policy, secondFactor, labels) => {
    const checks = passwordChecklist('', policy, secondFactor)
    expect(checks.map(({ label }) => label)).toEqual([...labels, 'Not a commonly used password'])
  })

  it.each([
    ['', [false, false, null]],
    ['        ', [false, false, null]],
    ['abc', [false, false, null]],
    ['abc1', [false, true, null]],
    ['abcdef', [true, false, null]],
    ['abcde!', [true, true, null]],
    ['пароль٣', [true, true, null]],
  ])('%j: %j', (password, expected) => {
    expect(met(password)).toEqual(expected)
  })

  it('marks a password as commonly used once the server has refused it', () => {
    expect(passwordChecklist('qwerty1', spec, false, 'qwerty1').at(-1)?.met).toBe(false)
    expect(passwordChecklist('qwerty12', spec, false, 'qwerty1').at(-1)?.met).toBeNull()
  })
})

it('always agrees with the message of the field', () => {
  fc.assert(
    fc.property(anyText, fc.constantFrom(spec, asvs, nist), fc.boolean(), (text, policy, secondFactor) => {
      const unmet = passwordChecklist(text, policy, secondFactor).some((check) => check.met === false)
      expect(passwordError(text, policy, secondFactor) === null).toBe(!unmet)
    }),
  )
})

it('finds a policy by name, and the default one for any other name', () => {
  expect(passwordPolicyNamed('nist')).toBe(nist)
  expect(passwordPolicyNamed('constructor')).toBe(spec)
  expect(passwordPolicyNamed(undefined)).toBe(spec)
  expect(passwordHint(passwordPolicyNamed('asvs'))).toMatch(/^At least eight/)
})
