import type { LoadErrorProps } from '@tributary/ui'
import { errorMessage } from './error-message.ts'

/** Something that is loaded, and why it never came. */
export type Loaded = { error: Error | null; isFetching: boolean; refetch: () => unknown }

/** What to show in place of things that never came: the first reason, and one button that asks for all of them. */
export function firstFailure(...loaded: readonly Loaded[]): LoadErrorProps | null {
  const missing = loaded.filter(({ error }) => error !== null)
  const [first] = missing
  if (!first) return null
  return {
    message: errorMessage(first.error),
    retrying: missing.some(({ isFetching }) => isFetching),
    onRetry: () => {
      for (const { refetch } of missing) refetch()
    },
  }
}
