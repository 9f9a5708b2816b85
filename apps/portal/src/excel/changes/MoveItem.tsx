import { useQueryClient } from '@tanstack/react-query'
import { accessChange, afterMove, type Id, type StructureMove } from '@tributary/domain'
import { failureMessage } from '@tributary/sdk'
import { MoveDialog, type MoveTarget, useToasts } from '@tributary/ui'
import { useFormClient } from '../../session/use-form-client.ts'
import { useSubmit } from '../../session/use-submit.ts'
import { useAccessLists } from '../access/use-access-structure.ts'
import { reloadLinkedLists } from '../linker/reload-linked-lists.ts'
import { type MovedItem, moveTexts, sendMove } from './move-kinds.ts'
import { useUndo } from './use-undo.ts'

type MoveItemProps = {
  organisationId: Id
  item: MovedItem
  /** What it can be merged into or moved to. */
  targets: readonly MoveTarget[]
  /** Only for a sub-area that moves: the areas that it is linked to. */
  from?: readonly MoveTarget[]
  onClose: () => void
}

/** Merges an item of the structure into another one, or moves it, after it has shown who gains and loses. */
export function MoveItem({ organisationId, item, targets, from, onClose }: MoveItemProps) {
  const client = useFormClient()
  const queries = useQueryClient()
  const { show } = useToasts()
  const { undoAction } = useUndo(organisationId)
  const { busy, error, dismissError, run } = useSubmit(failureMessage)
  const { structure, lists } = useAccessLists(organisationId, true)
  const moveOf = (to: Id, left: Id | undefined): StructureMove =>
    item.kind === 'move-subarea'
      ? { kind: item.kind, id: item.id, from: left ?? '', to }
      : { kind: item.kind, id: item.id, to }
  const { act, label, means, done } = moveTexts(item.kind)
  const send = (to: Id, left: Id | undefined) =>
    run(async () => {
      await sendMove(client, organisationId, moveOf(to, left))
      await reloadLinkedLists(queries, organisationId)
      const into = targets.find(({ id }) => String(id) === String(to))?.name ?? ''
      show({ type: 'success', content: done(item.name, into), action: undoAction(item) })
      onClose()
      return null
    })
  return (
    <MoveDialog
      {...{ act, label, means, targets, busy, error, onClose }}
      {...(from && { from })}
      name={item.name}
      onDismissError={dismissError}
      differencesOf={(to, left) =>
        structure
          ? accessChange(structure, afterMove(structure, moveOf(to, left)))
          : lists.some(({ error }) => error)
            ? 'failed'
            : 'loading'
      }
      onMove={(to, left) => void send(to, left)}
    />
  )
}
