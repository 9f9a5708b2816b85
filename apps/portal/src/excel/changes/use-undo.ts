import { useQueryClient } from '@tanstack/react-query'
import type { Id, StructureChange } from '@tributary/domain'
import { failureMessage, listStructureChanges, undoStructureChange } from '@tributary/sdk'
import { changesMessages, linksMessages } from '@tributary/sdk/excel'
import { useToasts } from '@tributary/ui'
import { useFormClient } from '../../session/use-form-client.ts'
import { reloadLinkedLists } from '../linker/reload-linked-lists.ts'

/** Undoes changes of an organisation's structure. */
export function useUndo(organisationId: Id) {
  const client = useFormClient()
  const queries = useQueryClient()
  const { show } = useToasts()

  const undo = async ({ id, name }: Pick<StructureChange, 'id' | 'name'>) => {
    await undoStructureChange(client, { params: { id }, body: { organisationId } })
    await reloadLinkedLists(queries, organisationId)
    show({ type: 'success', content: changesMessages.undone(name) })
  }
  const undoOwn = async (target: Id) => {
    const changes = await listStructureChanges(client, { query: { orgId: organisationId } })
    const last = changes.find((change) => change.by === null && change.target === String(target))
    if (last) return undo(last)
    show({ type: 'error', content: changesMessages.none })
  }
  return {
    undo,
    /** The button of a toast. It undoes the last change that the user made to an item. */
    undoAction: ({ id, name }: { id: Id; name: string }) => ({
      label: linksMessages.undo,
      name: linksMessages.undoing(name),
      onPress: () =>
        void undoOwn(id).catch((error: unknown) => show({ type: 'error', content: failureMessage(error) })),
    }),
  }
}
