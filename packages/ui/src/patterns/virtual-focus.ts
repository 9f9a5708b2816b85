import { type FocusEvent, useCallback, useRef } from 'react'

/** What tells the items of a list apart. */
export type ItemKey = string | number

/** Remembers which item of a list has the focus, without drawing anything anew for it. `keyOf` stays the same function. */
export function useFocusedItem<T>(items: readonly T[], keyOf: (item: T) => ItemKey) {
  const focused = useRef<ItemKey | null>(null)
  /** Where it is now; null when no item has the focus, or the one that had it is gone. */
  const focusedIndex = useCallback(() => {
    const index = focused.current === null ? -1 : items.findIndex((item) => keyOf(item) === focused.current)
    return index < 0 ? null : index
  }, [items, keyOf])
  const watch = (item: T) => ({
    onFocus: () => {
      focused.current = keyOf(item)
    },
    onBlur: (event: FocusEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget)) focused.current = null
    },
  })
  return { focusedIndex, watch }
}
