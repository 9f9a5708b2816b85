import type { ComponentProps, ReactElement, ReactNode } from 'react'

export type MenuProps = {
  /** The button that opens it: one element that takes a ref. It names the menu. */
  trigger: ReactElement<ComponentProps<'button'>>
  /** `MenuItem`, `MenuLink`, `MenuRadioGroup`, `MenuLabel` and `MenuSeparator`. */
  children: ReactNode
  /** How the menu lines up with its trigger. */
  align?: 'start' | 'center' | 'end'
  /** The side of the trigger on which the menu opens, if there is room. */
  side?: 'top' | 'right' | 'bottom' | 'left'
}

/** The press on a trigger that this menu replaces. */
export type FirstPress = {
  event: KeyboardEvent | PointerEvent
  /** Whether the replaced trigger had the focus. */
  focused: boolean
}
