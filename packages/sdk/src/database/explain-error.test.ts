import { describe, expect, it } from 'vitest'
import { type Failure, SdkError } from '../client/sdk-error.ts'
import { type DatabaseAction, explainDatabaseError } from './explain-error.ts'

const failed = (failure: Partial<Failure>) =>
  new SdkError({
    kind: 'http',
    method: 'POST',
    path: '/x',
    messages: ['A message of the server.'],
    ...failure,
  })
const status = (statusCode: number, message = 'A message of the server.') =>
  failed({ statusCode, messages: message === '' ? [] : [message] })

const explained = (action: DatabaseAction | undefined, error: unknown) =>
  explainDatabaseError({ action, error })

/** The explanation as one text: the heading, then the message. */
const shown = (action: DatabaseAction | undefined, error: unknown) => {
  const explanation = explained(action, error)
  return [explanation?.heading, explanation?.message].filter(Boolean).join(' ')
}

const network =
  'Connection Error: Unable to connect to the server. Please check your internet connection and try again.'
const serverMessage = 'A message of the server.'

describe('our server could not be reached [ERR-27]', () => {
  it.each([
    ['the call', failed({ kind: 'network', messages: ['Failed to connect to server.'] })],
    ['fetch in Chrome', new TypeError('Failed to fetch')],
    ['fetch in Firefox', new TypeError('NetworkError when attempting to fetch resource.')],
    ['fetch in Safari', new TypeError('Load failed')],
  ])('%s', (_, error) => {
    expect(shown('credentials', error)).toBe(network)
    expect(shown('sync', error)).toBe(network)
  })
})

describe('the status', () => {
  it.each([
    ['ERR-28', 400, 'credentials', `Invalid Database Credentials ${serverMessage}`],
    ['ERR-29', 400, 'sync', `Synchronisation Failed ${serverMessage}`],
    ['ERR-30', 400, undefined, `Invalid Request ${serverMessage}`],
    ['ERR-31', 401, 'credentials', 'Authentication Failed: The database credentials are invalid...'],
    ['ERR-31', 401, 'sync', 'Authentication Failed: The database credentials are invalid...'],
    [
      'ERR-32',
      403,
      'sync',
      'Access Denied: The user does not have permission to access this database or schema.',
    ],
    ['ERR-33', 404, 'credentials', `Database Not Found ${serverMessage}`],
    ['ERR-34', 500, 'sync', `Synchronisation Error ${serverMessage}`],
    ['ERR-34', 500, 'credentials', `Database Server Error ${serverMessage}`],
    ['ERR-34', 500, undefined, `Database Server Error ${serverMessage}`],
    ['ERR-35', 502, 'sync', `Database Unavailable ${serverMessage}`],
    ['ERR-35', 503, 'credentials', `Database Unavailable ${serverMessage}`],
    ['ERR-35', 504, 'credentials', `Database Unavailable ${serverMessage}`],
    ['ERR-36', 409, 'sync', `Error (409) ${serverMessage}`],
    ['ERR-36', 418, undefined, `Error (418) ${serverMessage}`],
  ] as const)('%s: %i when doing %s says "%s"', (_, code, action, text) => {
    expect(shown(action, status(code))).toBe(text)
  })

  it('of rejected credentials adds the common causes [ERR-28, ERR-49]', () => {
    const message = 'Login failed: the connection timed out.'
    expect(explained('credentials', status(400, message))).toEqual({
      heading: 'Invalid Database Credentials',
      message,
      causes: [
        'The host address is incorrect',
        'The database name is incorrect',
        'The username or password is incorrect',
        'The schema does not exist',
        'A firewall blocks the connection',
      ],
    })
    expect(explained('sync', status(400))?.causes).toBeUndefined()
  })

  it('without a message shows only a heading [ERR-51]', () => {
    expect(explained('sync', status(404, ''))).toEqual({ heading: 'Database Not Found' })
  })

  it('is read from any object that has one', () => {
    expect(shown('sync', { statusCode: 502, message: serverMessage })).toBe(
      `Database Unavailable ${serverMessage}`,
    )
  })

  it('of 200 does not explain an unreadable response', () => {
    const unreadable = failed({
      kind: 'invalid-response',
      statusCode: 200,
      messages: ['Invalid response from server'],
    })
    expect(shown('sync', unreadable)).toBe('Database Error Invalid response from server')
  })
})

describe('the text of a message', () => {
  it.each([
    ['ERR-37', 'Connection timeout expired', 'Connection Timeout'],
    ['ERR-37', 'The operation timed out', 'Connection Timeout'],
    ['ERR-37', 'Failed to connect in 10000ms: ETIMEDOUT', 'Connection Timeout'],
    ['ERR-38', 'connect ECONNREFUSED 203.0.113.7:1433', 'Connection Refused'],
    ['ERR-38', 'The connection was refused', 'Connection Refused'],
    ['ERR-38', 'Connection refused', 'Connection Refused'],
    ['ERR-38', 'The host is unreachable', 'Connection Refused'],
    ['ERR-39', 'password authentication failed for user "acme"', 'Authentication Failed'],
    ['ERR-39', "Login failed for user 'acme'.", 'Authentication Failed'],
    ['ERR-40', 'database "figures" does not exist', 'Database Not Found'],
    ['ERR-40', 'schema "acme" does not exist', 'Schema Not Found'],
    ['ERR-40', 'The schema acme does not exist in the database figures', 'Schema Not Found'],
    ['ERR-40', 'In the database figures the schema acme does not exist', 'Schema Not Found'],
    ['ERR-40', 'In the schema list the database figures was not found', 'Database Not Found'],
    ['ERR-41', 'Deadlock found', 'Database Error'],
  ])('%s: "%s" is a %s, and follows it [ERR-51]', (_, message, heading) => {
    expect(explained('sync', new Error(message))).toEqual({ heading, message })
    expect(explained('credentials', { message })).toEqual({ heading, message })
  })

  it('matters less than the status [ERR-48]', () => {
    expect(explained('sync', status(503, 'Login failed'))?.heading).toBe('Database Unavailable')
  })
})

describe('any other error [ERR-42]', () => {
  it('shows a string unchanged', () => {
    expect(shown('sync', 'Login failed')).toBe('Error: Login failed')
  })

  it.each([
    ['credentials', 'Database Connection Error'],
    ['sync', 'Synchronisation Error'],
    [undefined, 'Unexpected Error'],
  ] as const)('is named after doing %s: %s', (action, heading) => {
    for (const error of [undefined, null, '', {}, new Error(''), 7])
      expect(explained(action, error)).toEqual({ heading })
  })

  it('explains our own timeout, which has no message', () => {
    expect(explained('sync', failed({ kind: 'timeout', messages: [] }))).toEqual({
      heading: 'Connection Timeout',
    })
  })

  it('is not shown for a cancelled call', () => {
    expect(explained('sync', failed({ kind: 'aborted', messages: [] }))).toBeNull()
  })
})
