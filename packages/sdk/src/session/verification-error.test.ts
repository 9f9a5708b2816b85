import { expect, it } from 'vitest'
import { SdkError, type SdkErrorKind } from '../client/sdk-error.ts'
import { verificationErrorMessage, withoutTokenMessage } from './verification-error.ts'

const failed = (kind: SdkErrorKind, statusCode?: number, ...messages: string[]) =>
  new SdkError({ kind, method: 'POST', path: '/auth/signin', statusCode, messages })

it.each([
  ['a 401', failed('http', 401, 'Unauthorized'), 'Verification failed.'],
  [
    'a wrong code',
    failed('http', 400, 'The verification code is not correct.'),
    'The verification code is not correct.',
  ],
  ['no network', failed('network', undefined, 'No network.'), 'An unkown error has occured.'],
  ['nonsense', failed('invalid-response', 502, 'Invalid response'), 'An unkown error has occured.'],
  ['a cancelled call', failed('aborted'), null],
  ['anything else', new Error('x'), 'An unkown error has occured.'],
])('%s [CONFIRM-08, CONFIRM-09, CONFIRM-10, CONFIRM-13, ERR-16]', (_, error, sentence) => {
  expect(verificationErrorMessage(error)).toBe(sentence)
})

it('shows the message of a response without a token, or that the code failed [CONFIRM-09]', () => {
  expect(withoutTokenMessage()).toBe('Verification failed.')
  expect(withoutTokenMessage('The code has run out.')).toBe('The code has run out.')
})
