import type { UseQueryResult } from '@tanstack/react-query'
import { failureMessage, isVagueFailure } from '@tributary/sdk'
import type { Loaded } from '@tributary/ui'

/** Returns the state of a query as the components show it. */
export function loadedOf<Data>({ data, error, isFetching, refetch }: UseQueryResult<Data>): Loaded<Data> {
  if (data !== undefined) return { state: 'ready', data }
  if (!error) return { state: 'loading' }
  return {
    state: 'failed',
    failure: {
      message: failureMessage(error),
      vague: isVagueFailure(error),
      retrying: isFetching,
      onRetry: () => void refetch(),
    },
  }
}
