import { SourceFailure } from '../source-failure.ts'
import { syncMessages } from '../sync.messages.ts'
import type { SyncFailure } from '../sync-failure.ts'
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
