import type { LeftOutTables } from '@tributary/domain'
import { SourceFailure } from '../source-failure.ts'
import type { LeftOut } from '../sources/source-adapter.ts'
import { syncMessages } from '../sync.messages.ts'
import { SyncFailure } from '../sync-failure.ts'
import { databaseTrouble } from './database-trouble.ts'
import type { RunEnd } from './run-store.ts'

export type TakenStream = { readonly name: string; readonly rows: number }

const well = { error: null, forbidden: false, cause: null, retryAt: null, leftOut: null } as const

/** What a successful run reports besides the rows. */
export type Remarks = {
  readonly leftOut: readonly LeftOut[]
  readonly warnings: readonly string[]
  readonly notes: readonly string[]
}

/** Returns the end of a run. Remarks come before the result, because a card shows the beginning of the detail. */
export function succeeded(
  streams: number,
  taken: readonly TakenStream[],
  { leftOut, warnings, notes }: Remarks = { leftOut: [], warnings: [], notes: [] },
): RunEnd {
  const nothing = streams === 0 ? syncMessages.nothingThere : syncMessages.nothingNew
  const result = taken.length > 0 ? syncMessages.taken(taken) : nothing
  const detail = [...sentencesOf(leftOut), ...warnings, result, ...notes].join('\n')
  return { ...well, state: 'succeeded', detail, leftOut: summaryOf(leftOut) }
}

const sentencesOf = (leftOut: readonly LeftOut[]): string[] =>
  [...Map.groupBy(leftOut, ({ why }) => why)].map(([why, some]) =>
    syncMessages.leftOut(
      some.flatMap(({ tables }) => tables),
      why,
    ),
  )

/** A missing permission comes before other causes, because a user can add it. */
function summaryOf(leftOut: readonly LeftOut[]): LeftOutTables | null {
  const count = new Set(leftOut.flatMap(({ tables }) => tables)).size
  const causes = leftOut.map(({ code }) => code)
  const cause = causes.find((code) => code === 'not-authorised') ?? causes.find(Boolean) ?? null
  return count === 0 ? null : { count, cause }
}

/** Returns the end of a failed run. The first failure sets the cause; the sentences of the others follow. */
export function failed(
  failures: readonly (SourceFailure | SyncFailure)[],
  taken: readonly TakenStream[] = [],
  notes: readonly string[] = [],
): RunEnd {
  const error = syncMessages.failures(failures.map(({ message }) => message))
  const fromSource = failures.filter((failure) => failure instanceof SourceFailure)
  return {
    state: 'failed',
    detail: [error, ...(taken.length > 0 ? [syncMessages.taken(taken)] : []), ...notes].join('\n'),
    error,
    forbidden: fromSource.some(({ forbidden }) => forbidden),
    cause: failures.map(({ code }) => code).find((code) => code !== undefined) ?? null,
    retryAt: fromSource.map(({ retryAt }) => retryAt).find((at) => at !== undefined) ?? null,
    leftOut: null,
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
  return { ...well, state: 'failed', detail: sentence, error: sentence, cause }
}
