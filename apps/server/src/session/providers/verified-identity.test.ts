import { describe, expect, it } from 'vitest'
import { verifiedIdentity } from './verified-identity.ts'

const sol = { iss: 'https://id.example', sub: '1', email: 'sol@harbour.example' }

it.each([
  [{ given_name: 'Sol', family_name: 'Sand' }, 'Sol', 'Sand'],
  [{ name: 'Sol van der Sand' }, 'Sol', 'van der Sand'],
  [{ name: 'Sol' }, 'Sol', ''],
  [{ given_name: 'Sol', name: 'Else Where' }, 'Sol', 'Where'],
  [{}, 'sol', ''],
  [{ given_name: 7, family_name: null }, 'sol', ''],
  [{ given_name: 'So\u202el\u0000\n' }, 'So l', ''],
  [{ given_name: '\ud800' }, '\ufffd', ''],
])('reads the name in %j as %s %s', (claims, firstName, lastName) => {
  expect(verifiedIdentity({ ...sol, ...claims })).toMatchObject({ firstName, lastName })
})

describe('the email address [SIGNUP-22]', () => {
  it.each([
    [{ email_verified: true }, {}, 'sol@harbour.example', true],
    [{ email_verified: 'true' }, {}, 'sol@harbour.example', true],
    [{}, {}, 'sol@harbour.example', false],
    [{}, { verifiesEmail: true }, 'sol@harbour.example', true],
    [{ email_verified: false }, {}, undefined, false],
    [{ email_verified: 'false' }, {}, undefined, false],
    [{ email_verified: false }, { verifiesEmail: true }, undefined, false],
    [{ email_verified: null }, { verifiesEmail: true }, undefined, false],
    [{ email: ['sol@harbour.example'], email_verified: true }, {}, undefined, false],
  ])('in %j from a provider with %j is %s, verified: %s', (claims, provider, email, emailVerified) => {
    expect(verifiedIdentity({ ...sol, ...claims }, provider)).toMatchObject({ email, emailVerified })
  })
})

it('rejects claims without issuer or subject', () => {
  expect(() => verifiedIdentity({ iss: 'https://id.example' })).toThrow()
  expect(() => verifiedIdentity({ sub: '1' })).toThrow()
})

it('reads at most 500 ids of connected companies', () => {
  const holdings = (claims: object) => verifiedIdentity({ ...sol, ...claims }).holdings
  expect(holdings({ tenants: ['a', 7, '', 'b'], xero_userid: 'c' })).toEqual(['a', 'b', 'c'])
  expect(holdings({ tenants: 'a' })).toEqual([])
  expect(holdings({ tenants: Array.from({ length: 1_000 }, String) })).toHaveLength(500)
})
