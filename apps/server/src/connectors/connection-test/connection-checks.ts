import type { ConnectionCheck, ConnectionCheckKey, RefreshCause } from '@tributary/domain'
import { SourceFailure } from '../../sync/source-failure.ts'
import { SyncFailure } from '../../sync/sync-failure.ts'
import { connectionTestMessages } from './connection-test.messages.ts'

/** Something that is tried: what holds is yielded, what does not is thrown. */
export type CheckStream = AsyncIterable<{ key: ConnectionCheckKey; sentence?: string }>

export const sourceKeys = ['host-found', 'reached', 'signed-in', 'source-readable'] as const
export const targetKeys = ['target-reached', 'target-writable'] as const

export const skippedChecks = (keys: readonly ConnectionCheckKey[]): ConnectionCheck[] =>
  keys.map((key) => ({ key, outcome: 'skipped', sentence: null }))

/** Tries one thing after the other and tells each: what holds, the first that does not, and what was left out. */
export async function runChecks(
  keys: readonly ConnectionCheckKey[],
  tried: CheckStream,
  deadline: AbortSignal,
): Promise<ConnectionCheck[]> {
  const held = new Map<string, string | null>()
  try {
    await withDeadline(deadline, collectPassed(tried, held))
    return keys.map((key) => ({ key, outcome: 'passed', sentence: held.get(key) ?? null }))
  } catch (error) {
    if (!isForPeople(error) && !deadline.aborted) throw error
    const next = keys.findIndex((key) => !held.has(key))
    const at = isForPeople(error) ? Math.max(next, keys.indexOf(failedCheck(error, held))) : next
    const sentence = isForPeople(error) ? error.message : connectionTestMessages.tookTooLong
    return keys.map((key, index) => {
      if (index === at) return { key, outcome: 'failed', sentence }
      return { key, outcome: index < at ? 'passed' : 'skipped', sentence: held.get(key) ?? null }
    })
  }
}

const isForPeople = (error: unknown): error is SourceFailure | SyncFailure =>
  error instanceof SourceFailure || error instanceof SyncFailure

async function collectPassed(tried: CheckStream, held: Map<string, string | null>) {
  for await (const { key, sentence } of tried) held.set(key, sentence ?? null)
}

/** What does not listen to the deadline is no longer waited for. */
async function withDeadline(deadline: AbortSignal, work: Promise<void>): Promise<void> {
  const { promise, reject } = Promise.withResolvers<never>()
  const giveUp = () => reject(deadline.reason)
  deadline.addEventListener('abort', giveUp)
  await Promise.race([work, promise]).finally(() => deadline.removeEventListener('abort', giveUp))
}

const failing: Partial<Record<RefreshCause, ConnectionCheckKey>> = {
  'host-unknown': 'host-found',
  unreachable: 'reached',
  'timed-out': 'reached',
  'connection-lost': 'reached',
  certificate: 'reached',
  'sign-in-refused': 'signed-in',
  'not-authorised': 'signed-in',
  'source-path-missing': 'source-readable',
  'target-missing': 'target-writable',
  'target-not-writable': 'target-writable',
}

/** The look a failure belongs to, at the latest the one after those that held; whoever was refused had been reached. */
function failedCheck({ code }: SourceFailure | SyncFailure, held: ReadonlyMap<string, unknown>) {
  return (code && failing[code]) ?? (held.has('signed-in') ? 'source-readable' : 'reached')
}

const nowhere = new Set<RefreshCause | undefined>(['unreachable', 'host-unknown', 'timed-out'])

/** Whether nothing was reached: that must last alike whatever the reason was. */
export const reachedNothing = (error: unknown): boolean =>
  error instanceof SourceFailure && nowhere.has(error.code)
