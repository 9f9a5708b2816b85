import type { Range } from '@tanstack/react-virtual'
import type { Id } from '@tributary/domain'
import { type RefObject, useCallback, useId, useLayoutEffect, useRef } from 'react'
import { useLaterVirtualizer } from '../../primitives/virtual/use-later-virtualizer.ts'
import { rowsToDraw, VIRTUAL_PAST } from '../../primitives/virtual/virtual-rows.ts'
import type { LinkerItem } from './linker-types.ts'
import * as css from './PickList.css.ts'
import { PickRow } from './PickRow.tsx'
import { type PickingOptions, usePicking } from './use-picking.ts'
import { useRovingRow } from './use-roving-row.ts'
import { useRowHeight } from './use-row-height.ts'

export type PickListProps = PickingOptions & {
  /** The id of the heading that names it. */
  headingId: string
  isOn: (id: Id) => boolean
  /** The chosen item. */
  chosen?: LinkerItem | undefined
}

/** Rows to pick by pointer and keyboard. Of a long list only those in sight are drawn. */
export function PickList(props: PickListProps) {
  const { kind, headingId, items, isOn, chosen, fixed } = props
  const listId = useId()
  const scroller = useRef<HTMLDivElement>(null)
  const rowHeight = useRowHeight()
  const roving = useRovingRow({ scroller, items, chosen, rowHeight })
  const rows = useRowsToDraw({ scroller, count: items.length, rowHeight, place: roving.place })
  const heard = usePicking(props, { ...roving, scroller, rowHeight })
  const List = kind === 'one' ? 'div' : 'ul'
  return (
    <div ref={scroller} className={css.scroller} data-picks={kind} {...heard}>
      <List
        role={kind === 'one' ? 'radiogroup' : 'list'}
        aria-labelledby={headingId}
        className={css.list}
        style={{ height: items.length * rowHeight }}
      >
        {rows.map((at) => {
          const item = items[at]
          if (!item) return null
          const place = { at, of: items.length, top: at * rowHeight, reached: at === roving.place }
          return <PickRow key={item.id} {...place} {...{ kind, item, fixed, listId }} on={isOn(item.id)} />
        })}
      </List>
    </div>
  )
}

type RowsToDrawOptions = {
  scroller: RefObject<HTMLElement | null>
  count: number
  /** Of every row, in pixels. */
  rowHeight: number
  /** The row that Tab reaches. It is always drawn. */
  place: number
}

/** Returns which rows to draw while the list scrolls: in a long list only those in sight and the one Tab reaches. */
function useRowsToDraw({ scroller, count, rowHeight, place }: RowsToDrawOptions): number[] {
  const isVirtual = count > VIRTUAL_PAST
  const virtualizer = useLaterVirtualizer({
    enabled: isVirtual,
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    rangeExtractor: useCallback((range: Range) => rowsToDraw(range, place), [place]),
    overscan: 8,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the virtualizer keeps the old height otherwise
  useLayoutEffect(() => virtualizer.measure?.(), [rowHeight])
  return isVirtual ? virtualizer.getVirtualIndexes() : Array.from({ length: count }, (_, row) => row)
}
