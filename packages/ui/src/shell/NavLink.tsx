import { Count } from '../primitives/Badge/Count.tsx'
import type { IconType } from '../primitives/icon-type.ts'
import { Anchor } from '../primitives/Link/Anchor.tsx'
import * as css from './SideNav.css.ts'

type NavLinkProps = {
  href: string
  icon: IconType
  /** Its words, and when the navigation is collapsed its accessible name and tooltip (SHELL-42). */
  label: string
  current: boolean
  /** Something there waits for this person: how many, and the words for it. They describe the link; its name stays. */
  waiting?: { count: number; words: string } | undefined
  collapsed: boolean
  onFollow: (() => void) | undefined
}

/** One of the fixed places of the navigation: Home, Admin. */
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
        <span className={css.waiting} aria-hidden>
          <Count value={waiting.count} tone="accent" />
        </span>
      )}
    </Anchor>
  )
}
