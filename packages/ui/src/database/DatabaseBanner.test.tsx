import { render, screen } from '@testing-library/react'
import { SdkError } from '@tributary/sdk'
import { type DatabaseExplanation, databaseMessages, explainDatabaseError } from '@tributary/sdk/database'
import { describe, expect, it, vi } from 'vitest'
import { DatabaseBanner, type DatabaseOutcome } from './DatabaseBanner.tsx'

const show = (outcome: DatabaseOutcome) => render(<DatabaseBanner outcome={outcome} onDismiss={vi.fn()} />)

const explained = (action: 'credentials' | 'sync' | undefined, error: unknown): DatabaseExplanation => {
  const explanation = explainDatabaseError({ action, error })
  if (!explanation) throw new Error('There is no explanation.')
  return explanation
}
const answered = (statusCode: number, ...messages: string[]) =>
  new SdkError({ kind: 'http', method: 'GET', path: '/x', statusCode, messages })

/** Returns the text by paragraph and list item. */
const lines = () => [...screen.getByRole('alert').querySelectorAll('p, li')].map((line) => line.textContent)

describe('a failure', () => {
  it.each([
    ['ERR-27', 'sync', new TypeError('Failed to fetch'), [`Connection Error: ${databaseMessages.network}`]],
    ['ERR-29', 'sync', answered(400, 'No.'), ['Synchronisation Failed', 'No.']],
    [
      'ERR-31, ERR-50, STATE-24',
      'credentials',
      answered(401),
      ['Authentication Failed: The database credentials are invalid...'],
    ],
    ['ERR-32', 'sync', answered(403), [`Access Denied: ${databaseMessages.noPermission}`]],
    ['ERR-33, ERR-51', 'credentials', answered(404), ['Database Not Found']],
    ['ERR-34', 'credentials', answered(500, 'No.'), ['Database Server Error', 'No.']],
    ['ERR-34', 'sync', answered(500, 'No.'), ['Synchronisation Error', 'No.']],
    ['ERR-35', 'sync', answered(503, 'Paused.'), ['Database Unavailable', 'Paused.']],
    ['ERR-36', 'sync', answered(409, 'Running.'), ['Error (409)', 'Running.']],
    ['ERR-42', 'sync', 'Out of order.', ['Error: Out of order.']],
    ['ERR-30', undefined, answered(400, 'No.'), ['Invalid Request', 'No.']],
    ['ERR-37', 'sync', new Error('It timed out'), ['Connection Timeout', 'It timed out']],
    ['ERR-38', 'sync', new Error('Connection refused'), ['Connection Refused', 'Connection refused']],
    ['ERR-39', 'sync', new Error('Login failed'), ['Authentication Failed', 'Login failed']],
    [
      'ERR-40',
      'sync',
      new Error('The database x does not exist'),
      ['Database Not Found', 'The database x does not exist'],
    ],
    [
      'ERR-40',
      'sync',
      new Error('The schema x does not exist'),
      ['Schema Not Found', 'The schema x does not exist'],
    ],
    ['ERR-41', 'sync', new Error('Deadlock found'), ['Database Error', 'Deadlock found']],
    ['ERR-42', 'credentials', null, ['Database Connection Error']],
    ['ERR-42', 'sync', null, ['Synchronisation Error']],
    ['ERR-42', undefined, null, ['Unexpected Error']],
  ] as const)('[%s] %s: %o', (_, action, error, expected) => {
    show({ kind: 'failed', explanation: explained(action, error) })
    expect(lines()).toEqual(expected)
  })

  it('lists the common causes of refused credentials, whatever the server’s message [DBSET-16, ERR-28, ERR-30, ERR-37, ERR-38, ERR-39, ERR-40, ERR-41, ERR-48, ERR-49]', () => {
    show({ kind: 'failed', explanation: explained('credentials', answered(400, 'Login failed.')) })
    expect(lines()).toEqual([
      'Invalid Database Credentials',
      'Login failed.',
      'Common causes:',
      ...databaseMessages.commonCauses,
    ])
  })

  it('is always plain text [DBSET-16]', () => {
    const said = '<img src=x onerror=alert(1)>'
    show({ kind: 'failed', explanation: { heading: 'Database Error', message: said } })
    expect(screen.getByRole('alert').querySelector('img')).toBeNull()
    expect(lines()).toEqual(['Database Error', said])
  })
})

it('names the first failed check [DBSET-21]', () => {
  show({ kind: 'invalid', sentence: databaseMessages.required.host })
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Validation Error: Host is required. Please enter your database host address.',
  )
})

it('announces success politely [DBSET-15, ERR-43]', () => {
  show({ kind: 'done', sentence: databaseMessages.synchronised })
  expect(screen.getByRole('status')).toHaveTextContent('Database synchronisation completed successfully!')
})
