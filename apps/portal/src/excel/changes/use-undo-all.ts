import { useQueryClient } from '@tanstack/react-query'
import type { Id } from '@tributary/domain'
import { reloadConnectors } from '@tributary/react'
import { createUndoQueue } from '@tributary/sdk'
import { linksMessages } from '@tributary/sdk/excel'
import { userBulkMessages } from '@tributary/sdk/users'
import { useToasts } from '@tributary/ui'
import { useFormClient } from '../../session/use-form-client.ts'
import { reloadLinkedLists } from '../linker/reload-linked-lists.ts'

/** Returns the button of a toast that undoes an action on several users. `changes` has one change for each of them. */
export function useUndoAll(organisationId: Id) {
  const client = useFormClient()
  const queries = useQueryClient()
  const { show } = useToasts()

  const undo = async (changes: readonly Id[]) => {
    const { done, total, items } = await createUndoQueue(client, { organisationId, changes }).start()
    await reloadLinkedLists(queries, organisationId)
    reloadConnectors(queries, organisationId)
    const reason = items.find(({ state }) => state === 'failed')?.message
    const content = [userBulkMessages.undone(done, total), reason].filter(Boolean).join(' ')
    show({ type: done === total ? 'success' : 'error', content })
  }
  return (name: string, changes: readonly Id[]) => ({
    label: linksMessages.undo,
    name: linksMessages.undoing(name),
    onPress: () => void undo(changes),
  })
}
