import { describe, expect, it } from 'vitest'
import { clientOf, errorOf } from '../test/builders.ts'
import { confirmSignIn, resendCode, signInWithCode, signInWithProvider } from './codes.calls.ts'
import { signIn } from './session.calls.ts'
import { verifyCode } from './verification.calls.ts'

const client = clientOf('http://backend.invalid', {
  fetch: async () => {
    throw new Error('Nothing is to be sent.')
  },
})
const password = 'Horse-7-battery'

describe('credentials that are not complete', () => {
  it.each([
    ['another name', { email: 'olga@tributary.example', password }, 'body.email is not a known field.'],
    ['an input of a call', { body: { emailAddress: 'a', password } }, 'body.body is not a known field.'],
    ['only a password', { password }, 'body.emailAddress: expected string, received undefined'],
    ['an address that is not a text', { emailAddress: 7, password }, 'body.emailAddress: expected string'],
    ['nothing inside', {}, 'body.emailAddress: expected string, received undefined'],
    ['null', null, 'body.emailAddress: expected string, received undefined'],
    ['undefined', undefined, 'body.emailAddress: expected string, received undefined'],
  ])('are refused with the name of the field: %s', async (_, credentials, sentence) => {
    const error = await errorOf(signIn(client, credentials as never))
    expect(error).toMatchObject({ kind: 'invalid-input', path: '/auth/signin' })
    expect(error.message).toContain(sentence)
    expect(error.issues.map(({ path }) => path)).toContain('body.emailAddress')
    expect(error.message).not.toContain('Horse')
  })
})

describe('the input of another call about sign-in', () => {
  it.each([
    ['confirmSignIn', () => confirmSignIn(client, undefined as never), 'body.verificationCode'],
    [
      'confirmSignIn without a code',
      () => confirmSignIn(client, { reference: 'r' } as never),
      'body.verificationCode',
    ],
    ['verifyCode', () => verifyCode(client, null as never), 'body.code'],
    [
      'verifyCode without a code',
      () => verifyCode(client, { reference: 'r', context: 'mfa' } as never),
      'body.code',
    ],
    ['resendCode', () => resendCode(client, undefined as never), 'body.verificationReference'],
    ['signInWithCode', () => signInWithCode(client, undefined as never), 'body.code'],
    ['signInWithProvider', () => signInWithProvider(client, undefined as never), 'body.code'],
  ])('is refused with the name of the field: %s', async (_, call, path) => {
    const error = await errorOf(call())
    expect(error.kind).toBe('invalid-input')
    expect(error.issues.map((issue) => issue.path)).toContain(path)
  })
})
