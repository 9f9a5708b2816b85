import { typeTitle } from '@tributary/sdk/connectors'
import { Anchor } from '../primitives/Link/Anchor.tsx'
import { Monogram } from '../primitives/Monogram/Monogram.tsx'
import { truncate, visuallyHidden } from '../theme/text.css.ts'
import * as nav from './SideNav.css.ts'
import * as css from './Streams.css.ts'
import { shellText } from './shell.messages.ts'

export type StreamsProps = {
  /** The connector types of the organisation, in the order they are shown. */
  types: readonly string[]
  hrefOf: (type: string) => string
  currentHref: string | null
  /** The types with a connector that failed, is refused or is stuck. Each has a dot. */
  failingTypes?: readonly string[] | undefined
  /** Shows only the tiles, which keep their names. */
  collapsed?: boolean
  onFollow?: (() => void) | undefined
}

/** The connectors of the navigation, each a stream that joins the trunk. */
export function Streams(props: StreamsProps) {
  const { types, hrefOf, currentHref, failingTypes = [], collapsed = false, onFollow } = props
  const current = types.findIndex((type) => hrefOf(type) === currentHref)
  return (
    <ul className={css.tree}>
      {types.map((type, index) => (
        <li key={type} className={css.item[collapsed ? 'plain' : waterAt(index, current)]}>
          <Stream
            type={type}
            href={hrefOf(type)}
            current={index === current}
            failing={failingTypes.includes(type)}
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
  failing: boolean
  collapsed: boolean
  onFollow: (() => void) | undefined
}

function Stream({ type, href, current, failing, collapsed, onFollow }: StreamProps) {
  const title = typeTitle(type)
  const name = failing ? shellText.typeNeedsAttention(title) : title
  return (
    <Anchor
      href={href}
      className={nav.link}
      onClick={onFollow}
      aria-current={current ? 'page' : undefined}
      title={collapsed || failing ? name : undefined}
      aria-label={collapsed ? name : undefined}
    >
      <span className={css.tile}>
        <Monogram type={type} size={collapsed ? 28 : 20} />
        {failing &&
          (collapsed ? <span className={css.dot.onTile} /> : <span className={visuallyHidden}>{name}</span>)}
      </span>
      {!collapsed && (
        <span className={truncate} dir="auto" aria-hidden={failing || undefined}>
          {title}
        </span>
      )}
      {failing && !collapsed && <span className={css.dot.atEnd} />}
    </Anchor>
  )
}
