import type { IconType } from '../primitives/icon-type.ts'
import { Anchor } from '../primitives/Link/Anchor.tsx'
import * as css from './SideNav.css.ts'

type NavLinkProps = {
  href: string
  icon: IconType
  /** Its words, and when the navigation is collapsed its accessible name and tooltip (SHELL-42). */
  label: string
  current: boolean
  collapsed: boolean
  onFollow: (() => void) | undefined
}

/** One of the fixed places of the navigation: Home, Admin. */
export function NavLink({ href, icon: Icon, label, current, collapsed, onFollow }: NavLinkProps) {
  return (
    <Anchor
      href={href}
      className={css.link}
      onClick={onFollow}
      aria-current={current ? 'page' : undefined}
      {...(collapsed && { 'aria-label': label, title: label })}
    >
      <Icon size={18} className={css.icon} aria-hidden />
      {!collapsed && label}
    </Anchor>
  )
}
