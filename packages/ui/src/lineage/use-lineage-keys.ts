import { type LineageDirection, type LineagePicture, lineageMove } from '@tributary/domain'
import { type FocusEvent, type KeyboardEvent, useState } from 'react'

type Options = { picture: LineagePicture; selected: string | null; onClear: () => void }

/** Handles the keys of the tree: up and down within a column, left and right along the links, Escape clears the selection. */
export function useLineageKeys({ picture, selected, onClear }: Options) {
  const [focused, setFocused] = useState<string | null>(null)
  const keys = picture.columns.flatMap(({ items }) => items.map(({ key }) => key))
  const tabStop = [focused, selected].find((key) => key !== null && keys.includes(key)) ?? keys[0] ?? null
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const from = keyOf(event.target)
    if (from === null || event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'Escape' && selected !== null) {
      event.preventDefault()
      event.stopPropagation()
      return onClear()
    }
    const direction = directionOf(event)
    if (!direction) return
    event.preventDefault()
    const to = lineageMove(picture, from, direction)
    if (to === null) return
    setFocused(to)
    event.currentTarget.querySelector<HTMLElement>(`[data-lineage="${CSS.escape(to)}"]`)?.focus()
  }
  const onFocus = (event: FocusEvent<HTMLElement>) => setFocused(keyOf(event.target))
  return { tabStop, keys: { onKeyDown, onFocus } }
}

const keyOf = (target: EventTarget): string | null =>
  target instanceof HTMLElement
    ? (target.closest<HTMLElement>('[data-lineage]')?.dataset.lineage ?? null)
    : null

function directionOf({ key, currentTarget }: KeyboardEvent<HTMLElement>): LineageDirection | undefined {
  const reversed = getComputedStyle(currentTarget).direction === 'rtl'
  const directions: Partial<Record<string, LineageDirection>> = {
    ArrowUp: 'up',
    ArrowDown: 'down',
    Home: 'first',
    End: 'last',
    ArrowRight: reversed ? 'to-source' : 'to-people',
    ArrowLeft: reversed ? 'to-people' : 'to-source',
  }
  return directions[key]
}
