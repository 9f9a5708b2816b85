import * as Radix from '@radix-ui/react-dropdown-menu'
import type { ReactElement, ReactNode } from 'react'
import * as styles from './Menu.css.ts'

export type MenuProps = {
  /** The button that opens it: one element that takes a ref. It names the menu. */
  trigger: ReactElement
  children: ReactNode
  align?: 'start' | 'center' | 'end'
  side?: 'top' | 'right' | 'bottom' | 'left'
  open?: boolean
  onOpenChange?: (open: boolean) => void
}

/**
 * A menu of actions. Arrows move and wrap, letters jump, Escape closes and returns to the trigger. It does not lock
 * the page, so a poll behind it neither closes nor moves it.
 */
export function Menu({ trigger, children, align = 'start', side = 'bottom', ...state }: MenuProps) {
  return (
    <Radix.Root modal={false} {...state}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          className={styles.menu}
          align={align}
          side={side}
          sideOffset={4}
          collisionPadding={8}
          loop
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** The subject of the items. */
export const MenuLabel = ({ children }: { children: ReactNode }) => (
  <Radix.Label className={styles.label}>{children}</Radix.Label>
)

/** A line before the destructive item, which comes last. */
export const MenuSeparator = () => <Radix.Separator className={styles.separator} />
