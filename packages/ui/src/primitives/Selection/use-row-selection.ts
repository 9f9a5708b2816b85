import type { Id } from '@tributary/domain'
import { useRef } from 'react'
import { useStable } from '../use-stable.ts'
import { type RowSelection, rowsBetween, selectionState, withRows } from './row-selection.ts'

/** Selected rows, and how the selection changes. */
export type Selecting = {
  /** The ids of the selected rows, as text. */
  selection: RowSelection
  /** Called with the new selection. */
  onSelection: (selection: RowSelection) => void
}

/** The state of the checkbox of all rows, and what the checkboxes do. Shift selects from the last pressed row. */
export function useRowSelection(rows: readonly { id: Id }[], selecting: Selecting | undefined) {
  const last = useRef<Id | null>(null)
  const { selection = none, onSelection = ignore } = selecting ?? {}
  return {
    state: selectionState(rows, selection),
    isSelected: (id: Id): boolean => selection.has(String(id)),
    selectAll: useStable((on: boolean) => onSelection(withRows(selection, rows, on))),
    select: useStable((id: Id, on: boolean, range: boolean) => {
      onSelection(withRows(selection, rowsBetween(rows, range ? last.current : id, id), on))
      last.current = id
    }),
  }
}

const none: RowSelection = new Set()
const ignore = () => undefined
