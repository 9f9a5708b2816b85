import type { Range } from '@tanstack/react-virtual'
import type { LineNote, NewName } from '@tributary/sdk/excel'
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { useLaterVirtualizer } from '../../primitives/virtual/use-later-virtualizer.ts'
import { useFocusedItem } from '../../primitives/virtual/virtual-focus.ts'
import { rowsToDraw, VIRTUAL_PAST, withRoom } from '../../primitives/virtual/virtual-rows.ts'
import { NameRow, type RowActions } from './NameRow.tsx'
import * as css from './NameRows.css.ts'

export type NameRowListProps = {
  rows: readonly NewName[]
  /** The note of each row, by its key. */
  notes: ReadonlyMap<string, LineNote>
  /** The key of the row to focus as soon as it is drawn. */
  wanted: RefObject<string | null>
  labelId: string
  readOnly: boolean
  actions: RowActions
}

/** A row without a note, and the gap below it, in pixels. */
const ROW_PX = 44

const keyOf = ({ key }: NewName) => key

/** The rows of names. With more than a hundred, only those in sight are drawn. */
export function NameRowList({ rows, notes, wanted, labelId, readOnly, actions }: NameRowListProps) {
  const [scroller, setScroller] = useState<HTMLElement | null>(null)
  const list = useRef<HTMLUListElement>(null)
  const { isVirtual, drawn, roomAfter, measure, watch, scrollTo } = useVirtualNames(rows, scroller, list)
  // After every render, because the row may be drawn only after the list has scrolled to it.
  useLayoutEffect(() => {
    const key = wanted.current
    if (key === null) return
    const box = list.current?.querySelector<HTMLElement>(`[data-item="${CSS.escape(key)}"] input`)
    const at = rows.findIndex((row) => row.key === key)
    if (!box && at >= 0) return scrollTo(at)
    wanted.current = null
    box?.focus()
  })
  return (
    <div ref={setScroller} className={css.scroller}>
      <ul ref={list} {...(isVirtual && { style: { paddingBlockEnd: roomAfter } })}>
        {drawn.map(({ index, room }) => {
          const row = rows[index]
          return (
            row && (
              <li
                key={row.key}
                className={css.row}
                {...watch(row)}
                {...(isVirtual && {
                  ref: measure,
                  'data-index': index,
                  'aria-setsize': rows.length,
                  'aria-posinset': index + 1,
                  style: { marginBlockStart: room },
                })}
              >
                <NameRow
                  row={row}
                  at={index}
                  isFirst={index === 0}
                  isOnly={rows.length === 1}
                  note={notes.get(row.key)}
                  {...{ labelId, readOnly, actions }}
                />
              </li>
            )
          )
        })}
      </ul>
    </div>
  )
}

function useVirtualNames(
  rows: readonly NewName[],
  scroller: HTMLElement | null,
  list: RefObject<HTMLUListElement | null>,
) {
  const isVirtual = rows.length > VIRTUAL_PAST
  const { focusedIndex, watch } = useFocusedItem({ items: rows, keyOf, list, onFocusLost: undefined })
  const virtualizer = useLaterVirtualizer({
    enabled: isVirtual,
    count: rows.length,
    getScrollElement: () => scroller,
    estimateSize: () => ROW_PX,
    getItemKey: useCallback((index: number) => rows[index]?.key ?? index, [rows]),
    rangeExtractor: useCallback((range: Range) => rowsToDraw(range, focusedIndex()), [focusedIndex]),
    overscan: 6,
  })
  const extent = { start: 0, gap: 0, size: virtualizer.getTotalSize() }
  const { rows: some, roomAfter } = withRoom(virtualizer.getVirtualItems(), extent)
  const drawn = isVirtual ? some : rows.map((_, index) => ({ index, room: 0 }))
  return {
    ...{ isVirtual, drawn, roomAfter, watch },
    measure: virtualizer.measureElement,
    scrollTo: (index: number) => virtualizer.scrollToIndex?.(index, { align: 'center' }),
  }
}
