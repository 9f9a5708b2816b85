import { statusNameOf } from '@tributary/domain'
import { memo } from 'react'
import { Inline } from '../../layout/Inline.tsx'
import { box } from '../../primitives/Checkbox/Checkbox.css.ts'
import { MiddleEllipsis } from '../../primitives/MiddleEllipsis/MiddleEllipsis.tsx'
import { wholeOnFocus } from '../../primitives/MiddleEllipsis/Whole.css.ts'
import { radio } from '../../primitives/Radio/Radio.css.ts'
import { classNames } from '../../theme/class-names.ts'
import { StructureStatus } from '../status/StructureStatus.tsx'
import type { LinkerItem } from './linker-types.ts'
import * as css from './PickList.css.ts'

export type PickRowProps = {
  /** One item of the list can be chosen, or any number. */
  kind: 'one' | 'many'
  item: LinkerItem
  /** Its index, the number of rows, and its distance from the top in pixels. */
  at: number
  of: number
  top: number
  on: boolean
  /** It cannot be changed. */
  fixed: boolean
  /** The one row of the list that Tab reaches. */
  reached: boolean
  listId: string
}

const nothing = () => {}

/** One row of a linker. Its list handles its events. */
export const PickRow = memo(function PickRow({
  kind,
  item,
  at,
  of,
  top,
  on,
  fixed,
  reached,
  listId,
}: PickRowProps) {
  const id = `${listId}-${at}`
  const marked = item.status != null && statusNameOf(item.status) !== 'active'
  const hasAside = marked || Boolean(item.note)
  const place = { 'aria-setsize': of, 'aria-posinset': at + 1 }
  const Row = kind === 'one' ? 'div' : 'li'
  return (
    <Row
      className={classNames(css.row, on && css.on[kind], wholeOnFocus)}
      style={{ top }}
      {...(at === 0 && { 'data-first': '' })}
      {...(kind === 'many' && place)}
    >
      <input
        id={id}
        data-at={at}
        className={classNames(kind === 'one' ? radio : box, css.control)}
        checked={on}
        onChange={nothing}
        tabIndex={reached ? 0 : -1}
        {...(fixed && { 'aria-disabled': true })}
        {...(hasAside && { 'aria-describedby': `${id}-aside` })}
        {...(kind === 'one' ? { type: 'radio', name: listId, ...place } : { type: 'checkbox' })}
      />
      <label
        htmlFor={id}
        className={classNames(css.name, kind === 'one' && on && css.chosenName)}
        title={item.name}
      >
        <MiddleEllipsis title={null}>{item.name}</MiddleEllipsis>
      </label>
      {hasAside && (
        <Inline
          as="span"
          gap={2}
          size="xs"
          color="secondary"
          whiteSpace="nowrap"
          id={`${id}-aside`}
          className={css.aside}
        >
          {marked && <StructureStatus status={item.status ?? null} />}
          {item.note && <span className={css.note}>{item.note}</span>}
        </Inline>
      )}
    </Row>
  )
})
