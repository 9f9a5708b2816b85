import { describe, expect, it } from 'vitest'
import { isMailDomain, isPublicMailDomain } from './mail-domain.ts'
import { assertionOutcome, keepsPassword, mayBeDefaultRole, mayBeSignedIn } from './provider-rules.ts'

const una = { role: 'User', roleLevel: 4, email: 'Una@Acme.example', emailVerified: true }

describe('the provider of an organisation', () => {
  it.each([
    [{}, true],
    [{ email: 'una@birch.example' }, false],
    [{ email: 'una@sub.acme.example' }, false],
    [{ email: 'una@acme.example@evil.example' }, false],
    [{ emailVerified: false }, false],
    [{ role: 'OrganisationAdmin', roleLevel: 2 }, true],
    [{ role: 'Admin', roleLevel: 1 }, false],
    [{ role: 'SuperAdmin', roleLevel: 0 }, false],
  ])('with an account of %j signs in: %s', (account, expected) => {
    expect(mayBeSignedIn({ ...una, ...account }, ['acme.example'])).toBe(expected)
  })

  it.each([
    ['User', 4, true],
    ['ExcelUser', 3, true],
    ['OrganisationAdmin', 2, false],
    ['Admin', 1, false],
    ['SuperAdmin', 0, false],
  ])('gives new members the role %s: %s, %s', (name, level, expected) => {
    expect(mayBeDefaultRole({ name, level })).toBe(expected)
  })
})

describe('an asserted address', () => {
  const asserted = {
    issuer: 'https://id.acme.example',
    email: 'new@acme.example',
    emailVerified: true,
    hostedDomain: undefined,
  }
  const google = { issuer: 'https://accounts.google.com' }

  it.each([
    [{}, 'passed'],
    [{ email: undefined }, 'no-address'],
    [{ emailVerified: false }, 'unverified-address'],
    [{ email: 'new@birch.example' }, 'other-domain'],
    [{ email: 'new@acme.example.evil.example' }, 'other-domain'],
    [{ ...google, hostedDomain: 'acme.example' }, 'passed'],
    [google, 'other-domain'],
    [{ ...google, hostedDomain: 'evil.example' }, 'other-domain'],
  ])('with %j is %s', (change, expected) => {
    expect(assertionOutcome({ ...asserted, ...change }, ['acme.example'])).toBe(expected)
  })
})

describe('an administrator where only the provider is allowed', () => {
  const [olga, oscar, una] = [{ id: 'olga' }, { id: 'oscar' }, { id: 'una' }]

  it.each([
    ['the fallback', olga, [olga, oscar], 'olga', true],
    ['another administrator', oscar, [olga, oscar], 'olga', false],
    ['any administrator without a fallback', oscar, [olga, oscar], null, true],
    ['any administrator after the fallback has left', oscar, [oscar, olga], 'gone', true],
    ['the last administrator', oscar, [oscar], 'olga', true],
    ['a member', una, [olga], 'olga', false],
    ['a member who turned passwords off before', una, [olga], 'una', false],
  ])('%s keeps the password or not', (_, user, administrators, fallback, expected) => {
    expect(keepsPassword(user, administrators, fallback)).toBe(expected)
  })
})

describe('a mail domain', () => {
  it.each([
    ['acme.example', true],
    ['xn--mller-kva.example', true],
    ['acme', false],
    ['*.acme.example', false],
    ['acme..example', false],
    ['-acme.example', false],
    ['10.0.0.1', false],
    ['ACME.example', false],
    ['acme.example.', false],
    [`${'a'.repeat(64)}.example`, false],
  ])('%s is valid: %s', (domain, expected) => {
    expect(isMailDomain(domain)).toBe(expected)
  })

  it('of a public mail service is recognised', () => {
    expect(['gmail.com', 'outlook.com', 'acme.example'].map(isPublicMailDomain)).toEqual([true, true, false])
  })
})
