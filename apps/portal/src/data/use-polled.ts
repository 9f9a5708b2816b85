import type { QueryKey } from '@tanstack/react-query'
import { type PolledQuery, usePolledQuery, useStickyError } from '@tributary/react'
import type { LoadErrorProps } from '@tributary/ui'
import { firstFailure } from './first-failure.ts'

/** The last response, or why the first load failed. */
export type Polled<T> = { data: T | undefined; failure: LoadErrorProps | null }

/** Data that is polled every 10 s while the page is visible (CONST-06, CONST-27). */
export function usePolled<Data, Key extends QueryKey>(polled: PolledQuery<Data, Key>): Polled<Data> {
  const query = usePolledQuery(polled)
  const { data, isFetching, refetch } = query
  return { data, failure: firstFailure({ error: useStickyError(query), isFetching, refetch }) }
}
