import { expect, it } from 'vitest'
import { provider, roles } from './organisation-sign-in.samples.ts'
import { defaultRoles, keepsSecret, providerError, providerForm } from './provider-form.ts'

it('offers no role of administrators to new members [ORGSIGN-08]', () => {
  expect(defaultRoles(roles).map(({ name }) => name)).toEqual(['User', 'ExcelUser'])
})

it.each([
  [{}, true],
  [{ issuer: 'https://other.example' }, false],
  [{ clientId: 'other' }, false],
])('with the change %j keeps the stored secret: %s [ORGSIGN-11]', (change, expected) => {
  const values = { ...providerForm(provider, roles), ...change }
  expect(keepsSecret(provider, values)).toBe(expected)
  expect(providerError('clientSecret', values, provider) === null).toBe(expected)
})

it.each([
  ['accounts.google.com', false],
  ['ftp://id.example', false],
  [' https://accounts.google.com ', true],
])('accepts the issuer %s: %s', (issuer, expected) => {
  const values = { ...providerForm(null, roles), issuer }
  expect(providerError('issuer', values, null) === null).toBe(expected)
})
