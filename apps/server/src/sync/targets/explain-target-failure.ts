import type { RefreshCause } from '@tributary/domain'
import { type FailureKind, TargetFailure } from '../../drivers/target-failure.ts'
import { syncMessages } from '../sync.messages.ts'
import { SyncFailure } from '../sync-failure.ts'

const causes: Record<FailureKind, RefreshCause> = {
  badHost: 'settings',
  loginFailed: 'target-sign-in-refused',
  databaseClosed: 'target-not-writable',
  mayNotCreate: 'target-not-writable',
  databaseMissing: 'target-missing',
  schemaMissing: 'target-missing',
  refused: 'target-unreachable',
  privateAddress: 'target-private-address',
  lost: 'target-unreachable',
  notEncrypted: 'target-unreachable',
  certificate: 'target-unreachable',
  busy: 'target-unreachable',
  timeout: 'target-unreachable',
}

const passing = new Set<FailureKind | undefined>(['lost', 'busy', 'timeout'])

/** Maps a failure of a customer's database to one of a refresh. The database's own words stay in the log. */
export function inTarget(failure: TargetFailure): SyncFailure {
  const { kind, message, cause = failure } = failure
  const sentence = kind === 'privateAddress' ? message : syncMessages.inTarget(message)
  return new SyncFailure(sentence, {
    code: kind ? causes[kind] : 'target-data',
    passing: passing.has(kind),
    cause,
  })
}

/** Maps an error of a driver to a failure with the sentences for customers' databases. */
export const explainedBy =
  (failureOf: (error: unknown) => TargetFailure) =>
  (error: unknown): unknown =>
    error instanceof SyncFailure ? error : inTarget(error instanceof TargetFailure ? error : failureOf(error))
