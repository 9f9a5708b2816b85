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

/** Returns the one row of a list that Tab reaches: the last focused one, else the chosen one, else the first. */
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
    // The focused row is removed, so its neighbour gets the focus.
    if (focused.current && document.activeElement === document.body) rowAt(scroller.current, place)?.focus()
  })
  useInSight(options, chosenPlace)
  /** Focuses the row at this index, even if it is not drawn yet. */
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
    // There is no other target: the row may be removed, or the window may have lost the focus.
    if (relatedTarget === null) return
    focused.current = scroller.current?.contains(relatedTarget) ?? false
    if (!focused.current && chosen) setActive(null)
  }
  return { place, go, onFocus, onBlur }
}

/** Scrolls to the chosen row when the list appears or another one is chosen. */
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

/** Returns the index of the row whose input this is, or -1. */
export const placeIn = (target: EventTarget): number =>
  target instanceof HTMLInputElement ? Number(target.dataset.at ?? -1) : -1
