import type { ClientConnector, RefreshLog } from '@tributary/domain'
import { type Client, type ClientOptions, createClient } from '../client/client.ts'
import { createRetryBudget } from '../client/retry-budget.ts'
import { isSdkError, type SdkError } from '../client/sdk-error.ts'
import { fakeClock } from './fake-clock.ts'

/** A moment of the 21st of November 2026, UTC: `at('07:15')` or `at('07:15:30.001')`. */
export const at = (time: string): Date => new Date(`2026-11-21T${time.length === 5 ? `${time}:00` : time}Z`)

/** A refresh that never was, with what the test is about changed. */
export const logWith = (changes: Partial<RefreshLog> = {}): RefreshLog => ({
  manuallyTriggeredAt: null,
  automaticallyTriggeredAt: null,
  completedAt: null,
  hasError: false,
  forbidden: false,
  refreshDetail: null,
  error: null,
  ...changes,
})

/** A connected FTP connector that was never refreshed, with what the test is about changed. */
export const connectorWith = (changes: Partial<ClientConnector> = {}): ClientConnector => ({
  id: 7,
  key: 'hpl-ftp-01',
  name: 'Harbour Point',
  originalName: 'Harbour Point',
  status: 'CONNECTED',
  schedule: null,
  sourceConnectorId: 3,
  clientKey: 'harbour',
  properties: [],
  log: null,
  ...changes,
})

/** People of three kinds, as far as rules look at them. */
export const superadmin = { role: 'SuperAdmin', roleLevel: 0 }
export const administrator = { role: 'OrganisationAdmin', roleLevel: 2 }
export const member = { role: 'User', roleLevel: 4 }

/** A client whose time is the test's and whose retries are its own. */
export const clientOf = (baseUrl: string, options: Partial<ClientOptions> = {}): Client =>
  createClient({ baseUrl, clock: fakeClock(), retryBudget: createRetryBudget(), ...options })

/** The error a call rejects with; anything else fails the test. */
export async function errorOf(promise: Promise<unknown>): Promise<SdkError> {
  const outcome = await promise.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  )
  if ('error' in outcome && isSdkError(outcome.error)) return outcome.error
  throw new Error(`expected an SdkError, got ${JSON.stringify(outcome)}`)
}
