import { failureMessage, isVagueFailure } from '@tributary/sdk'
import type { LoadErrorProps } from '@tributary/ui'

/** Something that is loaded, and why it never came. */
export type Loaded = { error: Error | null; isFetching: boolean; refetch: () => unknown }

/** What to show in place of things that never came: the first reason, and one button that asks for all of them. */
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
