import { type KeyboardEvent, type MouseEvent, type RefObject, useRef } from 'react'
import type { LinkerItem } from './linker-types.ts'
import { placeAfter, placeOfTyped, TYPING_MS } from './list-keys.ts'
import { placeIn, type useRovingRow } from './use-roving-row.ts'

export type PickingOptions = {
  /** One item can be chosen, which follows the keyboard, or any number. */
  kind: 'one' | 'many'
  /** The shown items in order. */
  items: readonly LinkerItem[]
  /** Nothing can be changed. */
  fixed: boolean
  /** `extend`: from the last picked one to this one. */
  onPick: (item: LinkerItem, extend: boolean) => void
  /** Picks all shown items. */
  onPickAll?: () => void
  /** Called after a press, Space or Enter, which completes a choice. */
  onSettled?: () => void
}

type Around = ReturnType<typeof useRovingRow> & {
  scroller: RefObject<HTMLElement | null>
  rowHeight: number
}

/** Returns the event handlers of a list: presses and the keyboard map of linkers. */
export function usePicking(
  props: PickingOptions,
  { place, go, onFocus, onBlur, scroller, rowHeight }: Around,
) {
  const { kind, items, fixed, onPick, onPickAll, onSettled } = props
  const typed = useTyped()
  const pick = (at: number, extend: boolean) => {
    const item = items[at]
    if (item && !fixed) onPick(item, extend)
  }
  const move = (to: number) => {
    go(to)
    if (kind === 'one') pick(to, false)
  }
  const onClick = (event: MouseEvent) => {
    const at = placeIn(event.target)
    if (at < 0) return
    pick(at, event.shiftKey)
    // Also for a press on the chosen item.
    if (event.detail > 0) onSettled?.()
  }
  const pageSize = () => Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / rowHeight) - 1)
  const pickAll = () => {
    if (!fixed) onPickAll?.()
  }
  const pickByKey = (event: KeyboardEvent) => {
    if (event.repeat) return
    pick(place, event.shiftKey && event.key === ' ')
    onSettled?.()
  }
  const jump = (event: KeyboardEvent) => {
    const found = placeOfTyped(items, typed(event.key, event.timeStamp), place)
    if (found >= 0 && found !== place) move(found)
  }
  /** Returns what a key does, or null for keys that the list does not use. */
  const actionOf = (event: KeyboardEvent): (() => void) | null => {
    const { key } = event
    if (event.ctrlKey || event.metaKey) return key.toLowerCase() === 'a' && onPickAll ? pickAll : null
    const to = placeAfter(key, place, items.length, pageSize())
    if (to !== null) return () => move(to)
    if (key === ' ' || key === 'Enter') return () => pickByKey(event)
    return isLetter(key) ? () => jump(event) : null
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const action = event.altKey || placeIn(event.target) < 0 ? null : actionOf(event)
    if (!action) return
    action()
    event.preventDefault()
  }
  // The browser would press the box a second time.
  const onKeyUp = (event: KeyboardEvent) => {
    if (event.key === ' ' && placeIn(event.target) >= 0) event.preventDefault()
  }
  return { onClick, onKeyDown, onKeyUp, onFocus, onBlur }
}

const isLetter = (key: string) => [...key].length === 1 && key !== ' '

/** Returns a function that collects letters typed in quick succession. */
function useTyped() {
  const before = useRef({ text: '', at: 0 })
  return (key: string, at: number) => {
    const text = at - before.current.at < TYPING_MS ? before.current.text + key : key
    before.current = { text, at }
    return text
  }
}
