import { Menu, Search } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { IconButton } from '../primitives/Button/IconButton.tsx'
import { Anchor } from '../primitives/Link/Anchor.tsx'
import { Monogram } from '../primitives/Monogram/Monogram.tsx'
import { useShellMenu } from './shell-menu.ts'
import * as css from './TopBar.css.ts'

/** One of the section's links; exactly one is usually current. */
export type SectionLink = { label: string; href: string; current?: boolean }

export type TopBarProps = {
  /** The section: Home, Admin, Xero. */
  title: string
  /** The connector type whose tile stands before the title. */
  connectorType?: string
  /** Pages without a heading of their own take the title as level-1 heading. */
  isHeading?: boolean
  links?: readonly SectionLink[]
  /** The page's one search box: a SearchField. On a phone it waits behind an icon. */
  search?: ReactNode
}

/** The bar above a page: section, its links, and search (portal spec 2.2, SHELL-20..37, SHELL-49). */
export function TopBar({ title, connectorType, isHeading = false, links = [], search }: TopBarProps) {
  const [searching, setSearching] = useState(false)
  const searchId = useId()
  const Title = isHeading ? 'h1' : 'div'
  return (
    <header className={css.bar}>
      <div className={css.head}>
        <MenuButton />
        <Title className={css.title}>
          {connectorType && <Monogram type={connectorType} size={24} />}
          {title}
        </Title>
        {search && (
          <span className={css.searchButton}>
            <IconButton
              icon={Search}
              aria-label="Show search"
              aria-expanded={searching}
              aria-controls={searchId}
              onClick={() => setSearching(!searching)}
            />
          </span>
        )}
      </div>
      {links.length > 0 && <SectionLinks links={links} />}
      {search && (
        <search id={searchId} className={css.search[searching ? 'open' : 'closed']}>
          {search}
        </search>
      )}
    </header>
  )
}

function MenuButton() {
  const menu = useShellMenu()
  if (!menu) return null
  return (
    <span className={css.menuButton}>
      <IconButton
        icon={Menu}
        aria-label="Open menu"
        aria-haspopup="dialog"
        aria-expanded={menu.open}
        onClick={menu.show}
      />
    </span>
  )
}

function SectionLinks({ links }: { links: readonly SectionLink[] }) {
  return (
    <nav className={css.links} aria-label="Section">
      {links.map(({ label, href, current }) => (
        <Anchor key={href} href={href} className={css.link} aria-current={current ? 'page' : undefined}>
          {label}
        </Anchor>
      ))}
    </nav>
  )
}
