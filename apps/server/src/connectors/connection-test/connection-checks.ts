import type { ConnectionCheck, ConnectionCheckKey, RefreshCause } from '@tributary/domain'
import type { SentenceOf } from '../../outbound/sentence-for.ts'
import { SourceFailure } from '../../sync/source-failure.ts'
import { SyncFailure } from '../../sync/sync-failure.ts'
import { connectionTestMessages } from './connection-test.messages.ts'

/** Runs checks in order: yields each that passes, throws at the first that fails. */
export type CheckStream = AsyncIterable<{ key: ConnectionCheckKey; sentence?: string }>

export const sourceKeys = ['host-found', 'reached', 'signed-in', 'source-readable'] as const
export const targetKeys = ['target-reached', 'target-writable'] as const

export const skippedChecks = (keys: readonly ConnectionCheckKey[]): ConnectionCheck[] =>
  keys.map((key) => ({ key, outcome: 'skipped', sentence: null }))

export type Checking = { deadline: AbortSignal; sentenceOf: SentenceOf }

/** Runs the checks and returns the outcome of each: passed, failed (at most one) or skipped. */
export async function runChecks(
  keys: readonly ConnectionCheckKey[],
  stream: CheckStream,
  { deadline, sentenceOf }: Checking,
): Promise<ConnectionCheck[]> {
  const passed = new Map<string, string | null>()
  try {
    await withDeadline(deadline, collectPassed(stream, passed))
    return keys.map((key) => ({ key, outcome: 'passed', sentence: passed.get(key) ?? null }))
  } catch (error) {
    if (!isForPeople(error) && !deadline.aborted) throw error
    const next = keys.findIndex((key) => !passed.has(key))
    const at = isForPeople(error) ? Math.max(next, keys.indexOf(failedCheck(error, passed))) : next
    const sentence = isForPeople(error) ? sentenceOf(error) : connectionTestMessages.tookTooLong
    return keys.map((key, index) => {
      if (index === at) return { key, outcome: 'failed', sentence }
      return { key, outcome: index < at ? 'passed' : 'skipped', sentence: passed.get(key) ?? null }
    })
  }
}

const isForPeople = (error: unknown): error is SourceFailure | SyncFailure =>
  error instanceof SourceFailure || error instanceof SyncFailure

async function collectPassed(stream: CheckStream, passed: Map<string, string | null>) {
  for await (const { key, sentence } of stream) passed.set(key, sentence ?? null)
}

/** Stops waiting at the deadline, also for work that ignores it. */
export async function withDeadline<T>(deadline: AbortSignal, work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const giveUp = () => reject(deadline.reason)
  deadline.addEventListener('abort', giveUp)
  return Promise.race([work, promise]).finally(() => deadline.removeEventListener('abort', giveUp))
}

const checkOfCause: Partial<Record<RefreshCause, ConnectionCheckKey>> = {
  'host-unknown': 'host-found',
  unreachable: 'reached',
  'private-address': 'reached',
  'timed-out': 'reached',
  'connection-lost': 'reached',
  certificate: 'reached',
  'sign-in-refused': 'signed-in',
  'not-authorised': 'signed-in',
  'source-path-missing': 'source-readable',
  'target-missing': 'target-writable',
  'target-not-writable': 'target-writable',
}

/**
 * The check that a failure belongs to. If the cause is unknown, the first check that the source has not
 * passed.
 */
function failedCheck({ code }: SourceFailure | SyncFailure, passed: ReadonlyMap<string, unknown>) {
  return (code && checkOfCause[code]) ?? (passed.has('signed-in') ? 'source-readable' : 'reached')
}

const unreachableCauses = new Set<RefreshCause | undefined>([
  'unreachable',
  'private-address',
  'host-unknown',
  'timed-out',
])

/** Whether the source was unreachable. All such failures must take the same time. */
export const reachedNothing = (error: unknown): boolean =>
  error instanceof SourceFailure && unreachableCauses.has(error.code)
