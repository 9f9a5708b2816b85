import type { ConnectionCheck, DatabaseCredentials } from '@tributary/domain'
import { type FailureKind, TargetFailure } from '../../drivers/target-failure.ts'
import type { SentenceOf } from '../../outbound/sentence-for.ts'
import type { TargetDatabase } from './target-database.ts'

const keys = ['target-reached', 'signed-in', 'target-writable'] as const

/** Tests whether tables can be written with these credentials. Stores nothing. */
export async function checkCredentials(
  targets: TargetDatabase,
  credentials: DatabaseCredentials,
  sentenceOf: SentenceOf,
): Promise<ConnectionCheck[]> {
  const failure = await failureOf(() => targets.probe(credentials))
  const at = failure ? keys.indexOf(checkOf[failure.kind ?? 'mayNotCreate']) : keys.length
  return keys.map((key, index) => {
    if (index === at) return { key, outcome: 'failed', sentence: failure ? sentenceOf(failure) : null }
    return { key, outcome: index < at ? 'passed' : 'skipped', sentence: null }
  })
}

async function failureOf(work: () => Promise<void>): Promise<TargetFailure | undefined> {
  try {
    await work()
    return undefined
  } catch (error) {
    if (!(error instanceof TargetFailure)) throw error
    return error
  }
}

/** The check that a failure belongs to. */
const checkOf: Record<FailureKind, (typeof keys)[number]> = {
  badHost: 'target-reached',
  refused: 'target-reached',
  privateAddress: 'target-reached',
  timeout: 'target-reached',
  lost: 'target-reached',
  notEncrypted: 'target-reached',
  certificate: 'target-reached',
  busy: 'target-reached',
  loginFailed: 'signed-in',
  databaseClosed: 'signed-in',
  databaseMissing: 'signed-in',
  schemaMissing: 'target-writable',
  mayNotCreate: 'target-writable',
}
