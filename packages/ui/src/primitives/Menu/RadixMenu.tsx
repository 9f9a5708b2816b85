import * as Radix from '@radix-ui/react-dropdown-menu'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { pageDirection } from '../../theme/page-direction.ts'
import * as styles from './Menu.css.ts'
import type { FirstPress, MenuProps } from './menu-props.ts'

type RadixMenuProps = MenuProps & { firstPress: FirstPress | undefined }

/** A menu once its code has loaded. It opens on the press that its trigger received before. */
export function RadixMenu({
  trigger,
  children,
  align = 'start',
  side = 'bottom',
  firstPress,
}: RadixMenuProps) {
  const button = useRef<HTMLButtonElement>(null)
  useRepeated(firstPress, button)
  return (
    <Radix.Root modal={false} dir={pageDirection()}>
      <Radix.Trigger asChild ref={button}>
        {trigger}
      </Radix.Trigger>
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

/**
 * Repeats a press once, after Radix has added its listeners: only then does it focus the first item after a key. An open
 * toast draws synchronously when a press is outside it, which React allows only after its effects.
 */
function useRepeated(press: FirstPress | undefined, button: RefObject<HTMLButtonElement | null>) {
  const repeated = useRef(false)
  useEffect(() => {
    if (!press || repeated.current) return
    repeated.current = true
    queueMicrotask(() => {
      if (press.focused) button.current?.focus()
      button.current?.dispatchEvent(copyOf(press.event))
    })
  }, [press, button])
}

const anyPress = { bubbles: true, cancelable: true }

const copyOf = (event: FirstPress['event']) =>
  event instanceof KeyboardEvent
    ? new KeyboardEvent('keydown', { ...anyPress, key: event.key })
    : new PointerEvent('pointerdown', { ...anyPress, pointerType: event.pointerType })

/** The subject of the items. */
export const MenuLabel = ({ children }: { children: ReactNode }) => (
  <Radix.Label className={styles.label}>{children}</Radix.Label>
)

/** A line before the destructive item, which comes last. */
export const MenuSeparator = () => <Radix.Separator className={styles.separator} />
