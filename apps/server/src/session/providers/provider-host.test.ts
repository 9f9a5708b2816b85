import { expect, it } from 'vitest'
import { isOfIssuer } from './provider-host.ts'

it.each([
  ['https://identity.xero.com', 'https://identity.xero.com/authorize', true],
  ['https://identity.xero.com', 'https://login.xero.com/identity', true],
  ['https://accounts.example.com', 'https://a.b.example.com/', true],
  ['https://xero.com', 'https://login.xero.com/', true],
  ['https://xero.com', 'https://other.com/', false],
  ['https://identity.xero.com', 'https://evilxero.com/', false],
  ['https://identity.xero.com', 'https://xero.com.evil.example/', false],
  ['https://identity.xero.com', 'http://identity.xero.com/', false],
  ['https://identity.xero.com', 'https://xero.com@evil.example/', false],
  ['http://localhost:4000', 'http://localhost:4000/auth', true],
  ['http://localhost:4000', 'http://localhost:4001/auth', false],
  ['http://127.0.0.1:4000', 'http://10.0.0.1:4000/auth', false],
])('issuer %s may send users to %s: %s', (issuer, address, allowed) => {
  expect(isOfIssuer(new URL(address), new URL(issuer))).toBe(allowed)
})
