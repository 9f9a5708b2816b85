import type { RefreshCause } from '@tributary/domain'
import { sqlState } from '../../storage/database-failure.ts'
import { syncMessages } from '../sync.messages.ts'
import type { MergePlan } from './merge-plan.ts'
import { SyncFailure } from './sync-failure.ts'

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

type About = { readonly name: string; doubtful(plan: MergePlan): string | undefined }

/** What PostgreSQL says of a value that is no bigint, no date, too large for its type… */
const misfit = /^22(?:P0[23]|00[3789]|023)$/

/** Failures of one stream's table that have a sentence of their own. */
export function tableFailure(error: unknown, about: About, plan: MergePlan): SyncFailure | undefined {
  const { name } = about
  const state = sqlState(error) ?? ''
  const failure = (sentence: string, code: RefreshCause) => new SyncFailure(sentence, { code, cause: error })
  if (state === '21000' && plan.key.length > 0)
    return failure(syncMessages.keyRepeated(name, plan.key), 'source-data')
  if (misfit.test(state)) return failure(syncMessages.misfit(name, about.doubtful(plan)), 'source-data')
  if (state === '2BP01' || state === '0A000') return failure(syncMessages.tableInUse(name), 'target-data')
  if (state === '55P03' || state === '40P01') return failure(syncMessages.tableBusy(name), 'target-data')
  if (state === '54000') return failure(syncMessages.tooWide(name), 'target-data')
  return undefined
}
