import { useQueryClient } from '@tanstack/react-query'
import { type Id, type StructureChange, sameId } from '@tributary/domain'
import { failureMessage, listStructureChanges, undoStructureChange } from '@tributary/sdk'
import { areaTableMessages, changesMessages, linksMessages } from '@tributary/sdk/excel'
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
  const undoOwn = async (isIt: (change: StructureChange) => boolean) => {
    const changes = await listStructureChanges(client, { query: { orgId: organisationId } })
    const last = changes.find((change) => change.by === null && isIt(change))
    if (last) return undo(last)
    show({ type: 'error', content: changesMessages.none })
  }
  const actionFor = (name: string, isIt: (change: StructureChange) => boolean) => ({
    label: linksMessages.undo,
    name: linksMessages.undoing(name),
    onPress: () =>
      void undoOwn(isIt).catch((error: unknown) => show({ type: 'error', content: failureMessage(error) })),
  })
  return {
    undo,
    /** The button of a toast. It undoes the last change that the user made to an item. */
    undoAction: ({ id, name }: { id: Id; name: string }) =>
      actionFor(name, ({ target }) => target === String(id)),
    /** The button of a toast. It undoes the last save of a user's access, which may have changed only these connectors. */
    undoAccessAction: ({ id, name }: { id: Id; name: string }, connectors: readonly Id[]) =>
      actionFor(name, ({ action, target }) =>
        action === 'connector.users-changed'
          ? connectors.some((connector) => sameId(connector, target))
          : sameId(id, target),
      ),
    /** The button of a toast. It undoes the last table that the user has added. */
    undoImportAction: () => actionFor(areaTableMessages.table, ({ action }) => action === 'areas.imported'),
  }
}
