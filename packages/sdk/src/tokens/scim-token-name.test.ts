import { expect, it } from 'vitest'
import { scimTokenName } from './scim-token-name.ts'

const now = new Date('2026-11-21T12:00:00Z')
const provider = (issuer: string, more: object = {}) => ({
  name: 'Acme login',
  issuer,
  active: true,
  ...more,
})
const named = (...names: string[]) => names.map((name) => ({ name }))

it.each([
  ['https://login.microsoftonline.com/8f1c/v2.0', 'Entra ID, 21 Nov 2026'],
  ['https://sts.windows.net/8f1c/', 'Entra ID, 21 Nov 2026'],
  ['https://acme.okta.com', 'Okta, 21 Nov 2026'],
  ['https://acme.okta-emea.com/oauth2/default', 'Okta, 21 Nov 2026'],
  ['https://accounts.google.com', 'Acme login, 21 Nov 2026'],
  ['https://okta.com.evil.example/', 'Acme login, 21 Nov 2026'],
])('names a SCIM token after the directory at %s', (issuer, name) => {
  expect(scimTokenName({ providers: [provider(issuer)], tokens: [], now })).toBe(name)
})

it('prefers a provider that is on, and calls a token SCIM without a provider', () => {
  const off = provider('https://acme.okta.com', { active: false })
  const on = provider('https://sso.acme.example', { name: 'Keycloak' })
  expect(scimTokenName({ providers: [off, on], tokens: [], now })).toBe('Keycloak, 21 Nov 2026')
  expect(scimTokenName({ providers: [off], tokens: [], now })).toBe('Okta, 21 Nov 2026')
  expect(scimTokenName({ providers: [], tokens: [], now })).toBe('SCIM, 21 Nov 2026')
})

it('proposes no name of a SCIM token that exists', () => {
  const tokens = named('SCIM, 21 Nov 2026', 'SCIM, 21 Nov 2026 (2)')
  expect(scimTokenName({ providers: [], tokens, now })).toBe('SCIM, 21 Nov 2026 (3)')
})

it('shortens the name of a long provider to what a token may have', () => {
  const long = provider('https://sso.acme.example', { name: 'n'.repeat(100) })
  const first = scimTokenName({ providers: [long], tokens: [], now })
  const second = scimTokenName({ providers: [long], tokens: named(first), now })
  expect([first, second].map(({ length }) => length)).toEqual([95, 99])
})
