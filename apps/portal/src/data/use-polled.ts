import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Client } from '@tributary/sdk'
import type { LoadErrorProps } from '@tributary/ui'
import { useState } from 'react'
import { useClient } from '../session/use-client.ts'
import { firstFailure } from './first-failure.ts'
import { createPollBackoff } from './poll-backoff.ts'
import { useStickyError } from './use-sticky-error.ts'

type Load<T> = (client: Client, options: { signal: AbortSignal; background: boolean }) => Promise<T>

/** The last response, or why the first load failed. */
export type Polled<T> = { data: T | undefined; failure: LoadErrorProps | null }

/**
 * Data that is polled every 10 s while the page is visible, and loaded on mount and on return. A failed background poll
 * is silent; the last data stays on screen (CONST-06, CONST-27).
 */
export function usePolled<T>(queryKey: QueryKey, load: Load<T>): Polled<T> {
  const client = useClient()
  const queries = useQueryClient()
  const [pace] = useState(createPollBackoff)
  const isKnown = () => queries.getQueryData(queryKey) !== undefined
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => pace.keep(() => load(client, { signal, background: isKnown() }), signal),
    refetchInterval: pace.interval,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
    // A background poll rerenders only if its data or error has changed.
    notifyOnChangeProps: () => (isKnown() ? ['data', 'error'] : 'all'),
  })
  const { data, isFetching, refetch } = query
  return { data, failure: firstFailure({ error: useStickyError(query), isFetching, refetch }) }
}
