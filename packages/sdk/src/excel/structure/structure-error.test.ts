import { expect, it } from 'vitest'
import { SdkError, type SdkErrorKind } from '../../client/sdk-error.ts'
import { groupError, structureError } from './structure-error.ts'

const failed = (kind: SdkErrorKind, ...messages: string[]) =>
  new SdkError({ kind, method: 'POST', path: '/areas', messages })

it.each([
  [
    'several messages',
    failed('http', 'Too long.', 'Taken.'),
    { heading: 'The following errors occurred:', messages: ['Too long.', 'Taken.'] },
  ],
  ['one message', failed('http', 'Taken.'), { heading: null, messages: ['Taken.'] }],
  ['a cancelled call', failed('aborted'), null],
  ['anything else', new Error('x'), { heading: null, messages: ['Something seems to have gone wrong.'] }],
])('%s [AREA-20, ERR-21, ERR-22]', (_, error, banner) => {
  expect(structureError(error)).toEqual(banner)
})

it.each([
  [
    'a message of the server',
    failed('http', 'There is a group of that name.'),
    'There is a group of that name.',
  ],
  [
    'a response without an id',
    failed('invalid-shape', 'Invalid response from server'),
    'error occurred adding group',
  ],
  ['an empty response', failed('empty-response', 'No response from server'), 'error occurred adding group'],
  ['no network', failed('network', 'Failed to connect to server.'), 'Failed to connect to server.'],
  ['a cancelled call', failed('aborted'), ''],
  ['anything else', new Error('x'), 'error occurred adding group'],
])('of a group, %s [GROUP-18, ERR-25]', (_, error, sentence) => {
  expect(groupError(error)).toBe(sentence)
})
