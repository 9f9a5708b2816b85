import { type Attention, runsMessages } from '@tributary/sdk/rules'
import { ChevronRight, UserRoundCheck } from 'lucide-react'
import { Panel } from '../../patterns/Panel.tsx'
import type { IconType } from '../../primitives/icon-type.ts'
import { Anchor } from '../../primitives/Link/Anchor.tsx'
import { StatusGlyph } from '../../primitives/Status/StatusGlyph.tsx'
import type { Tone } from '../../theme/scheme.ts'
import { cardLooks } from '../card-face.ts'
import * as css from './NeedsAttention.css.ts'

export type NeedsAttentionProps = {
  /** The worst first; nothing at all is drawn when there is nothing. */
  items: readonly Attention[]
  /** Where one of them can be seen to. */
  hrefOf: (item: Attention) => string
}

const looks: Record<Attention['kind'], { tone: Tone; icon: IconType }> = {
  're-authorise': cardLooks.forbidden,
  failed: cardLooks.error,
  slow: cardLooks['taking-longer'],
  approvals: { tone: 'progress', icon: UserRoundCheck },
}

/** What needs a person, each leading to where it can be seen to. */
export function NeedsAttention({ items, hrefOf }: NeedsAttentionProps) {
  if (items.length === 0) return null
  return (
    <div className={css.room}>
      <Panel heading={runsMessages.attention.title} count={items.length}>
        <ul>
          {items.map((item) => (
            <li key={'id' in item ? item.id : item.kind} className={css.item}>
              <Anchor href={hrefOf(item)} className={css.link}>
                <StatusGlyph {...looks[item.kind]} />
                <bdi>{item.sentence}</bdi>
                <ChevronRight size={16} aria-hidden className={css.arrow} />
              </Anchor>
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  )
}
