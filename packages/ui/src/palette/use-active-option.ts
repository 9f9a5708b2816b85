import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { PALETTE_GROUP_SHOWN, type PaletteOption } from './palette-items.ts'

type Move = (index: number, count: number) => number

const moves: Record<string, Move> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
  PageDown: (index, count) => Math.min(index + PALETTE_GROUP_SHOWN, count - 1),
  PageUp: (index) => Math.max(index - PALETTE_GROUP_SHOWN, 0),
}

/** What the user wants with an option: what it does, or the page of its object. */
export type Choice = 'run' | 'open'

type Modifiers = Pick<KeyboardEvent, 'ctrlKey' | 'metaKey'>

/** Ctrl opens the page, and so does ⌘ on a Mac. */
export const choiceOf = ({ ctrlKey, metaKey }: Modifiers): Choice => (ctrlKey || metaKey ? 'open' : 'run')

/** Shift selects text, and other modifiers belong to the browser. An input method needs every key. */
const isOwn = (event: KeyboardEvent) =>
  !(event.shiftKey || event.altKey || event.nativeEvent.isComposing) &&
  (event.key === 'Enter' || choiceOf(event) === 'run')

/**
 * Returns the active option of a combobox while the focus stays in its box. It is the first option until
 * the arrow keys or the pointer move it. It is tracked by key, so that later options do not move it.
 */
export function useActiveOption(
  options: readonly PaletteOption[],
  search: string,
  choose: (option: PaletteOption, choice: Choice) => void,
) {
  const [pointed, setPointed] = useState({ key: '', search, byKey: false })
  const kept = pointed.search === search ? options.find(({ key }) => key === pointed.key) : undefined
  const active = kept ?? options[0]
  const point = (option: PaletteOption | undefined, byKey: boolean) =>
    option && option.key !== active?.key && setPointed({ key: option.key, search, byKey })

  const onKeyDown = (event: KeyboardEvent) => {
    const move = moves[event.key]
    if (!isOwn(event) || !active || (!move && event.key !== 'Enter')) return
    event.preventDefault()
    if (move) point(options[move(active.index, options.length)], true)
    else choose(active, choiceOf(event))
  }
  const list = useInSight(active?.key, search, kept === undefined || pointed.byKey)
  return { active, list, onKeyDown, onPoint: (option: PaletteOption) => point(option, false) }
}

/** Scrolls the option of the keyboard into view. The pointer's is visible already and must not move. */
function useInSight(key: string | undefined, search: string, wanted: boolean) {
  const list = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another option or another search is the occasion
  useEffect(() => {
    if (wanted) list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [key, search, wanted])
  return list
}
