import { expect, it } from 'vitest'
import { providerName } from './provider-name.ts'

const configured = [{ name: 'harbour', displayName: 'Harbour ID' }]

it.each([
  ['harbour', 'Harbour ID'],
  ['HARBOUR', 'Harbour ID'],
  ['xero', 'Xero'],
  ['Xero', 'Xero'],
  ['Your bank, call 0800 123', null],
  ['constructor', null],
  ['', null],
  [null, null],
])('%j is called %s [SIGNIN-28, SIGNUP-14]', (name, called) => {
  expect(providerName(name, configured)).toBe(called)
})
