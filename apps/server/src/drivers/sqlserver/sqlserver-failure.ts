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
  // Azure's firewall: the server exists, but our address is not allowed.
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

/** Maps an error of the driver to a failure with a sentence. `errors` are the error numbers the server sent. */
export function sqlServerFailure(error: unknown, errors: readonly number[]): TargetFailure {
  if (error instanceof TargetFailure) return error
  const what = whatFailed(error, errors)
  if (typeof what === 'string') return targetFailure(what, error)
  return new TargetFailure(500, targetMessages.failed(`SQL Server ${what}`), { cause: error })
}

/** Returns the kind of a failure, or the server's error number for an unknown kind. */
export function whatFailed(error: unknown, errors: readonly number[]): FailureKind | number {
  const causes = chainOf(error)
  if (causes.some((cause) => cause instanceof TargetRefused)) return 'refused'
  const known = errors.map((number) => byNumber.get(number)).find((kind) => kind !== undefined)
  if (known) return known
  const [number] = errors
  if (number !== undefined) return number
  return causes.map(connectionFailure).find((found) => found !== undefined) ?? byCode[codeOf(error)] ?? 'lost'
}

/** Returns an error and its causes, innermost first. The driver wraps errors twice. */
function chainOf(error: unknown): unknown[] {
  const chain: unknown[] = []
  for (let at = error; at instanceof Error && !chain.includes(at); ) {
    chain.unshift(at)
    at = 'originalError' in at && at.originalError !== at ? at.originalError : at.cause
  }
  return chain
}
