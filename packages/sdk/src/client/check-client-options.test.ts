import { describe, expect, it } from 'vitest'
import { callLogger } from './call-logger.ts'
import { createClient } from './client.ts'
import type { ClientOptions } from './client-options.ts'
import { systemClock } from './clock.ts'
import { createRetryBudget } from './retry-budget.ts'

const baseUrl = 'https://portal.example/backend'
const create = (options: unknown) => () => createClient(options as ClientOptions)
const hooks = 'an array of objects of functions'
const address = 'a string like https://portal.example/backend without query and fragment, or a path in a page'

describe('createClient', () => {
  it.each([
    ['baseUrl', undefined, address, 'undefined'],
    ['baseUrl', new URL(baseUrl), address, 'object'],
    ['baseUrl', 'portal', address, 'a string of 6 characters'],
    ['credentials', 'yes', 'include, same-origin or omit', 'a string of 3 characters'],
    ['token', 5, 'a string without line breaks', '5'],
    ['token', null, 'a string without line breaks', 'null'],
    ['token', 's3c\nret', 'a string without line breaks', 'a string of 7 characters'],
    ['fetch', 'no', 'a function', 'a string of 2 characters'],
    ['hooks', callLogger(console), hooks, 'object'],
    ['hooks', [callLogger], hooks, 'array'],
    ['hooks', [{ onRequest: 'log' }], hooks, 'array'],
    ['onSignedOut', true, 'a function', 'boolean'],
    ['onSessionChange', {}, 'a function', 'object'],
    ['onSessionLost', null, 'a function', 'null'],
    ['onOutdated', 1, 'a function', '1'],
    ['clock', { now: Date.now }, 'an object with now, random and after', 'object'],
    ['clock', null, 'an object with now, random and after', 'null'],
    ['retryBudget', 10, 'an object with count and take', '10'],
    ['timeout', -1, 'milliseconds above 0', '-1'],
  ])('names %s, what it must be and the kind of %o', (name, value, expected, received) => {
    const sentence = `createClient: ${name} must be ${expected}, got ${received}.`
    expect(create({ baseUrl, [name]: value })).toThrow(new TypeError(sentence))
  })

  it('names an option that does not exist, and those that do', () => {
    expect(create({ baseUrl, retries: 3 })).toThrow(
      /^createClient: retries is not a known option\. The options are baseUrl, fetch, .*maxRetries.*\.$/,
    )
    expect(create({ baseUrl, toString: 1 })).toThrow('toString is not a known option')
  })

  it.each([[undefined], [null], [baseUrl]])(
    'without options, such as %j, says that they are an object',
    (options) => {
      expect(create(options)).toThrow(/^createClient: the options must be an object with baseUrl, got/)
    },
  )

  it('accepts every option, and options that are undefined', () => {
    const given: Required<ClientOptions> = {
      baseUrl,
      fetch,
      token: 'a.b.c',
      credentials: 'same-origin',
      onSessionChange: () => {},
      onSessionLost: async () => {},
      onSignedOut: () => {},
      onOutdated: () => {},
      clock: systemClock,
      retryBudget: createRetryBudget(),
      timeout: Number.POSITIVE_INFINITY,
      maxRetries: 0,
      headers: new Headers({ 'x-team': 'reporting' }),
      hooks: [callLogger(console), {}, { onRetry: undefined }],
    }
    expect(create(given)).not.toThrow()
    const missing = Object.fromEntries(Object.keys(given).map((name) => [name, undefined]))
    expect(create({ ...missing, baseUrl, retries: undefined })).not.toThrow()
  })
})
