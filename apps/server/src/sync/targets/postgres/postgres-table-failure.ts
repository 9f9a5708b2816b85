import type { RefreshCause } from '@tributary/domain'
import { sqlState } from '../../../storage/database-failure.ts'
import { syncMessages } from '../../sync.messages.ts'
import { SyncFailure } from '../../sync-failure.ts'
import type { MergePlan } from '../merge-plan.ts'

/** A value that is not of its type, or too large for it. */
const misfit = /^22(?:P0[23]|00[3789]|023)$/

/** Explains a value that does not fit the type of its column in the staging table; undefined for any other error. */
export function stagingFailure(error: unknown, name: string): SyncFailure | undefined {
  if (!misfit.test(sqlState(error) ?? '')) return undefined
  return new SyncFailure(syncMessages.misfit(name, copiedColumn(error)), {
    code: 'source-data',
    cause: error,
  })
}

/** PostgreSQL names the place as `COPY staged_1, line 3, column total: "six"`. */
const copiedColumn = (error: unknown): string | undefined =>
  error instanceof Error && 'where' in error
    ? /^COPY [^,]+, line \d+, column ([^:]+):/.exec(String(error.where))?.[1]
    : undefined

type About = { readonly name: string; doubtful(plan: MergePlan): string | undefined }

/** Explains a failure to store a stream; undefined for errors without their own sentence. */
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
