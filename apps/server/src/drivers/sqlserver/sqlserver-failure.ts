import { TargetRefused } from '../../outbound/outbound.ts'
import { targetMessages } from '../target.messages.ts'
import {
  codeOf,
  connectionFailure,
  type FailureKind,
  TargetFailure,
  targetFailure,
} from '../target-failure.ts'

const CANNOT_OPEN_DATABASE = 4060

export const opensNotThisDatabase = (errors: readonly number[]) => errors.includes(CANNOT_OPEN_DATABASE)

const byNumber = new Map<number, FailureKind>([
  [18456, 'loginFailed'],
  [18452, 'loginFailed'],
  [18487, 'loginFailed'],
  [18488, 'loginFailed'],
  [18486, 'loginFailed'],
  [916, 'databaseClosed'],
  [229, 'mayNotCreate'],
  [230, 'mayNotCreate'],
  [262, 'mayNotCreate'],
  [1088, 'mayNotCreate'],
  [15247, 'mayNotCreate'],
  [2760, 'schemaMissing'],
  // Azure's firewall, which lets the name of the server through but not us.
  [40615, 'refused'],
  // Paused, starting, over its limits, deadlocked, or locked by another reader or writer.
  ...[17142, 18401, 40197, 40501, 40613, 10928, 10929, 49918, 49919, 49920, 1205, 1222].map(
    (number) => [number, 'busy'] as const,
  ),
])

const byCode: Readonly<Record<string, FailureKind>> = {
  ETIMEOUT: 'timeout',
  ELOGIN: 'loginFailed',
  EENCRYPT: 'notEncrypted',
  ECONNCLOSED: 'lost',
  ECLOSE: 'lost',
  ENOTOPEN: 'lost',
}

/** What the driver failed with, as a sentence; `errors` are the numbers the server told on the way. */
export function sqlServerFailure(error: unknown, errors: readonly number[]): TargetFailure {
  if (error instanceof TargetFailure) return error
  const what = whatFailed(error, errors)
  if (typeof what === 'string') return targetFailure(what, error)
  return new TargetFailure(500, targetMessages.failed(`SQL Server ${what}`), { cause: error })
}

/** The kind of a failure, or the number the server has for one that is of no kind we know. */
export function whatFailed(error: unknown, errors: readonly number[]): FailureKind | number {
  const causes = chainOf(error)
  if (causes.some((cause) => cause instanceof TargetRefused)) return 'refused'
  const told = errors.map((number) => byNumber.get(number)).find((kind) => kind !== undefined)
  if (told) return told
  const [number] = errors
  if (number !== undefined) return number
  return causes.map(connectionFailure).find((found) => found !== undefined) ?? byCode[codeOf(error)] ?? 'lost'
}

/** An error and what it was made from; the driver wraps twice. */
function chainOf(error: unknown): unknown[] {
  const chain: unknown[] = []
  for (let at = error; at instanceof Error && !chain.includes(at); ) {
    chain.unshift(at)
    at = 'originalError' in at && at.originalError !== at ? at.originalError : at.cause
  }
  return chain
}
