import type { Range } from '@tanstack/react-virtual'
import { useCallback, useRef } from 'react'
import { useLaterVirtualizer } from './use-later-virtualizer.ts'
import { type FocusedItemOptions, useFocusedItem } from './virtual-focus.ts'
import { rowsToDraw, VIRTUAL_PAST, withRoom } from './virtual-rows.ts'

type VirtualRowsOptions<Item> = Omit<FocusedItemOptions<Item>, 'list'> & {
  /** The estimated height of a row in pixels. Rows are measured once they are drawn. */
  heightOf: (item: Item) => number
  /** The element in which the table scrolls. */
  scroller: HTMLElement | null
}

const HEAD_PX = 36

/** Returns which rows of a long table to draw while it scrolls, or all rows of a short one. */
export function useVirtualRows<Item>(options: VirtualRowsOptions<Item>) {
  const { items, keyOf, heightOf, scroller, onFocusLost } = options
  const body = useRef<HTMLTableSectionElement>(null)
  const isVirtual = items.length > VIRTUAL_PAST
  const { focusedIndex, watch } = useFocusedItem({ items, keyOf, list: body, onFocusLost })
  const virtualizer = useLaterVirtualizer({
    enabled: isVirtual,
    count: items.length,
    getScrollElement: () => scroller,
    estimateSize: (index) => {
      const item = items[index]
      return item === undefined ? 0 : heightOf(item)
    },
    getItemKey: useCallback(
      (index: number) => {
        const item = items[index]
        return item === undefined ? index : keyOf(item)
      },
      [items, keyOf],
    ),
    rangeExtractor: useCallback((range: Range) => rowsToDraw(range, focusedIndex()), [focusedIndex]),
    scrollMargin: HEAD_PX,
    overscan: 8,
  })
  const extent = { start: HEAD_PX, gap: 0, size: virtualizer.getTotalSize() }
  const { rows, roomAfter } = withRoom(virtualizer.getVirtualItems(), extent)
  const drawn = isVirtual ? rows : items.map((_, index) => ({ index, room: 0 }))
  return { body, isVirtual, drawn, roomAfter, measure: virtualizer.measureElement, watch }
}
