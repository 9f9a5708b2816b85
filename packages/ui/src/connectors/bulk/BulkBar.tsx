import type { Actor } from '@tributary/domain'
import { bulkMessages, type TriageRow } from '@tributary/sdk/connectors'
import { X } from 'lucide-react'
import { useEffect, useMemo, useRef } from 'react'
import { IconButton } from '../../primitives/Button/IconButton.tsx'
import { visuallyHidden } from '../../theme/text.css.ts'
import type { BulkSelection, ListedConnector } from '../glance/listed-connector.ts'
import { selectedRows } from '../glance/row-selection.ts'
import { BulkActions } from './BulkActions.tsx'
import * as css from './BulkBar.css.ts'
import { bulkText } from './bulk.messages.ts'

type BulkBarProps<Connector extends ListedConnector> = BulkSelection<Connector> & {
  /** The rows that are shown. */
  rows: readonly TriageRow<Connector>[]
  viewer: Actor | null
}

/** How many connectors are selected, and the actions on them. Nothing without a selection. */
export function BulkBar<Connector extends ListedConnector>(props: BulkBarProps<Connector>) {
  const { rows, viewer, selection, onSelection, onBulk } = props
  const selected = useMemo(
    () =>
      selectedRows(
        rows.map(({ connector }) => connector),
        selection,
      ),
    [rows, selection],
  )
  useEffect(() => {
    if (selected.length < selection.size) onSelection(new Set(selected.map(({ id }) => String(id))))
  }, [selected, selection, onSelection])
  const bar = useRef<HTMLFieldSetElement>(null)
  const clear = () => {
    if (bar.current) leave(bar.current)
    onSelection(new Set())
  }
  const words = selected.length > 0 ? bulkMessages.selected(selected.length) : ''
  return (
    <>
      <p role="status" className={visuallyHidden}>
        {words}
      </p>
      {selected.length > 0 && (
        <fieldset ref={bar} data-selection-bar aria-label={bulkText.actions} className={css.bar}>
          <p className={css.count} aria-hidden>
            {bulkText.selected(selected.length)}
          </p>
          <BulkActions viewer={viewer} onBulk={(action) => onBulk(action, selected)} />
          <IconButton size="sm" icon={X} aria-label={bulkText.clear} onClick={clear} />
        </fieldset>
      )}
    </>
  )
}

/** Passes the focus of a bar that disappears to the nearest selected row above it, or to the checkbox of all rows. */
function leave(bar: HTMLElement): void {
  const { top } = bar.getBoundingClientRect()
  const boxes = bar.parentElement?.querySelectorAll<HTMLElement>('thead input, tbody input:checked') ?? []
  const nearest = [...boxes].findLast((box) => box.getBoundingClientRect().bottom <= top)
  nearest?.focus({ preventScroll: true })
}
