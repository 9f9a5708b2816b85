import { describe, expect, it } from 'vitest'
import { provedPerson } from './proved-person.ts'

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
])('%j is somebody called %s %s', (claims, firstName, lastName) => {
  expect(provedPerson({ ...sol, ...claims })).toMatchObject({ firstName, lastName })
})

describe('the address', () => {
  it('counts unless the provider says that it is unverified [T18]', () => {
    expect(provedPerson(sol).email).toBe('sol@harbour.example')
    expect(provedPerson({ ...sol, email_verified: true }).email).toBe('sol@harbour.example')
    expect(provedPerson({ ...sol, email_verified: false }).email).toBeUndefined()
    expect(provedPerson({ ...sol, email: ['sol@harbour.example'] }).email).toBeUndefined()
  })
})

it('nobody is who is not named', () => {
  expect(() => provedPerson({ iss: 'https://id.example' })).toThrow()
  expect(() => provedPerson({ sub: '1' })).toThrow()
})

it('what they have connected is a list of ids, and not without end', () => {
  const holdings = (claims: object) => provedPerson({ ...sol, ...claims }).holdings
  expect(holdings({ tenants: ['a', 7, '', 'b'], xero_userid: 'c' })).toEqual(['a', 'b', 'c'])
  expect(holdings({ tenants: 'a' })).toEqual([])
  expect(holdings({ tenants: Array.from({ length: 1_000 }, String) })).toHaveLength(500)
})
