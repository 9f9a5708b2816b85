import { sqlState } from '../../storage/database-failure.ts'
import { syncMessages } from '../sync.messages.ts'

const full = new Set(['53100', '53200', '53000', '53400'])
const refused = new Set(['42501', '25006'])

/** What went wrong with the database, for people; undefined when it is not a failure of the database. */
export function databaseSentence(error: unknown): string | undefined {
  const state = sqlState(error)
  if (
    (state && full.has(state)) ||
    (error instanceof Error && /no space left on device/i.test(error.message))
  )
    return syncMessages.databaseFull
  if (state && refused.has(state)) return syncMessages.databaseRefused
  return isDatabaseGone(error) ? syncMessages.databaseGone : undefined
}

const goneText =
  /connection terminated|connection ended|timeout exceeded when trying to connect|has been closed|client has encountered a connection error/i

/** The database cannot even be told that the run failed: whoever comes next finds its lease run out. */
export function isDatabaseGone(error: unknown): boolean {
  const state = sqlState(error) ?? ''
  if (/^(?:08|57P)/.test(state)) return true
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? error.code : undefined
  return code === 'ECONNREFUSED' || code === 'ECONNRESET' || code === 'EPIPE' || goneText.test(error.message)
}

/** Failures of one file's table that have a sentence of their own. */
export function tableSentence(error: unknown, file: string, key: string | undefined): string | undefined {
  const state = sqlState(error) ?? ''
  if (state === '21000' && key) return syncMessages.keyRepeated(file, key)
  if (state === '2BP01' || state === '0A000') return syncMessages.tableInUse(file)
  if (state === '55P03' || state === '40P01') return syncMessages.tableBusy(file)
  if (state === '54000') return syncMessages.tooWide(file)
  return undefined
}
