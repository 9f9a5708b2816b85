import type { Range, VirtualItem } from '@tanstack/react-virtual'

/** A longer list draws only the rows near the viewport. */
export const VIRTUAL_PAST = 100

/**
 * Returns the rows to draw: those near the viewport, and the one with the focus with its neighbours. So the focus
 * survives scrolling, and Tab continues from it.
 */
export function rowsToDraw(range: Range, focused: number | null): number[] {
  const near = rowsNear(range)
  if (focused === null) return near
  const kept = [focused - 1, focused, focused + 1].filter((row) => row >= 0 && row < range.count)
  return [...new Set([...near, ...kept])].sort((a, b) => a - b)
}

function rowsNear({ startIndex, endIndex, overscan, count }: Range): number[] {
  const first = Math.max(startIndex - overscan, 0)
  const last = Math.min(endIndex + overscan, count - 1)
  return Array.from({ length: last - first + 1 }, (_, place) => first + place)
}

/** A drawn row, and the height of the rows left out before it, in pixels. */
export type DrawnRow = { index: number; room: number }

/** Where the list begins in its scroller, the distance between its rows, and its length, in pixels. */
export type ListExtent = { start: number; gap: number; size: number }

/** Returns the drawn rows in order with the height of the rows left out before each, and after the last. */
export function withRoom(drawn: readonly VirtualItem[], { start, gap, size }: ListExtent) {
  let end = start
  const rows = drawn.map((item): DrawnRow => {
    const room = item.start - end
    end = item.end + gap
    return { index: item.index, room }
  })
  const last = drawn.at(-1)
  return { rows, roomAfter: last ? start + size - last.end : 0 }
}
