import * as Radix from '@radix-ui/react-dropdown-menu'
import type { ReactNode } from 'react'
import { Text } from '../../layout/Text.tsx'
import type { IconType } from '../icon-type.ts'
import { Anchor } from '../Link/Anchor.tsx'
import { useViewOnly } from '../ViewOnly/ViewOnly.tsx'
import * as styles from './Menu.css.ts'

type Shared = { icon?: IconType; children: ReactNode; disabled?: boolean }

export type MenuItemProps = Shared & {
  onSelect: () => void
  /** `danger` for actions that cannot be undone: last, after a separator. */
  tone?: 'default' | 'danger'
  /** Whether it changes data, so that `ViewOnly` disables it. */
  writes?: boolean
}

/** An action that closes the menu. */
export function MenuItem(props: MenuItemProps) {
  const { icon, children, tone = 'default', disabled = false, writes = true, onSelect } = props
  return (
    <Radix.Item
      className={tone === 'danger' ? styles.danger : styles.item}
      disabled={disabled}
      onSelect={onSelect}
      {...useViewOnly(writes)}
    >
      <ItemContent icon={icon}>{children}</ItemContent>
    </Radix.Item>
  )
}

export type MenuLinkProps = Shared & {
  href: string
  /** The current page. */
  current?: boolean
}

/** A link that closes the menu. */
export function MenuLink({ icon, children, disabled = false, href, current = false }: MenuLinkProps) {
  return (
    <Radix.Item asChild className={styles.item} disabled={disabled}>
      <Anchor href={href} aria-current={current ? 'page' : undefined}>
        <ItemContent icon={icon}>{children}</ItemContent>
      </Anchor>
    </Radix.Item>
  )
}

function ItemContent({ icon: Icon, children }: { icon: IconType | undefined; children: ReactNode }) {
  return (
    <>
      {Icon && <Icon size={16} className={styles.icon} aria-hidden />}
      <Text flex={1} minWidth={0} overflowWrap="anywhere">
        {children}
      </Text>
    </>
  )
}
