import type { Actor } from '@tributary/domain'
import { bulkMessages, type TriageRow } from '@tributary/sdk/connectors'
import { useMemo } from 'react'
import { SelectionBar } from '../../primitives/Selection/SelectionBar.tsx'
import { useShownSelection } from '../../primitives/Selection/use-shown-selection.ts'
import type { BulkSelection, ListedConnector } from '../glance/listed-connector.ts'
import { BulkActions } from './BulkActions.tsx'
import { bulkText } from './bulk.messages.ts'

type BulkBarProps<Connector extends ListedConnector> = BulkSelection<Connector> & {
  /** The rows that are shown. */
  rows: readonly TriageRow<Connector>[]
  viewer: Actor | null
}

/** How many connectors are selected, and the actions on them. Nothing without a selection. */
export function BulkBar<Connector extends ListedConnector>(props: BulkBarProps<Connector>) {
  const { rows, viewer, onSelection, onBulk } = props
  const shown = useMemo(() => rows.map(({ connector }) => connector), [rows])
  const selected = useShownSelection(shown, props)
  return (
    <SelectionBar
      label={bulkText.actions}
      count={selected.length}
      words={bulkMessages.selected(selected.length)}
      onClear={() => onSelection(new Set())}
    >
      <BulkActions viewer={viewer} onBulk={(action) => onBulk(action, selected)} />
    </SelectionBar>
  )
}
