import { type RefObject, useCallback, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { VIRTUAL_PAST } from '../../primitives/virtual/virtual-rows.ts'

/** Drawn beyond what is in sight, on either side. */
const MORE = 6
const STEP = 4

export type RowsInSightOptions = {
  scroller: RefObject<HTMLElement | null>
  count: number
  /** How high every row is, in pixels. */
  rowHeight: number
  /** A row that is drawn wherever it is: the one that has the focus, or would get it. */
  kept: number
}

/**
 * Which rows of a list to draw while it scrolls: of very many those in sight, some around them, and the kept one. All
 * rows are of one height, so nothing is measured but the list itself.
 */
export function useRowsInSight({ scroller, count, rowHeight, kept }: RowsInSightOptions): number[] {
  const isVirtual = count > VIRTUAL_PAST
  const [range, setRange] = useState<Range>(nothingYet)
  const look = useCallback(() => {
    const { scrollTop = 0, clientHeight = 0 } = scroller.current ?? {}
    setRange((before) => sameOr(before, rangeOf(scrollTop, clientHeight, rowHeight)))
  }, [scroller, rowHeight])
  useLayoutEffect(() => {
    const element = scroller.current
    if (!isVirtual || !element) return
    look()
    // Drawn before the browser shows the new place.
    const follow = () => flushSync(look)
    const observer = new ResizeObserver(look)
    element.addEventListener('scroll', follow, { passive: true })
    observer.observe(element)
    return () => {
      element.removeEventListener('scroll', follow)
      observer.disconnect()
    }
  }, [scroller, isVirtual, look])
  return isVirtual ? rowsOf(range, count, kept) : Array.from({ length: count }, (_, row) => row)
}

type Range = { first: number; last: number }

/** Before the list has been measured: what would be drawn at a guess might be drawn in vain. */
const nothingYet: Range = { first: 0, last: 0 }

/** In steps, so that not every pixel draws something anew. */
function rangeOf(top: number, height: number, rowHeight: number): Range {
  const first = Math.floor(top / rowHeight) - MORE
  const last = Math.ceil((top + height) / rowHeight) + MORE
  return { first: Math.floor(first / STEP) * STEP, last: Math.ceil(last / STEP) * STEP }
}

const sameOr = (before: Range, now: Range): Range =>
  before.first === now.first && before.last === now.last ? before : now

function rowsOf({ first, last }: Range, count: number, kept: number): number[] {
  const end = Math.min(last, count)
  // A list that has become shorter shows its end.
  const start = Math.max(0, Math.min(first, end - 4 * MORE))
  const rows = Array.from({ length: Math.max(0, end - start) }, (_, place) => start + place)
  if (kept < 0 || kept >= count || (kept >= start && kept < end)) return rows
  return kept < start ? [kept, ...rows] : [...rows, kept]
}
