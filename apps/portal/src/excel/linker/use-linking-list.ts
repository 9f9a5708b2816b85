import type { UseQueryResult } from '@tanstack/react-query'
import { useStickyError } from '@tributary/react'
import { useCallback, useMemo } from 'react'
import type { LinkingList } from './linking-kind.ts'

/** A list as a linking screen needs it. `rowOf` must stay the same function. */
export function useLinkingList<Row, Linked>(
  query: UseQueryResult<Row[]>,
  rowOf: (row: Row) => Linked,
): LinkingList<Linked> {
  const { data, isFetching, refetch } = query
  const rows = useMemo(() => data?.map(rowOf), [data, rowOf])
  const reload = useCallback(async () => {
    const fresh = await refetch({ throwOnError: true })
    return (fresh.data ?? []).map(rowOf)
  }, [refetch, rowOf])
  const error = useStickyError(query)
  return useMemo(() => ({ rows, isFetching, error, reload }), [rows, isFetching, error, reload])
}
