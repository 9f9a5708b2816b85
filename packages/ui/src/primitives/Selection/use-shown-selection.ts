import type { Id } from '@tributary/domain'
import { useEffect, useMemo } from 'react'
import { selectedRows } from './row-selection.ts'
import type { Selecting } from './use-row-selection.ts'

/** Returns the selected ones of the shown rows. Rows that a filter hides are no longer selected. */
export function useShownSelection<Row extends { id: Id }>(
  rows: readonly Row[],
  { selection, onSelection }: Selecting,
): Row[] {
  const selected = useMemo(() => selectedRows(rows, selection), [rows, selection])
  useEffect(() => {
    if (selected.length < selection.size) onSelection(new Set(selected.map(({ id }) => String(id))))
  }, [selected, selection, onSelection])
  return selected
}
