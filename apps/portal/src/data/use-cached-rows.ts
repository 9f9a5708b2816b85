import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { writeCache } from './apply-write.ts'
import { useStableKey } from './use-stable-key.ts'

/** Returns how to change and reload a cached list, for forms that do one without the other. */
export function useCachedRows<Row>(listKey: QueryKey) {
  const queries = useQueryClient()
  const queryKey = useStableKey(listKey)
  const write = useCallback(
    (change: (rows: readonly Row[]) => Row[]) => writeCache<Row[]>(queries, queryKey, change),
    [queries, queryKey],
  )
  /** Resolves with the rows after the reload, or with the old ones when it fails. */
  const reload = useCallback(async (): Promise<readonly Row[]> => {
    await queries.invalidateQueries({ queryKey })
    return queries.getQueryData<Row[]>(queryKey) ?? []
  }, [queries, queryKey])
  return { write, reload }
}
