import { Menu, Search } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { IconButton } from '../primitives/Button/IconButton.tsx'
import { Anchor } from '../primitives/Link/Anchor.tsx'
import { Monogram } from '../primitives/Monogram/Monogram.tsx'
import { truncate } from '../theme/text.css.ts'
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
  const { searching, toggle, box } = usePhoneSearch()
  const searchId = useId()
  const Title = isHeading ? 'h1' : 'div'
  return (
    <header className={css.bar}>
      <div className={css.head}>
        <MenuButton />
        <Title className={css.title}>
          {connectorType && <Monogram type={connectorType} size={24} />}
          <span className={truncate}>{title}</span>
        </Title>
        {search && (
          <span className={css.searchButton}>
            <IconButton
              icon={Search}
              aria-label="Show search"
              aria-expanded={searching}
              aria-controls={searchId}
              onClick={toggle}
            />
          </span>
        )}
      </div>
      {links.length > 0 && <SectionLinks links={links} />}
      {search && (
        <search ref={box} id={searchId} className={css.search[searching ? 'open' : 'closed']}>
          {search}
        </search>
      )}
    </header>
  )
}

/** Asked for, the search box takes the focus: whoever presses a search icon wants to type. */
function usePhoneSearch() {
  const [searching, setSearching] = useState(false)
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    if (searching) box.current?.querySelector('input')?.focus()
  }, [searching])
  return { searching, toggle: () => setSearching(!searching), box }
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
  const bar = useRef<HTMLElement>(null)
  const currentHref = links.find(({ current }) => current)?.href
  // On a phone the links scroll sideways; the one where somebody is must be in sight.
  useEffect(() => {
    if (currentHref !== undefined) centre(bar.current, '[aria-current]')
  }, [currentHref])
  return (
    <nav ref={bar} className={css.links} aria-label="Section">
      {links.map(({ label, href, current }) => (
        <Anchor key={href} href={href} className={css.link} aria-current={current ? 'page' : undefined}>
          {label}
        </Anchor>
      ))}
    </nav>
  )
}

// Not scrollIntoView, which would move the page as well.
function centre(box: HTMLElement | null, selector: string) {
  const item = box?.querySelector<HTMLElement>(selector)
  if (box && item)
    box.scrollLeft = item.offsetLeft - box.offsetLeft - (box.clientWidth - item.offsetWidth) / 2
}
