import { type Id, sameId } from '@tributary/domain'
import { type FocusEvent, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { LinkerItem } from './linker-types.ts'

export type RovingRowOptions = {
  scroller: RefObject<HTMLElement | null>
  items: readonly LinkerItem[]
  chosen: Id | null
}

/** The one row of a list that Tab reaches: where the keyboard was, else the chosen one, else the first. */
export function useRovingRow({ scroller, items, chosen }: RovingRowOptions) {
  const [active, setActive] = useState<Id | null>(null)
  const last = useRef(0)
  const focused = useRef(false)
  const activePlace = useMemo(() => placeOf(items, active), [items, active])
  const chosenPlace = useMemo(() => placeOf(items, chosen), [items, chosen])
  const near = Math.min(last.current, items.length - 1)
  const place = activePlace >= 0 ? activePlace : chosenPlace >= 0 ? chosenPlace : active === null ? 0 : near
  useLayoutEffect(() => {
    last.current = place
    // The row that had the focus has gone; its neighbour has it now.
    if (focused.current && document.activeElement === document.body) rowAt(scroller.current, place)?.focus()
  })
  useInSight(scroller, chosenPlace, chosen)
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
    if (!focused.current && chosen !== null) setActive(null)
  }
  return { place, go, onFocus, onBlur }
}

/** Whoever comes to a list in which something is chosen sees it. */
function useInSight(scroller: RefObject<HTMLElement | null>, place: number, chosen: Id | null) {
  const seen = useRef<Id | null>(null)
  useLayoutEffect(() => {
    if (chosen === seen.current) return
    seen.current = chosen
    const row = rowAt(scroller.current, place)?.parentElement
    const list = scroller.current
    if (!row || !list || list.contains(document.activeElement)) return
    const top = row.offsetTop - (list.clientHeight - row.offsetHeight) / 2
    if (
      row.offsetTop < list.scrollTop ||
      row.offsetTop + row.offsetHeight > list.scrollTop + list.clientHeight
    )
      list.scrollTop = top
  }, [scroller, place, chosen])
}

const placeOf = (items: readonly LinkerItem[], id: Id | null): number =>
  id === null ? -1 : items.findIndex((item) => sameId(item.id, id))

const rowAt = (list: HTMLElement | null, place: number) =>
  list?.querySelector<HTMLInputElement>(`input[data-at="${place}"]`)

/** The place of a row in its list, told by the box in it; -1 for anything else. */
export const placeIn = (target: EventTarget): number =>
  target instanceof HTMLInputElement ? Number(target.dataset.at ?? -1) : -1
