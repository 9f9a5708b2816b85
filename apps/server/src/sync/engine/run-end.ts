import { SourceFailure } from '../source-failure.ts'
import { syncMessages } from '../sync.messages.ts'
import { SyncFailure } from '../sync-failure.ts'
import { databaseTrouble } from './database-trouble.ts'
import type { RunEnd } from './run-store.ts'

export type TakenStream = { readonly name: string; readonly rows: number }

const well = { error: null, forbidden: false, cause: null, retryAt: null } as const

/** Returns the end of a run. Warnings come first, because a card shows the beginning of the detail. */
export function succeeded(
  streams: number,
  taken: readonly TakenStream[],
  warnings: readonly string[] = [],
): RunEnd {
  const nothing = streams === 0 ? syncMessages.nothingThere : syncMessages.nothingNew
  const result = taken.length > 0 ? syncMessages.taken(taken) : nothing
  return { ...well, state: 'succeeded', detail: [...warnings, result].join('\n') }
}

/** Returns the end of a failed run. The first failure sets the cause; the sentences of the others follow. */
export function failed(
  failures: readonly (SourceFailure | SyncFailure)[],
  taken: readonly TakenStream[] = [],
): RunEnd {
  const error = syncMessages.failures(failures.map(({ message }) => message))
  const fromSource = failures.filter((failure) => failure instanceof SourceFailure)
  return {
    state: 'failed',
    detail: [error, ...(taken.length > 0 ? [syncMessages.taken(taken)] : [])].join('\n'),
    error,
    forbidden: fromSource.some(({ forbidden }) => forbidden),
    cause: failures.map(({ code }) => code).find((code) => code !== undefined) ?? null,
    retryAt: fromSource.map(({ retryAt }) => retryAt).find((at) => at !== undefined) ?? null,
  }
}

/** Whether an error has a sentence for users. */
export const isForPeople = (error: unknown): error is SourceFailure | SyncFailure =>
  error instanceof SourceFailure || error instanceof SyncFailure

/** Returns the end of a run that an error without a sentence broke off. */
export function brokenOff(error: unknown): RunEnd {
  const known = databaseTrouble(error)
  const sentence = known?.sentence ?? syncMessages.unexpected
  const cause = known?.cause ?? 'unexpected'
  return { state: 'failed', detail: sentence, error: sentence, forbidden: false, cause, retryAt: null }
}
