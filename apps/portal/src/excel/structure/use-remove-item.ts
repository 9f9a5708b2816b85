import type { QueryKey } from '@tanstack/react-query'
import type { Id, Named } from '@tributary/domain'
import { usePending } from '@tributary/react'
import { failureMessage } from '@tributary/sdk'
import { structureMessages } from '@tributary/sdk/excel'
import { useToasts } from '@tributary/ui'
import { useCallback } from 'react'
import { ignoreMissing } from '../../data/ignore-missing.ts'
import { useUndo } from '../changes/use-undo.ts'

export type RemoveItemOptions<Item> = {
  organisationId: Id
  /** The key of the cached list. */
  listKey: QueryKey
  call: (item: Item) => Promise<unknown>
  /** Takes the item out of the cached lists. */
  forget: (item: Item) => Promise<void>
  /** Requests those lists again, whether or not the removal worked. */
  reload: () => unknown
  /** Explains a refusal. A toast does by default. */
  onRefused?: (error: unknown) => void
}

/**
 * Deletes an item of the structure. It leaves its list immediately, and returns with the reason if the server refuses.
 * `withoutRemoved` hides it from a list until then.
 */
export function useRemoveItem<Item extends Named>(options: RemoveItemOptions<Item>) {
  const { organisationId, listKey, call, forget, reload, onRefused } = options
  const { show } = useToasts()
  const { undoAction } = useUndo(organisationId)
  const { pending, send } = usePending<true>(listKey)
  const showRefusal = (error: unknown) => show({ type: 'error', content: failureMessage(error) })
  const deleteItem = async (item: Item) => {
    await call(item).catch(ignoreMissing)
    await forget(item)
    show({ type: 'success', content: structureMessages.deleted(item.name), action: undoAction(item) })
  }
  const remove = async (item: Item) => {
    await send(item.id, true, () => deleteItem(item)).catch(onRefused ?? showRefusal)
    reload()
  }
  const withoutRemoved = useCallback(
    <Row extends Named>(rows: readonly Row[]): readonly Row[] =>
      pending.size === 0 ? rows : rows.filter(({ id }) => !pending.has(String(id))),
    [pending],
  )
  return { remove, withoutRemoved }
}
