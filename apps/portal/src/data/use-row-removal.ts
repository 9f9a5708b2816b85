import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { type Id, sameId } from '@tributary/domain'
import { applyWrite, usePending, useStableKey } from '@tributary/react'
import { failureMessage } from '@tributary/sdk'
import { useToasts } from '@tributary/ui'
import { useCallback } from 'react'
import { ignoreMissing } from './ignore-missing.ts'

type Removal = {
  call: () => Promise<unknown>
  /** The toast for a removal that succeeded. */
  done: string
}

/**
 * Removes rows of a cached list. A row disappears immediately, and returns with the reason in a toast when the server
 * refuses. `withoutRemoved` is applied to the list on screen.
 */
export function useRowRemoval<Row extends { id: Id }>(listKey: QueryKey) {
  const queries = useQueryClient()
  const queryKey = useStableKey(listKey)
  const { show } = useToasts()
  const { pending, send } = usePending<true>(queryKey)

  const remove = useCallback(
    async ({ id }: Row, { call, done }: Removal) => {
      const work = async () => {
        await call().catch(ignoreMissing)
        await applyWrite<Row>(queries, queryKey, (rows) => rows.filter((row) => !sameId(row.id, id)))
        show({ type: 'success', content: done })
      }
      await send(id, true, work).catch((error: unknown) => {
        show({ type: 'error', content: failureMessage(error) })
        queries.invalidateQueries({ queryKey })
      })
    },
    [queries, queryKey, show, send],
  )
  const withoutRemoved = useCallback(
    (rows: readonly Row[]): readonly Row[] =>
      pending.size === 0 ? rows : rows.filter(({ id }) => !pending.has(String(id))),
    [pending],
  )
  return { remove, withoutRemoved }
}
