import { expect, it } from 'vitest'
import { SdkError, type SdkErrorKind } from '../transport/sdk-error.ts'
import { failureMessage } from './failure-message.ts'
import { Refusal } from './refusal.ts'

const failed = (kind: SdkErrorKind, ...messages: string[]) =>
  new SdkError({ kind, method: 'POST', path: '/areas', messages })

it.each([
  ['one message', failed('http', 'There is an area of that name.'), 'There is an area of that name.'],
  ['several', failed('http', 'Too long.', 'Taken.'), 'Too long. Taken.'],
  ['a cancelled call', failed('aborted'), ''],
  [
    'a call that was not even made',
    new Refusal('1: please use at least one letter.'),
    '1: please use at least one letter.',
  ],
  ['anything else', new TypeError('x is not a function'), 'Something seems to have gone wrong.'],
])('%s', (_, error, message) => {
  expect(failureMessage(error)).toBe(message)
})
