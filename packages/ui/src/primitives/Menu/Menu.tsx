import { cloneElement, type KeyboardEvent, type PointerEvent, useState } from 'react'
import { loadLater } from '../load-later.tsx'
import type { FirstPress, MenuProps } from './menu-props.ts'

const parts = loadLater(() => import('./menu-parts.ts'))

/**
 * A menu of actions. Arrows move and wrap, letters jump, Escape closes and returns to the trigger. It does not lock
 * the page, so a poll behind it neither closes nor moves it. Its code is loaded when the first one opens.
 */
export function Menu(props: MenuProps) {
  const [loaded, setLoaded] = useState(parts.loaded)
  const [firstPress, setFirstPress] = useState<FirstPress>()
  const open = async (event: FirstPress['event'], button: HTMLButtonElement) => {
    const module = parts.loaded() ?? (await parts.load())
    setFirstPress({ event, focused: document.activeElement === button })
    setLoaded(module)
  }
  if (!loaded) return cloneElement(props.trigger, closedMenu(open))
  return <loaded.RadixMenu {...props} firstPress={firstPress} />
}

/** Returns the props of a trigger whose menu has not loaded. The same presses open it as those that Radix listens to. */
function closedMenu(open: (event: FirstPress['event'], button: HTMLButtonElement) => void) {
  const press = (event: KeyboardEvent<HTMLButtonElement> | PointerEvent<HTMLButtonElement>) => {
    event.preventDefault()
    open(event.nativeEvent, event.currentTarget)
  }
  return {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    'data-state': 'closed',
    onPointerDown: (event: PointerEvent<HTMLButtonElement>) => {
      if (event.button === 0 && !event.ctrlKey) press(event)
    },
    onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => {
      if (['Enter', ' ', 'ArrowDown'].includes(event.key)) press(event)
    },
  } as const
}

export const MenuItem = parts.part((module) => module.MenuItem)
export const MenuLink = parts.part((module) => module.MenuLink)
export const MenuRadioGroup = parts.part((module) => module.MenuRadioGroup)
export const MenuRadioItem = parts.part((module) => module.MenuRadioItem)
/** The subject of the items. */
export const MenuLabel = parts.part((module) => module.MenuLabel)
/** A line before the destructive item, which comes last. */
export const MenuSeparator = parts.part((module) => module.MenuSeparator)
