import type { Id } from '@tributary/domain'
import { type FocusEvent, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { LinkerItem } from './linker-types.ts'

export type RovingRowOptions = {
  scroller: RefObject<HTMLElement | null>
  items: readonly LinkerItem[]
  chosen: LinkerItem | undefined
  /** In pixels. */
  rowHeight: number
}

/** The one row of a list that Tab reaches: where the keyboard was, else the chosen one, else the first. */
export function useRovingRow(options: RovingRowOptions) {
  const { scroller, items, chosen } = options
  const [active, setActive] = useState<Id | null>(null)
  const last = useRef(0)
  const focused = useRef(false)
  const activePlace = useMemo(() => placeOf(items, active), [items, active])
  const chosenPlace = useMemo(() => (chosen ? items.indexOf(chosen) : -1), [items, chosen])
  const near = Math.min(last.current, items.length - 1)
  const place = activePlace >= 0 ? activePlace : chosenPlace >= 0 ? chosenPlace : active === null ? 0 : near
  useLayoutEffect(() => {
    last.current = place
    // The row that had the focus has gone; its neighbour has it now.
    if (focused.current && document.activeElement === document.body) rowAt(scroller.current, place)?.focus()
  })
  useInSight(options, chosenPlace)
  /** Gives the focus to the row at this place, wherever it is. */
  const go = (to: number) => {
    const item = items[to]
    if (!item) return
    flushSync(() => setActive(item.id))
    const row = rowAt(scroller.current, to)
    row?.focus({ preventScroll: true })
    row?.parentElement?.scrollIntoView?.({ block: 'nearest' })
  }
  const onFocus = ({ target }: FocusEvent) => {
    focused.current = true
    const item = items[placeIn(target)]
    if (item) setActive(item.id)
  }
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    // Nowhere else: the row may have gone, or the whole window.
    if (relatedTarget === null) return
    focused.current = scroller.current?.contains(relatedTarget) ?? false
    if (!focused.current && chosen) setActive(null)
  }
  return { place, go, onFocus, onBlur }
}

/** Whoever comes to a list in which something is chosen sees it. */
function useInSight({ scroller, chosen, rowHeight }: RovingRowOptions, place: number) {
  const seen = useRef<Id | null>(null)
  const id = chosen?.id ?? null
  useLayoutEffect(() => {
    if (id === seen.current) return
    seen.current = id
    const list = scroller.current
    if (!list || place < 0 || list.contains(document.activeElement)) return
    const top = place * rowHeight
    if (top >= list.scrollTop && top + rowHeight <= list.scrollTop + list.clientHeight) return
    list.scrollTop = top - (list.clientHeight - rowHeight) / 2
  }, [scroller, place, id, rowHeight])
}

const placeOf = (items: readonly LinkerItem[], id: Id | null): number =>
  id === null ? -1 : items.findIndex((item) => item.id === id)

const rowAt = (list: HTMLElement | null, place: number) =>
  list?.querySelector<HTMLInputElement>(`input[data-at="${place}"]`)

/** The place of a row in its list, told by the box in it; -1 for anything else. */
export const placeIn = (target: EventTarget): number =>
  target instanceof HTMLInputElement ? Number(target.dataset.at ?? -1) : -1
