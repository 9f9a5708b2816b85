import { typeTitle } from '@tributary/sdk/connectors'
import { Anchor } from '../primitives/Link/Anchor.tsx'
import { Monogram } from '../primitives/Monogram/Monogram.tsx'
import { truncate } from '../theme/text.css.ts'
import * as nav from './SideNav.css.ts'
import * as css from './Streams.css.ts'

export type StreamsProps = {
  /** The connector types of the organisation, in the order they are shown. */
  types: readonly string[]
  hrefOf: (type: string) => string
  currentHref: string | null
  /** Shows only the tiles, which keep their names. */
  collapsed?: boolean
  onFollow?: (() => void) | undefined
}

/** The connectors of the navigation, each a stream that joins the trunk. */
export function Streams({ types, hrefOf, currentHref, collapsed = false, onFollow }: StreamsProps) {
  const current = types.findIndex((type) => hrefOf(type) === currentHref)
  return (
    <ul className={css.tree}>
      {types.map((type, index) => (
        <li key={type} className={css.item[collapsed ? 'plain' : waterAt(index, current)]}>
          <Stream
            type={type}
            href={hrefOf(type)}
            current={index === current}
            collapsed={collapsed}
            onFollow={onFollow}
          />
        </li>
      ))}
    </ul>
  )
}

function waterAt(index: number, current: number) {
  if (index === current) return 'current'
  return index < current ? 'passed' : 'dry'
}

type StreamProps = {
  type: string
  href: string
  current: boolean
  collapsed: boolean
  onFollow: (() => void) | undefined
}

function Stream({ type, href, current, collapsed, onFollow }: StreamProps) {
  const name = typeTitle(type)
  return (
    <Anchor
      href={href}
      className={nav.link}
      onClick={onFollow}
      aria-current={current ? 'page' : undefined}
      {...(collapsed && { 'aria-label': name, title: name })}
    >
      <Monogram type={type} size={collapsed ? 28 : 20} />
      {!collapsed && (
        <span className={truncate} dir="auto">
          {name}
        </span>
      )}
    </Anchor>
  )
}
