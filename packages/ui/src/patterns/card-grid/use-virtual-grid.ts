import type { Range } from '@tanstack/react-virtual'
import { type Id, sameId } from '@tributary/domain'
import { useCallback, useEffect, useRef } from 'react'
import { useLaterVirtualizer } from '../../primitives/virtual/use-later-virtualizer.ts'
import { useFocusedItem } from '../../primitives/virtual/virtual-focus.ts'
import { type DrawnRow, rowsToDraw, VIRTUAL_PAST, withRoom } from '../../primitives/virtual/virtual-rows.ts'
import { useGridShape } from './use-grid-shape.ts'

export type VirtualGridOptions<T> = {
  items: readonly T[]
  /** The estimated height of a row including its gap, in pixels. Rows are measured once drawn. */
  rowHeight: number
  /** The item to scroll to once. */
  lookedFor?: Id | undefined
  /** Called when the last item is removed with the focus in it: moves the focus elsewhere. */
  onFocusLost?: (() => void) | undefined
}

/** One item to draw: its position, its row, and the height of the rows left out before it. */
export type DrawnItem<T> = { item: T; position: number; row: number; isFirst: boolean; room: number }

/** Returns which items of a long grid to draw while the page scrolls, or all items of a short one. */
export function useVirtualGrid<T extends { id: Id }>(options: VirtualGridOptions<T>) {
  const { items, rowHeight, lookedFor, onFocusLost } = options
  const isVirtual = items.length > VIRTUAL_PAST
  const grid = useRef<HTMLUListElement>(null)
  const ruler = useRef<HTMLLIElement>(null)
  const { columns, gap, top } = useGridShape(grid, ruler, isVirtual)
  const { focusedIndex, watch } = useFocusedItem({ items, keyOf: idOf, list: grid, onFocusLost })
  const virtualizer = useLaterVirtualizer({
    enabled: isVirtual,
    count: Math.ceil(items.length / columns),
    estimateSize: () => rowHeight - gap,
    getItemKey: useCallback((row: number) => `${columns} ${items[row * columns]?.id}`, [items, columns]),
    rangeExtractor: useCallback(
      (range: Range) => rowsToDraw(range, rowOf(focusedIndex(), columns)),
      [focusedIndex, columns],
    ),
    gap,
    scrollMargin: top,
    overscan: 2,
  })
  const sought =
    isVirtual && lookedFor !== undefined ? items.findIndex(({ id }) => sameId(id, lookedFor)) : -1
  const { scrollToIndex } = virtualizer
  useScrollOnce(gap > 0 ? rowOf(sought < 0 ? null : sought, columns) : null, scrollToIndex)
  const extent = { start: top, gap, size: virtualizer.getTotalSize() }
  const { rows, roomAfter } = withRoom(virtualizer.getVirtualItems(), extent)
  const drawn = isVirtual ? rows.flatMap((row) => itemsOfRow(items, columns, row)) : allOf(items)
  return {
    grid,
    ruler,
    isVirtual,
    drawn,
    roomAfter,
    measure: virtualizer.measureElement,
    watch,
  }
}

/** Scrolls to a row once, when it is first known. Later the user decides. */
function useScrollOnce(
  row: number | null,
  scrollToIndex: ((row: number, how: { align: 'center' }) => void) | undefined,
) {
  const done = useRef(false)
  useEffect(() => {
    if (row === null || !scrollToIndex || done.current) return
    done.current = true
    scrollToIndex(row, { align: 'center' })
  }, [row, scrollToIndex])
}

const idOf = ({ id }: { id: Id }) => id

const rowOf = (index: number | null, columns: number) => (index === null ? null : Math.floor(index / columns))

const allOf = <T>(items: readonly T[]): DrawnItem<T>[] =>
  items.map((item, position) => ({ item, position, row: position, isFirst: true, room: 0 }))

const itemsOfRow = <T>(items: readonly T[], columns: number, { index: row, room }: DrawnRow) =>
  items.slice(row * columns, (row + 1) * columns).map((item, column): DrawnItem<T> => {
    const position = row * columns + column
    return { item, position, row, isFirst: column === 0, room }
  })
