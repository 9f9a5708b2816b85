import { describe, expect, it } from 'vitest'
import { failureMessage, isVagueFailure } from './failure-message.ts'
import { Refusal } from './refusal.ts'
import { SdkError, type SdkErrorKind } from './sdk-error.ts'

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

const ofProxy = (statusCode: number, message: string) =>
  new SdkError({
    kind: 'http',
    method: 'GET',
    path: '/users',
    messages: [message],
    statusCode,
    unexplained: true,
  })

it.each([
  [500, 'Internal Server Error'],
  [502, 'Bad Gateway'],
  [503, 'Service Unavailable'],
  [504, 'upstream 10.0.0.7 timed out'],
])('replaces the status text of a %d by a sentence of ours [ERR-54]', (statusCode, statusText) => {
  const error = ofProxy(statusCode, statusText)
  expect(failureMessage(error)).toBe('The server has a problem at the moment. Try again in a few minutes.')
  expect(isVagueFailure(error)).toBe(false)
})

it('replaces the status text of a 429 by what to do [ERR-54]', () => {
  const error = ofProxy(429, 'Too Many Requests')
  expect(failureMessage(error)).toBe(
    'The server has received too many requests. Wait a minute, then try again.',
  )
  expect(isVagueFailure(error)).toBe(false)
})

it.each([
  [502, 'Invalid response from server'],
  [500, 'Request failed'],
  [429, 'Request failed'],
  [404, 'Not Found'],
])('keeps the specified message of a %d, "%s" [ERR-02, ERR-05, ERR-54]', (statusCode, message) => {
  expect(failureMessage(ofProxy(statusCode, message))).toBe(message)
})

describe('isVagueFailure', () => {
  const http = (statusCode: number, unexplained = false) =>
    new SdkError({ kind: 'http', method: 'GET', path: '/users', messages: ['No.'], statusCode, unexplained })

  it.each([
    ['a fault of the server', http(500), true],
    ['a gateway without a backend', http(502), true],
    ['a status without a sentence', http(404, true), true],
    ['a body that is not JSON', failed('invalid-response', 'Bad Gateway'), true],
    ['an empty body', failed('empty-response', 'No response from server'), true],
    ['a programming error', new TypeError('x is not a function'), true],
    ['a busy server', http(503), false],
    ['a refusal with a sentence', http(409), false],
    ['a lost connection', failed('network', 'Failed to connect to server.'), false],
    ['a call that was not made', new Refusal('1: please use at least one letter.'), false],
  ])('%s [SHELL-54, ERR-05]', (_, error, vague) => {
    expect(isVagueFailure(error)).toBe(vague)
  })
})
