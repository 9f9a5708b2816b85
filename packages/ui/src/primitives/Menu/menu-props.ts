import type { ComponentProps, ReactElement, ReactNode } from 'react'

export type MenuProps = {
  /** The button that opens it: one element that takes a ref. It names the menu. */
  trigger: ReactElement<ComponentProps<'button'>>
  children: ReactNode
  align?: 'start' | 'center' | 'end'
  side?: 'top' | 'right' | 'bottom' | 'left'
}

/** The press on a trigger that this menu replaces. */
export type FirstPress = {
  event: KeyboardEvent | PointerEvent
  /** Whether the replaced trigger had the focus. */
  focused: boolean
}
