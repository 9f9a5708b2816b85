import type { Id } from '@tributary/domain'
import { useId, useRef } from 'react'
import type { LinkerItem } from './linker-types.ts'
import * as css from './PickList.css.ts'
import { PickRow } from './PickRow.tsx'
import { type PickingOptions, usePicking } from './use-picking.ts'
import { useRovingRow } from './use-roving-row.ts'
import { useRowHeight } from './use-row-height.ts'
import { useRowsInSight } from './use-rows-in-sight.ts'

export type PickListProps = PickingOptions & {
  /** The heading that names it. */
  headingId: string
  isOn: (id: Id) => boolean
  /** The one that is chosen. */
  chosen?: LinkerItem | undefined
}

/** Rows to pick from by pointer and keyboard, of which only those in sight are in the page (design language, section 12). */
export function PickList(props: PickListProps) {
  const { kind, headingId, items, isOn, chosen, fixed } = props
  const listId = useId()
  const scroller = useRef<HTMLDivElement>(null)
  const rowHeight = useRowHeight()
  const roving = useRovingRow({ scroller, items, chosen, rowHeight })
  const rows = useRowsInSight({ scroller, count: items.length, rowHeight, kept: roving.place })
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
