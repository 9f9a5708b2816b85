'use client'

import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Id } from '@tributary/domain'
import { useCallback } from 'react'
import { pendingKey } from '../cache/keys.ts'
import { useStableKey } from '../cache/use-stable-key.ts'

/** Changes without a response yet, keyed by the id of their row as text. */
export type Pending<Change> = ReadonlyMap<string, Change>

const none = new Map<string, never>()

/**
 * The overlay of a cached list: changes that are shown before the server responds. They are cached next to the
 * list, not in it. So a reload does not undo them, and after a refusal, dropping the change restores the row.
 * Together with `applyWrite` this is how optimistic changes work.
 *
 * `send` does nothing while another change of the same row is pending.
 */
export function usePending<Change>(listKey: QueryKey) {
  const queries = useQueryClient()
  const queryKey = useStableKey(pendingKey(listKey))
  const pending: Pending<Change> = useQuery<Pending<Change>>({ queryKey }).data ?? none
  const send = useCallback(
    async (id: Id, change: Change, work: () => Promise<void>) => {
      const key = String(id)
      const read = (): Pending<Change> => queries.getQueryData<Pending<Change>>(queryKey) ?? none
      if (read().has(key)) return
      queries.setQueryData(queryKey, new Map(read()).set(key, change))
      try {
        await work()
      } finally {
        queries.setQueryData(queryKey, new Map([...read()].filter(([other]) => other !== key)))
      }
    },
    [queries, queryKey],
  )
  return { pending, send }
}
