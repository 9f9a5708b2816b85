import { expect, it } from 'vitest'
import { newRecoveryCode, recoveryCodeOf } from './recovery-code.ts'

it('a recovery code is random and readable', () => {
  const codes = new Set(Array.from({ length: 100 }, newRecoveryCode))
  expect(codes.size).toBe(100)
  for (const code of codes) expect(code).toMatch(/^[a-hjkmnp-z2-9]{5}-[a-hjkmnp-z2-9]{5}$/)
})

it.each([
  ['k7m3q-x9tfa', 'k7m3q-x9tfa'],
  [' K7M3Q X9TFA ', 'k7m3q-x9tfa'],
  ['k7m3qx9tfa', 'k7m3q-x9tfa'],
  ['k7m3q-x9tf', null],
  ['k7m3q-x9tf1', null],
  ['123456', null],
  ['', null],
])('the typed code %j is read as %j', (typed, code) => {
  expect(recoveryCodeOf(typed)).toBe(code)
})
