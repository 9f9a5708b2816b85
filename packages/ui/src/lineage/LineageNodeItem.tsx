import type { LineageItem, LineageState as State } from '@tributary/domain'
import { memo } from 'react'
import { Breakable } from '../primitives/Breakable.tsx'
import { classNames } from '../theme/class-names.ts'
import { visuallyHidden } from '../theme/text.css.ts'
import * as css from './Lineage.css.ts'
import { LineageMark, LineageState } from './LineageMark.tsx'
import { lineageText } from './lineage.messages.ts'
import { fullLabel, furtherWords, itemLabel, lineageDetail } from './lineage-words.ts'

export type LineageNodeItemProps = {
  item: LineageItem
  /** The place in its column, from 1, and the length of the column. */
  place: readonly [position: number, size: number]
  /** The step from the source, from 1. */
  level: number
  selected: boolean
  /** Whether the tab key reaches it. One item of the picture has it. */
  tabStop: boolean
  /** The number of items that it comes from and leads to. */
  ways: readonly [before: number, after: number]
  /** The worst state of the links that arrive. */
  arriving: State
  onPress: (item: LineageItem) => void
}

/** A node of the picture, or a group that opens. */
export const LineageNodeItem = memo(function LineageNodeItem(props: LineageNodeItemProps) {
  const { item, place, level, selected, tabStop, ways, arriving, onPress } = props
  const { key, expanded, state, lit, kind } = item
  const label = itemLabel(item)
  const [node] = item.nodes
  const detail = node && expanded === null ? lineageDetail(node) : null
  return (
    <button
      type="button"
      role="treeitem"
      data-lineage={key}
      data-arriving={arriving}
      data-tile={kind === 'system' || kind === 'database' || undefined}
      title={fullLabel(item)}
      aria-level={level}
      aria-posinset={place[0]}
      aria-setsize={place[1]}
      aria-selected={selected}
      aria-expanded={expanded ?? undefined}
      aria-description={lineageText.ways(...ways)}
      tabIndex={tabStop ? 0 : -1}
      className={classNames(css.item, css.look[lit ? state : 'dim'])}
      onClick={() => onPress(item)}
    >
      <LineageMark item={item} />
      <span className={css.nameRoom}>
        <span className={css.name} dir="auto">
          <Breakable>{label}</Breakable>
          <span className={visuallyHidden}>{furtherWords(item)}</span>
        </span>
      </span>
      {detail !== null && (
        <bdi className={css.detail} aria-hidden>
          {detail}
        </bdi>
      )}
      <LineageState state={state} />
    </button>
  )
})
