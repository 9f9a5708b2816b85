import { type FocusEvent, type RefObject, useCallback, useLayoutEffect, useRef } from 'react'

/** Identifies an item of a list. */
export type ItemKey = string | number

export type FocusedItemOptions<T> = {
  items: readonly T[]
  /** Must stay the same function. */
  keyOf: (item: T) => ItemKey
  /** The list around the elements with the `watch` props. */
  list: RefObject<HTMLElement | null>
  /** Moves the focus elsewhere when the list is removed or becomes empty. */
  onFocusLost: (() => void) | undefined
}

/**
 * Remembers which item of a list has the focus, without rendering again. When that item is removed, the next one gets
 * the focus, or else the previous one, so that the focus does not return to the start of the page.
 */
export function useFocusedItem<T>({ items, keyOf, list, onFocusLost }: FocusedItemOptions<T>) {
  const focused = useRef<ItemKey | null>(null)
  const before = useRef(items)
  /** Returns its index, or the index of its neighbour if it is removed; null if no item has the focus. */
  const focusedIndex = useCallback(() => {
    if (focused.current === null) return null
    const [nearest] = placesNear(focused.current, before.current, items, keyOf)
    return nearest ?? null
  }, [items, keyOf])
  useLayoutEffect(() => {
    const key = focused.current
    const was = before.current
    before.current = items
    if (key === null || items.some((item) => keyOf(item) === key)) return
    focused.current = null
    // A dialog, or a component that passes on the focus itself, already has it.
    if (document.activeElement !== document.body) return
    const heirs = placesNear(key, was, items, keyOf).map((place) => items[place])
    if (!heirs.some((heir) => heir && focusItem(list.current, keyOf(heir)))) onFocusLost?.()
  }, [items, keyOf, list, onFocusLost])
  useFocusOfLeaving(list, onFocusLost)
  const watch = (item: T) => ({
    'data-item': keyOf(item),
    onFocus: () => {
      focused.current = keyOf(item)
    },
    onBlur: (event: FocusEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget)) focused.current = null
    },
  })
  return { focusedIndex, watch }
}

/** When the whole list is removed, the cleanup runs while the list and the focus are still in the document. */
function useFocusOfLeaving(list: RefObject<HTMLElement | null>, onFocusLost: (() => void) | undefined) {
  const pass = useRef(onFocusLost)
  useLayoutEffect(() => {
    pass.current = onFocusLost
  })
  useLayoutEffect(() => {
    const leaving = list.current
    return () => {
      if (leaving?.contains(document.activeElement)) pass.current?.()
    }
  }, [list])
}

/**
 * Returns the indexes in `items` to try: the one with this key, else the items that came after it, then those before
 * it.
 */
function placesNear<T>(
  key: ItemKey,
  before: readonly T[],
  items: readonly T[],
  keyOf: (item: T) => ItemKey,
): number[] {
  const place = items.findIndex((item) => keyOf(item) === key)
  if (place >= 0) return [place]
  const gone = before.findIndex((item) => keyOf(item) === key)
  const places = new Map(items.map((item, index) => [keyOf(item), index]))
  const near = [...before.slice(gone + 1), ...before.slice(0, Math.max(gone, 0)).reverse()]
  return near.flatMap((item) => places.get(keyOf(item)) ?? [])
}

const standing = '[tabindex="-1"], a[href], button:not(:disabled)'

/** Focuses the card itself if it is focusable, else the first focusable element in it. */
function focusItem(list: HTMLElement | null, key: ItemKey): boolean {
  const drawn = [...(list?.children ?? [])].find(
    (child) => child instanceof HTMLElement && child.dataset.item === String(key),
  )
  const target = drawn?.querySelector<HTMLElement>(standing)
  // Keeps the scroll position of users who have scrolled elsewhere.
  target?.focus({ preventScroll: true })
  return target != null && target === document.activeElement
}
