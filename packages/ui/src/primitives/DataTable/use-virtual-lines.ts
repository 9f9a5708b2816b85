import type { Range } from '@tanstack/react-virtual'
import { useCallback, useRef } from 'react'
import { useLaterVirtualizer } from '../virtual/use-later-virtualizer.ts'
import { useFocusedItem } from '../virtual/virtual-focus.ts'
import { rowsToDraw, VIRTUAL_PAST, withRoom } from '../virtual/virtual-rows.ts'
import type { TableLine } from './table-lines.ts'

const HEAD_PX = 36
const ROW_PX = 44
const CHILD_PX = 38

const keyOf = ({ key }: { key: string }) => key

/** Returns which lines of a long table to draw while its wrapper scrolls, or all lines of a short one. */
export function useVirtualLines<Row, Child>(
  lines: readonly TableLine<Row, Child>[],
  wrapper: HTMLElement | null,
  onFocusLost: (() => void) | undefined,
) {
  const body = useRef<HTMLTableSectionElement>(null)
  const isVirtual = lines.length > VIRTUAL_PAST
  const { focusedIndex, watch } = useFocusedItem({ items: lines, keyOf, list: body, onFocusLost })
  const virtualizer = useLaterVirtualizer({
    enabled: isVirtual,
    count: lines.length,
    getScrollElement: () => wrapper,
    estimateSize: (index) => (lines[index]?.kind === 'row' ? ROW_PX : CHILD_PX),
    getItemKey: useCallback((index: number) => lines[index]?.key ?? index, [lines]),
    rangeExtractor: useCallback((range: Range) => rowsToDraw(range, focusedIndex()), [focusedIndex]),
    scrollMargin: HEAD_PX,
    overscan: 8,
  })
  const extent = { start: HEAD_PX, gap: 0, size: virtualizer.getTotalSize() }
  const { rows, roomAfter } = withRoom(virtualizer.getVirtualItems(), extent)
  const drawn = isVirtual ? rows : lines.map((_, index) => ({ index, room: 0 }))
  return { body, isVirtual, drawn, roomAfter, measure: virtualizer.measureElement, watch }
}
