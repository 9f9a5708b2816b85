import type { ClientConnector, RefreshLog } from '@tributary/domain'
import { type Client, createClient } from '../client/client.ts'
import type { ClientOptions } from '../client/client-options.ts'
import { createRetryBudget } from '../client/retry-budget.ts'
import { isSdkError, type SdkError } from '../client/sdk-error.ts'
import { fakeClock } from './fake-clock.ts'

/** Returns a time on 21 November 2026, UTC: `at('07:15')` or `at('07:15:30.001')`. */
export const at = (time: string): Date => new Date(`2026-11-21T${time.length === 5 ? `${time}:00` : time}Z`)

/** Builds a log without a refresh, with these changes. */
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

/** Builds a connected FTP connector that was never refreshed, with these changes. */
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

/** Three users, with the fields that rules need. */
export const superadmin = { role: 'SuperAdmin', roleLevel: 0 }
export const administrator = { role: 'OrganisationAdmin', roleLevel: 2 }
export const member = { role: 'User', roleLevel: 4 }

/** Creates a client with the test's clock and retries. */
export const clientOf = (baseUrl: string, options: Partial<ClientOptions> = {}): Client =>
  createClient({ baseUrl, clock: fakeClock(), retryBudget: createRetryBudget(), ...options })

/** Returns the error a call rejects with. Any other result fails the test. */
export async function errorOf(promise: Promise<unknown>): Promise<SdkError> {
  const outcome = await promise.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  )
  if ('error' in outcome && isSdkError(outcome.error)) return outcome.error
  throw new Error(`expected an SdkError, got ${JSON.stringify(outcome)}`)
}
