import { Inline } from '../layout/Inline.tsx'
import { Count } from '../primitives/Badge/Count.tsx'
import type { IconType } from '../primitives/icon-type.ts'
import { Anchor } from '../primitives/Link/Anchor.tsx'
import * as css from './SideNav.css.ts'

type NavLinkProps = {
  href: string
  icon: IconType
  /** Its text, or its accessible name and tooltip in the collapsed navigation. */
  label: string
  current: boolean
  /** Items that wait for the user: their number and a description of the link. */
  waiting?: { count: number; words: string } | undefined
  collapsed: boolean
  onFollow: (() => void) | undefined
}

/** A fixed link of the navigation, such as Home or Admin. */
export function NavLink({ href, icon: Icon, label, current, waiting, collapsed, onFollow }: NavLinkProps) {
  return (
    <Anchor
      href={href}
      className={css.link}
      onClick={onFollow}
      aria-current={current ? 'page' : undefined}
      title={[collapsed && label, waiting?.words].filter(Boolean).join(': ') || undefined}
      {...(collapsed && { 'aria-label': label })}
    >
      <Icon size={18} className={css.icon} aria-hidden />
      {!collapsed && label}
      {!collapsed && waiting && (
        <Inline as="span" display="inline-flex" alignItems="stretch" className={css.waiting} aria-hidden>
          <Count value={waiting.count} tone="accent" />
        </Inline>
      )}
    </Anchor>
  )
}
