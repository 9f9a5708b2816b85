import { type FocusEvent, type KeyboardEvent, useState } from 'react'

/** A cell by its row and column, from 0. */
type Place = { row: number; column: number }

type Size = {
  rows: number
  columns: number
  /** The first tab stop. */
  first: Place
}

/**
 * Handles the keys of a grid: arrows move the one tab stop, Page Up and Page Down by the rows in sight, Home and End to the ends
 * of the row (with Control, of the grid), and Enter and Space click its cell. Enter on a link is left to the browser, which may open another tab.
 */
export function useRovingCell({ rows, columns, first }: Size) {
  const [chosen, setChosen] = useState(first)
  const active = { row: clamp(chosen.row, rows), column: clamp(chosen.column, columns) }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const from = placeOf(event.target)
    if (!from) return
    if (isPress(event)) {
      event.preventDefault()
      if (event.target instanceof HTMLElement) event.target.click()
      return
    }
    const to = moved(event, from, { rows, columns })
    if (!to) return
    event.preventDefault()
    setChosen(to)
    event.currentTarget.querySelector<HTMLElement>(`[data-cell="${to.row}:${to.column}"]`)?.focus()
  }
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const place = placeOf(event.target)
    if (place) setChosen(place)
  }
  return { active, grid: { onKeyDown, onFocus } }
}

const isPress = ({ key, target }: KeyboardEvent) =>
  key === ' ' || (key === 'Enter' && !(target instanceof HTMLAnchorElement))

const clamp = (place: number, count: number) => Math.max(0, Math.min(place, count - 1))

function placeOf(target: EventTarget): Place | null {
  const [row, column] = (target instanceof HTMLElement ? target.dataset.cell : undefined)?.split(':') ?? []
  return row === undefined || column === undefined ? null : { row: Number(row), column: Number(column) }
}

function moved(
  { key, ctrlKey, currentTarget }: KeyboardEvent<HTMLElement>,
  { row, column }: Place,
  { rows, columns }: Omit<Size, 'first'>,
): Place | null {
  const page = Math.max(1, Math.min(Math.round(inSight(currentTarget)), rows - 1))
  const forward = getComputedStyle(currentTarget).direction === 'rtl' ? -1 : 1
  const to: Record<string, Place> = {
    ArrowRight: { row, column: column + forward },
    ArrowLeft: { row, column: column - forward },
    ArrowDown: { row: row + 1, column },
    ArrowUp: { row: row - 1, column },
    PageDown: { row: row + page, column },
    PageUp: { row: row - page, column },
    Home: { row: ctrlKey ? 0 : row, column: 0 },
    End: { row: ctrlKey ? rows - 1 : row, column: columns - 1 },
  }
  const place = to[key]
  return place ? { row: clamp(place.row, rows), column: clamp(place.column, columns) } : null
}

/** The number of rows of a grid that are in sight in the element that scrolls it, less the head. */
function inSight(grid: HTMLElement): number {
  const height = grid.querySelector('tbody tr')?.getBoundingClientRect().height || 1
  let box = grid.parentElement
  while (box && !['auto', 'scroll'].includes(getComputedStyle(box).overflowY)) box = box.parentElement
  const head = grid.querySelector('thead')?.getBoundingClientRect().height ?? 0
  return ((box?.clientHeight ?? window.innerHeight) - head) / height
}
