import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'

/** The rows of a list that is kept under a key: shows what a write has answered, and asks for them anew. */
export function useStructureRows<Row>(queryKey: QueryKey) {
  const queries = useQueryClient()
  // The same key is another object at every drawing.
  const key = JSON.stringify(queryKey)
  /** At once. An answer that was asked for before the write knows nothing of it and is given up. */
  const keep = useCallback(
    async (change: (rows: readonly Row[]) => Row[]) => {
      const known: QueryKey = JSON.parse(key)
      await queries.cancelQueries({ queryKey: known })
      queries.setQueryData<Row[]>(known, (rows) => rows && change(rows))
    },
    [queries, key],
  )
  /** Answers what the list holds then; what it held before when it cannot be asked for. */
  const renew = useCallback(async (): Promise<readonly Row[]> => {
    const known: QueryKey = JSON.parse(key)
    await queries.invalidateQueries({ queryKey: known })
    return queries.getQueryData<Row[]>(known) ?? []
  }, [queries, key])
  return { keep, renew }
}
