import { type FocusEvent, type RefObject, useCallback, useLayoutEffect, useRef } from 'react'

/** What tells the items of a list apart. */
export type ItemKey = string | number

export type FocusedItemOptions<T> = {
  items: readonly T[]
  /** Stays the same function. */
  keyOf: (item: T) => ItemKey
  /** Around what `watch` is spread on. */
  list: RefObject<HTMLElement | null>
  /** Gives the focus to something that stays, when the list goes or nothing of it is left. */
  onFocusLost: (() => void) | undefined
}

/**
 * Remembers which item of a list has the focus, without drawing anything anew for it. When that one leaves, whoever
 * stood after it has the focus, or else before it: nobody is thrown back to the start of the page.
 */
export function useFocusedItem<T>({ items, keyOf, list, onFocusLost }: FocusedItemOptions<T>) {
  const focused = useRef<ItemKey | null>(null)
  const before = useRef(items)
  /** Where it is now, or its heir when it is gone; null when no item has the focus. */
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
    // A dialog, or what passes the focus on by itself, has it already.
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

/** The list goes as a whole: at that moment it is still in the document, and so is the focus in it. */
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

/** Where in `items` the one with this key is; else whoever came after it before, then whoever came before it. */
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

/** The card itself where it takes the focus, else the first thing in it that does. */
function focusItem(list: HTMLElement | null, key: ItemKey): boolean {
  const drawn = [...(list?.children ?? [])].find(
    (child) => child instanceof HTMLElement && child.dataset.item === String(key),
  )
  const target = drawn?.querySelector<HTMLElement>(standing)
  // Whoever has scrolled elsewhere meanwhile stays there.
  target?.focus({ preventScroll: true })
  return target != null && target === document.activeElement
}
