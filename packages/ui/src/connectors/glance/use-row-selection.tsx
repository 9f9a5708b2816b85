import type { Id } from '@tributary/domain'
import type { TriageRow } from '@tributary/sdk/connectors'
import { type ReactNode, useMemo, useRef } from 'react'
import type { ListedConnector } from './listed-connector.ts'
import { type RowSelection, rowsBetween, selectionState, withRows } from './row-selection.ts'
import { SelectBox } from './SelectBox.tsx'
import { triageText } from './triage.messages.ts'

type Row = Pick<TriageRow<ListedConnector>, 'connector'>

type Options = {
  /** The rows in the order of the screen. */
  rows: readonly Row[]
  selection: RowSelection | undefined
  onSelection: ((selection: RowSelection) => void) | undefined
}

/** Returns the checkboxes of a table: one for all rows and one for each. Shift selects from the last pressed one. */
export function useRowSelection({ rows, selection, onSelection }: Options) {
  const last = useRef<Id | null>(null)
  const connectors = useMemo(() => rows.map(({ connector }) => connector), [rows])
  const isSelected = ({ connector }: Row): boolean => selection?.has(String(connector.id)) ?? false
  if (!selection || !onSelection) return { isSelected, selectAll: null, selectRow: (): ReactNode => null }

  const state = selectionState(connectors, selection)
  const select = ({ id }: ListedConnector, on: boolean, range: boolean) => {
    onSelection(withRows(selection, rowsBetween(connectors, range ? last.current : id, id), on))
    last.current = id
  }
  return {
    isSelected,
    selectAll: (
      <SelectBox
        label={triageText.selectAll}
        checked={state === 'all'}
        mixed={state === 'some'}
        onChange={(on) => onSelection(withRows(selection, connectors, on))}
      />
    ),
    selectRow: (row: Row): ReactNode => (
      <SelectBox
        label={triageText.select(row.connector.name)}
        checked={isSelected(row)}
        onChange={(on, range) => select(row.connector, on, range)}
      />
    ),
  }
}
