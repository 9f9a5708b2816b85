import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react'
import { type ComponentProps, type RefObject, useEffect, useRef } from 'react'
import { forwardRef } from '../layout/forward-ref.ts'
import { Inline } from '../layout/Inline.tsx'
import { Anchor } from '../primitives/Link/Anchor.tsx'
import { Menu, MenuLink } from '../primitives/Menu/Menu.tsx'
import { scrollToCentre } from '../primitives/scroll-to-centre.ts'
import { pageDirection } from '../theme/page-direction.ts'
import { shellText } from './shell.messages.ts'
import * as css from './TopBar.css.ts'
import { type MoreBeyond, useMoreBeyond } from './use-more-beyond.ts'

/** A link of the section. Usually exactly one is current. */
export type SectionLink = { label: string; href: string; current?: boolean }

/** A menu that groups several links, such as "Security". */
export type SectionMenu = { label: string; links: readonly SectionLink[] }

/** The items next to the section's title, in order. */
export type SectionItem = SectionLink | SectionMenu

const linksOf = (item: SectionItem): readonly SectionLink[] => ('links' in item ? item.links : [item])

/** The links of a section, which scroll horizontally if there is no room for all. */
export function TopBarLinks({ items }: { items: readonly SectionItem[] }) {
  const bar = useRef<HTMLElement>(null)
  const more = useMoreBeyond(bar)
  const currentHref = items.flatMap(linksOf).find(({ current }) => current)?.href
  // On a phone the links scroll horizontally, and the current one must be visible.
  useEffect(() => {
    if (currentHref !== undefined) scrollToCentre(bar.current, '[aria-current]')
  }, [currentHref])
  return (
    <Inline alignItems="stretch" minWidth={0} className={css.linksBox}>
      <Inline
        as="nav"
        alignItems="stretch"
        gap={1}
        minWidth={0}
        ref={bar}
        className={css.links}
        aria-label={shellText.section}
        data-more={more}
      >
        {items.map((item) =>
          'links' in item ? <Several key={item.label} {...item} /> : <One key={item.href} {...item} />,
        )}
      </Inline>
      <Arrow side="start" more={more} bar={bar} />
      <Arrow side="end" more={more} bar={bar} />
    </Inline>
  )
}

const towardsEnd = () => (pageDirection() === 'rtl' ? -1 : 1)

type Side = 'start' | 'end'
type ArrowProps = { side: Side; more: MoreBeyond; bar: RefObject<HTMLElement | null> }

/**
 * Shows that there are more links on one side, and scrolls there. Browsers scroll to the keyboard focus
 * themselves.
 */
function Arrow({ side, more, bar }: ArrowProps) {
  if (more !== side && more !== 'both') return null
  const Icon = side === 'start' ? ChevronLeft : ChevronRight
  const step = side === 'start' ? -0.75 : 0.75
  const scroll = () => bar.current?.scrollBy({ left: step * towardsEnd() * bar.current.clientWidth })
  return (
    <button type="button" className={css.more[side]} tabIndex={-1} aria-hidden onClick={scroll}>
      <Icon size={18} />
    </button>
  )
}

const One = ({ label, href, current }: SectionLink) => (
  <Anchor href={href} className={css.link} aria-current={current ? 'page' : undefined}>
    {label}
  </Anchor>
)

const Several = ({ label, links }: SectionMenu) => (
  <Menu trigger={<MenuTrigger label={label} current={links.some(({ current }) => current)} />}>
    {links.map(({ label, href, current = false }) => (
      <MenuLink key={href} href={href} current={current}>
        {label}
      </MenuLink>
    ))}
  </Menu>
)

type MenuTriggerProps = ComponentProps<'button'> & { label: string; current: boolean }

/** Marked as current while one of its links is. The menu shows which one. */
const MenuTrigger = forwardRef(function MenuTrigger({ label, current, ...button }: MenuTriggerProps) {
  return (
    <button {...button} type="button" className={css.menuTrigger} aria-current={current || undefined}>
      {label}
      <ChevronDown size={14} aria-hidden />
    </button>
  )
})
