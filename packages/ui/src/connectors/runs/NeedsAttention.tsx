import { type Attention, runsMessages } from '@tributary/sdk/connectors'
import { ChevronRight, CircleCheck, CircleDashed, UserRoundCheck } from 'lucide-react'
import { type CSSProperties, type ReactNode, useState } from 'react'
import { Text } from '../../layout/Text.tsx'
import { Panel } from '../../patterns/Panel.tsx'
import type { IconType } from '../../primitives/icon-type.ts'
import { Anchor } from '../../primitives/Link/Anchor.tsx'
import { Skeleton } from '../../primitives/Loading/Skeleton.tsx'
import { StatusGlyph } from '../../primitives/Status/StatusGlyph.tsx'
import type { Tone } from '../../theme/scheme.ts'
import { stateStyles } from '../state-style.ts'
import * as css from './NeedsAttention.css.ts'
import { useFirstRows } from './use-first-rows.ts'

export type NeedsAttentionProps = {
  /** The most urgent first. Undefined while loading, "unknown" if it could not be loaded. */
  items: readonly Attention[] | 'unknown' | undefined
  /** Returns the page on which an item can be handled. */
  hrefOf: (item: Attention) => string
  /** Returns a second action on an item, next to its link. */
  actionOf?: ((item: Attention) => ReactNode) | undefined
}

const { attention } = runsMessages

const looks: Record<Attention['kind'], { tone: Tone; icon: IconType }> = {
  're-authorise': stateStyles.forbidden,
  failed: stateStyles.error,
  'left-out': stateStyles.incomplete,
  slow: stateStyles['taking-longer'],
  approvals: { tone: 'progress', icon: UserRoundCheck },
}

const rowsOf = (items: NeedsAttentionProps['items']): keyof typeof css.rows =>
  typeof items === 'string' ? 1 : (css.rowCounts.findLast((count) => count <= (items?.length ?? 0)) ?? 1)

/**
 * What needs the user's attention, each with a link. Keeps the height of the first result and scrolls, so that later
 * rows move nothing below.
 */
export function NeedsAttention({ items, hrefOf, actionOf }: NeedsAttentionProps) {
  const [rows] = useState(() => rowsOf(items))
  const listed = typeof items === 'string' ? [] : (items ?? [])
  const { drawn, ...watch } = useFirstRows(listed.length)
  return (
    <div className={css.room}>
      <Panel heading={attention.title} count={listed.length || undefined}>
        <div className={css.rows[rows]} {...watch}>
          {listed.length > 0 ? (
            <Items items={listed} drawn={drawn} hrefOf={hrefOf} actionOf={actionOf} />
          ) : (
            <NoItems items={items} />
          )}
        </div>
      </Panel>
    </div>
  )
}

type ItemsProps = Pick<NeedsAttentionProps, 'hrefOf' | 'actionOf'> & {
  items: readonly Attention[]
  drawn: number
}

function Items({ items, drawn, hrefOf, actionOf }: ItemsProps) {
  const isPart = drawn < items.length
  // React's types have no custom properties.
  const room = { [css.rowsBelow]: items.length - drawn } as CSSProperties
  return (
    <ul className={css.list} style={room}>
      {items.slice(0, drawn).map((item, place) => (
        <li
          key={'id' in item ? item.id : item.kind}
          className={css.item}
          {...(isPart && { 'aria-setsize': items.length, 'aria-posinset': place + 1 })}
        >
          <Anchor href={hrefOf(item)} className={css.link}>
            <StatusGlyph {...looks[item.kind]} />
            <span className={css.sentence}>{item.sentence}</span>
            <ChevronRight size={16} aria-hidden className={css.arrow} />
          </Anchor>
          {actionOf?.(item)}
        </li>
      ))}
    </ul>
  )
}

function NoItems({ items }: Pick<NeedsAttentionProps, 'items'>) {
  if (items === undefined)
    return (
      <div className={css.row}>
        <Skeleton width="32px" height="32px" radius="md" />
        <Skeleton width="42%" />
      </div>
    )
  return (
    <div className={css.row}>
      <StatusGlyph tone="neutral" icon={items === 'unknown' ? CircleDashed : CircleCheck} />
      <Text color="secondary">{items === 'unknown' ? attention.unknown : attention.none}</Text>
    </div>
  )
}
