import { sqlState } from '../../storage/database-failure.ts'
import { targetMessages } from '../target.messages.ts'
import { connectionFailure, type FailureKind, TargetFailure, targetFailure } from '../target-failure.ts'

const byState: Readonly<Record<string, FailureKind>> = {
  '28P01': 'loginFailed',
  '28000': 'loginFailed',
  '3D000': 'databaseMissing',
  '3F000': 'schemaMissing',
  '42501': 'mayNotCreate',
  '40P01': 'busy',
  '55P03': 'busy',
  '57014': 'timeout',
}

/** Maps an error of the driver to a failure with a sentence. */
export function postgresFailure(error: unknown): TargetFailure {
  if (error instanceof TargetFailure) return error
  const state = sqlState(error)
  const message = error instanceof Error ? error.message : ''
  if (state === undefined) return targetFailure(connectionFailure(error) ?? byMessage(message), error)
  // pg_hba.conf has no rule that admits this user from our address.
  if (/pg_hba\.conf/.test(message)) return targetFailure('databaseClosed', error)
  const kind = /^(53|57P|08)/.test(state) ? 'busy' : byState[state]
  if (kind) return targetFailure(kind, error)
  return new TargetFailure(500, targetMessages.failed(`PostgreSQL ${state}`), { cause: error })
}

// The driver reports these without a code.
function byMessage(message: string): FailureKind {
  if (/timeout/i.test(message)) return 'timeout'
  if (/certificate|altnames/i.test(message)) return 'certificate'
  return 'lost'
}
