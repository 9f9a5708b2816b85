import { Menu, Search } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { IconButton } from '../primitives/Button/IconButton.tsx'
import { Monogram } from '../primitives/Monogram/Monogram.tsx'
import { truncate } from '../theme/text.css.ts'
import { shellText } from './shell.messages.ts'
import { useShellMenu } from './shell-menu.ts'
import * as css from './TopBar.css.ts'
import { type SectionItem, TopBarLinks } from './TopBarLinks.tsx'

export type TopBarProps = {
  /** The section, such as Home, Admin or Xero. */
  title: string
  /** The connector type whose tile is before the title. */
  connectorType?: string
  /** True for pages without their own heading: the title is the level-1 heading. */
  isHeading?: boolean
  /** The section's links, and the menus that group some of them. */
  links?: readonly SectionItem[]
  /** The page's only search box, a SearchField. On a phone it is hidden behind an icon. */
  search?: ReactNode
}

/** The bar above a page: section, links and search. */
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
          <span className={truncate} dir="auto">
            {title}
          </span>
        </Title>
        {search && (
          <span className={css.searchButton}>
            <IconButton
              icon={Search}
              aria-label={shellText.showSearch}
              aria-expanded={searching}
              aria-controls={searchId}
              onClick={toggle}
            />
          </span>
        )}
      </div>
      {links.length > 0 && <TopBarLinks items={links} />}
      {search && (
        <search ref={box} id={searchId} className={css.search[searching ? 'open' : 'closed']}>
          {search}
        </search>
      )}
    </header>
  )
}

/** The search box gets the focus when its button is pressed. */
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
        aria-label={shellText.openMenu}
        aria-haspopup="dialog"
        aria-expanded={menu.open}
        onClick={menu.show}
      />
    </span>
  )
}
