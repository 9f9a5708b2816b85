import type { RefreshCause } from '@tributary/domain'
import { sqlState } from '../../storage/database-failure.ts'
import { syncMessages } from '../sync.messages.ts'

const full = new Set(['53100', '53200', '53000', '53400'])
const refused = new Set(['42501', '25006'])

/** What went wrong with our database, for people and machines; undefined when it is not a failure of the database. */
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
    ? { sentence: syncMessages.databaseGone, cause: 'target-unreachable' }
    : undefined
}

const goneText =
  /connection terminated|connection ended|timeout exceeded when trying to connect|has been closed|client has encountered a connection error/i

const goneCodes = new Set<unknown>(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'])

/** The database cannot even be told that the run failed: whoever comes next finds its lease run out. */
export function isDatabaseGone(error: unknown): boolean {
  const state = sqlState(error) ?? ''
  if (/^(?:08|57P)/.test(state)) return true
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? error.code : undefined
  return goneCodes.has(code) || goneText.test(error.message)
}
