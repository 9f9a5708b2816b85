import { useQueryClient } from '@tanstack/react-query'
import { type AccessStructure, accessChange, afterMove, type Id, type StructureMove } from '@tributary/domain'
import { useStructureList, useUsers } from '@tributary/react'
import { failureMessage } from '@tributary/sdk'
import { MoveDialog, type MoveTarget, useToasts } from '@tributary/ui'
import { useMemo } from 'react'
import { useFormClient } from '../../session/use-form-client.ts'
import { useSubmit } from '../../session/use-submit.ts'
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
  const structure = useStructure(organisationId)
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
        structure && accessChange(structure, afterMove(structure, moveOf(to, left)))
      }
      onMove={(to, left) => void send(to, left)}
    />
  )
}

/** Undefined while the lists load. */
function useStructure(organisationId: Id): AccessStructure | undefined {
  const { data: areas } = useStructureList('areas', organisationId)
  const { data: subareas } = useStructureList('subareas', organisationId)
  const { data: versions } = useStructureList('versions', organisationId)
  const { data: groups } = useStructureList('groups', organisationId)
  const { data: users } = useUsers(organisationId)
  return useMemo(
    () =>
      areas && subareas && versions && groups && users
        ? { areas, subareas, versions, groups, users, entities: [], helperTables: [] }
        : undefined,
    [areas, subareas, versions, groups, users],
  )
}
