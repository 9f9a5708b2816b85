import { failureMessage, isVagueFailure } from '@tributary/sdk'
import type { LoadErrorProps } from '@tributary/ui'

/** The state of a load, and why it failed. */
export type Loaded = { error: Error | null; isFetching: boolean; refetch: () => unknown }

/** Returns what to show in place of data that failed to load: the first reason, and a retry of all failed loads. */
export function firstFailure(...loaded: readonly Loaded[]): LoadErrorProps | null {
  const missing = loaded.filter(({ error }) => error !== null)
  const [first] = missing
  if (!first) return null
  return {
    message: failureMessage(first.error),
    vague: isVagueFailure(first.error),
    retrying: missing.some(({ isFetching }) => isFetching),
    onRetry: () => {
      for (const { refetch } of missing) refetch()
    },
  }
}
