import { type FocusEvent, type UIEvent, useState } from 'react'

/** More rows than any list shows without scrolling. */
const MORE = 20

/**
 * Returns how many rows of a list to draw: the first ones, and more as the user scrolls or tabs towards the last drawn
 * one. All rows must be equally high, also in the room for those that are not drawn.
 */
export function useFirstRows(count: number) {
  const [wanted, setWanted] = useState(MORE)
  const drawAround = (row: number) => {
    if (row + MORE / 2 > wanted) setWanted(row + MORE)
  }
  const onScroll = ({ currentTarget: { scrollTop, clientHeight, scrollHeight } }: UIEvent) =>
    drawAround(Math.ceil(((scrollTop + clientHeight) / scrollHeight) * count))
  const onFocus = ({ target }: FocusEvent) => {
    const row = target.closest('li')
    if (row?.parentElement) drawAround([...row.parentElement.children].indexOf(row))
  }
  return { drawn: Math.min(wanted, count), onScroll, onFocus }
}
