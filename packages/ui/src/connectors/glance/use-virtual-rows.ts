import type { Range } from '@tanstack/react-virtual'
import type { TriageRow } from '@tributary/sdk/connectors'
import { useCallback, useRef } from 'react'
import { useLaterVirtualizer } from '../../primitives/virtual/use-later-virtualizer.ts'
import { useFocusedItem } from '../../primitives/virtual/virtual-focus.ts'
import { rowsToDraw, VIRTUAL_PAST, withRoom } from '../../primitives/virtual/virtual-rows.ts'
import type { ListedConnector } from './listed-connector.ts'

/** The head and a row, in pixels. Rows are measured once drawn. */
const ROW_PX = 36

const keyOf = ({ connector }: TriageRow<ListedConnector>) => connector.id

/** Returns which rows of a long list to draw while it scrolls, or all rows of a short one. */
export function useVirtualRows(rows: readonly TriageRow<ListedConnector>[], scroller: HTMLElement | null) {
  const body = useRef<HTMLTableSectionElement>(null)
  const isVirtual = rows.length > VIRTUAL_PAST
  const { focusedIndex, watch } = useFocusedItem({ items: rows, keyOf, list: body, onFocusLost: undefined })
  const virtualizer = useLaterVirtualizer({
    enabled: isVirtual,
    count: rows.length,
    getScrollElement: () => scroller,
    estimateSize: () => ROW_PX,
    getItemKey: useCallback((index: number) => rows[index]?.connector.id ?? index, [rows]),
    rangeExtractor: useCallback((range: Range) => rowsToDraw(range, focusedIndex()), [focusedIndex]),
    scrollMargin: ROW_PX,
    overscan: 8,
  })
  const extent = { start: ROW_PX, gap: 0, size: virtualizer.getTotalSize() }
  const { rows: some, roomAfter } = withRoom(virtualizer.getVirtualItems(), extent)
  const drawn = isVirtual ? some : rows.map((_, index) => ({ index, room: 0 }))
  return { body, isVirtual, drawn, roomAfter, measure: virtualizer.measureElement, watch }
}
