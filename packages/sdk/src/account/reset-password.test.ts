import { describe, expect, it } from 'vitest'
import { SdkError, type SdkErrorKind } from '../client/sdk-error.ts'
import {
  mayRequestReset,
  newPasswordFailure,
  resetRequestErrors,
  resetRequestFailure,
} from './reset-password.ts'

const unexplained = new SdkError({
  kind: 'http',
  method: 'POST',
  path: '/reset-password',
  statusCode: 400,
  messages: ['Bad Request'],
  unexplained: true,
})
const failed = (kind: SdkErrorKind, statusCode?: number, ...messages: string[]) =>
  new SdkError({ kind, method: 'POST', path: '/reset-password', statusCode, messages })

describe('requesting a mail', () => {
  it.each([
    ['', null, 'Please enter your email address.', 'Please complete the reCAPTCHA verification.'],
    [' ', 'solved', 'Please enter your email address.', null],
    ['sue', 'solved', 'Invalid email address', null],
    ['sue@example.com', '', null, 'Please complete the reCAPTCHA verification.'],
    ['sue@example.com', 'solved', null, null],
  ])('%j and captcha %j [RESET-07, RESET-08]', (email, captcha, emailAddress, captchaError) => {
    expect(resetRequestErrors(email, captcha)).toEqual({ emailAddress, captcha: captchaError })
  })

  it('is enabled with an address and a captcha result [RESET-03]', () => {
    expect(mayRequestReset('sue', 'solved')).toBe(true)
    expect(mayRequestReset(' ', 'solved')).toBe(false)
    expect(mayRequestReset('sue', null)).toBe(false)
  })

  const requestFailed = 'Password reset request failed. Please try again or contact your administrator.'
  const advice = ' If the problem persists, please contact your administrator.'

  it.each([
    ['a 400', failed('http', 400, 'The captcha was wrong.'), `The captcha was wrong.${advice}`],
    ['a 500', failed('http', 500, 'No mail today.'), `No mail today.${advice}`],
    ['a 400 without a message', unexplained, requestFailed],
    ['too many', failed('http', 429, 'Slowly.'), requestFailed],
    ['no network', failed('network', undefined, 'Failed to connect to server.'), requestFailed],
    ['nonsense', failed('invalid-response', 500, 'Invalid response from server'), requestFailed],
    ['a cancelled call', failed('aborted'), null],
    ['anything else', new Error('x'), requestFailed],
  ])('%s [RESET-09, RESET-10, ERR-11, ERR-12]', (_, error, sentence) => {
    expect(resetRequestFailure(error)).toBe(sentence)
  })
})

it.each([
  ['a link that has run out', failed('http', 403, 'Forbidden'), { kind: 'invalid-request' }],
  ['a weak password', failed('http', 400, 'Too weak.'), { kind: 'message', message: 'Too weak.' }],
  ['no network', failed('network', undefined, 'No network.'), { kind: 'message', message: 'No network.' }],
  ['a cancelled call', failed('aborted'), null],
  ['anything else', new Error('x'), { kind: 'message', message: 'Something seems to have gone wrong.' }],
])('%s [RESET-14, RESET-20, ERR-15]', (_, error, failure) => {
  expect(newPasswordFailure(error)).toEqual(failure)
})
