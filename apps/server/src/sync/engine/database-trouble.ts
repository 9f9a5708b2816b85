import type { RefreshCause } from '@tributary/domain'
import { sqlState } from '../../storage/database-failure.ts'
import { syncMessages } from '../sync.messages.ts'

const full = new Set(['53100', '53200', '53000', '53400'])
const refused = new Set(['42501', '25006'])

/** Returns the sentence and cause for a failure of our database; undefined for any other error. */
export function databaseTrouble(error: unknown): { sentence: string; cause: RefreshCause } | undefined {
  const state = sqlState(error)
  if (
    (state && full.has(state)) ||
    (error instanceof Error && /no space left on device/i.test(error.message))
  )
    return { sentence: syncMessages.databaseFull, cause: 'target-not-writable' }
  if (state && refused.has(state))
    return { sentence: syncMessages.databaseRefused, cause: 'target-not-writable' }
  return isDatabaseGone(error)
    ? { sentence: syncMessages.databaseLost, cause: 'target-unreachable' }
    : undefined
}

const lostText =
  /connection terminated|connection ended|timeout exceeded when trying to connect|has been closed|client has encountered a connection error/i

const lostCodes = new Set<unknown>(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'])

/** Whether the database cannot be reached. The end of the run cannot be stored then; its lease expires instead. */
function isDatabaseGone(error: unknown): boolean {
  const state = sqlState(error) ?? ''
  if (/^(?:08|57P)/.test(state)) return true
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? error.code : undefined
  return lostCodes.has(code) || lostText.test(error.message)
}
