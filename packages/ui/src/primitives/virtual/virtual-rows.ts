import { defaultRangeExtractor, type Range, type VirtualItem } from '@tanstack/react-virtual'

/** A list of more than so many things has only those near the viewport in the page. */
export const VIRTUAL_PAST = 100

/**
 * The rows to draw: those near the viewport and, wherever it is, the one with the focus between its neighbours. Somebody
 * who looks elsewhere meanwhile keeps their place, and Tab goes on from there.
 */
export function rowsToDraw(range: Range, focused: number | null): number[] {
  const near = defaultRangeExtractor(range)
  if (focused === null) return near
  const kept = [focused - 1, focused, focused + 1].filter((row) => row >= 0 && row < range.count)
  return [...new Set([...near, ...kept])].sort((a, b) => a - b)
}

/** A drawn row, and how many pixels before it belong to rows that are not. */
export type DrawnRow = { index: number; room: number }

/** Where the list begins in what scrolls, how far apart its rows are, and how long it is, in pixels. */
export type ListExtent = { start: number; gap: number; size: number }

/** The rows in their order with the room for those left out, before each and after the last. */
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
