import { describe, expect, it } from 'vitest'
import { type FactorFacts, signInFactors, stepUpFactors } from './factors.ts'

const nothing: FactorFacts = {
  mailedCodes: false,
  codesForEveryone: false,
  passkey: false,
  authenticator: false,
  recoveryCodesLeft: 0,
}

describe('the factors of a sign-in', () => {
  it.each<[string, Partial<FactorFacts>, string[]]>([
    ['none with a password alone', {}, []],
    ['a mailed code if the user wants one', { mailedCodes: true }, ['email']],
    ['a mailed code if the installation wants one', { codesForEveryone: true }, ['email']],
    ['the app alone', { authenticator: true }, ['authenticator']],
    [
      'the app instead of a mailed code that the installation wants',
      { authenticator: true, codesForEveryone: true },
      ['authenticator'],
    ],
    [
      'the app before a mailed code that the user wants, and recovery codes last',
      { authenticator: true, mailedCodes: true, recoveryCodesLeft: 3 },
      ['authenticator', 'email', 'recovery'],
    ],
    ['the passkey before the app', { passkey: true, authenticator: true }, ['passkey', 'authenticator']],
    [
      'a passkey instead of a mailed code that the installation wants',
      { passkey: true, codesForEveryone: true, recoveryCodesLeft: 1 },
      ['passkey', 'recovery'],
    ],
    ['no recovery code without an app', { recoveryCodesLeft: 3 }, []],
  ])('are %s [FACTOR-03]', (_, facts, factors) => {
    expect(signInFactors({ ...nothing, ...facts })).toEqual(factors)
  })
})

describe('the factors of a step-up', () => {
  it.each([
    [{ password: true, passkey: false, authenticator: false }, ['password', 'email']],
    [{ password: true, passkey: false, authenticator: true }, ['authenticator', 'password']],
    [{ password: false, passkey: false, authenticator: true }, ['authenticator']],
    [{ password: false, passkey: false, authenticator: false }, ['email']],
    [{ password: true, passkey: true, authenticator: true }, ['passkey', 'authenticator', 'password']],
    [{ password: false, passkey: true, authenticator: false }, ['passkey']],
  ])('of %j are %j [FACTOR-11]', (account, factors) => {
    expect(stepUpFactors(account)).toEqual(factors)
  })
})
