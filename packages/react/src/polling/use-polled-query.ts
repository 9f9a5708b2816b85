'use client'

import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { createPollBackoff } from './poll-backoff.ts'
import { type Load, withBackoff } from './with-backoff.ts'

/** The query to poll, as the factories of this package return it. */
export type PolledQuery<Data, Key extends QueryKey> = {
  /** The key in the cache. */
  queryKey: Key
  /** Loads the data. */
  queryFn?: Load<Data, Key>
}

/**
 * Loads a query on mount and on return, and polls it every 10 s while the page is visible. After failures the polls
 * become less frequent. A failed background poll is silent: the last data stays.
 */
export function usePolledQuery<Data, Key extends QueryKey>({ queryKey, queryFn }: PolledQuery<Data, Key>) {
  const queries = useQueryClient()
  const [backoff] = useState(createPollBackoff)
  const isKnown = () => queries.getQueryData(queryKey) !== undefined
  return useQuery({
    queryKey,
    queryFn: withBackoff(backoff, queryFn),
    refetchInterval: backoff.interval,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
    // A background poll rerenders only if its data or error has changed.
    notifyOnChangeProps: () => (isKnown() ? ['data', 'error'] : 'all'),
  })
}
