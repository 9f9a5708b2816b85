import type { LineageItem, LineageJoin, LineageState, LineagePicture as Picture } from '@tributary/domain'
import { useEffect, useMemo, useRef } from 'react'
import * as css from './Lineage.css.ts'
import { LineageLines, useLinePaths } from './LineageLines.tsx'
import { LineageNodeItem } from './LineageNodeItem.tsx'
import { lineageText } from './lineage.messages.ts'
import { useLineageKeys } from './use-lineage-keys.ts'

export type LineagePictureProps = {
  /** The accessible name. */
  label: string
  picture: Picture
  selected: string | null
  /** One column below the other, without drawn lines. */
  asList: boolean
  onPress: (item: LineageItem) => void
  /** Called on Escape. */
  onClear: () => void
}

/** The columns of a lineage with the lines between them: a tree, whose levels are the columns. */
export function LineagePicture({ label, picture, selected, asList, onPress, onClear }: LineagePictureProps) {
  const tree = useRef<HTMLDivElement>(null)
  const { tabStop, keys } = useLineageKeys({ picture, selected, onClear })
  const paths = useLinePaths(tree, picture)
  useEffect(() => {
    if (!asList || selected === null) return
    tree.current
      ?.querySelector(`[data-lineage="${CSS.escape(selected)}"]`)
      ?.scrollIntoView({ block: 'nearest' })
  }, [asList, selected])
  const ways = useMemo(() => waysOf(picture.joins), [picture.joins])
  return (
    <div
      ref={tree}
      role="tree"
      aria-label={label}
      className={css.tree[asList ? 'list' : 'columns']}
      style={asList ? undefined : { gridTemplateColumns: widthsOf(picture) }}
      {...keys}
    >
      {!asList && <LineageLines paths={paths} />}
      {picture.columns.map(({ index, items }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and this is a group of a tree
        <div key={index} role="group" aria-label={lineageText.columns[index]} className={css.column}>
          <div aria-hidden title={lineageText.columns[index]} className={css.head}>
            {lineageText.columns[index]}
          </div>
          {items.map((item, at) => (
            <LineageNodeItem
              key={item.key}
              item={item}
              level={index + 1}
              place={[at + 1, items.length]}
              selected={item.key === selected}
              tabStop={item.key === tabStop}
              ways={ways.get(item.key)?.counts ?? none}
              arriving={ways.get(item.key)?.arriving ?? 'ok'}
              onPress={onPress}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

/** Systems and the database are tiles, so that the names of the others have more room. */
const tiles: readonly number[] = [0, 3]
const widthsOf = ({ columns }: Picture) =>
  columns.map(({ index }) => (tiles.includes(index) ? '100px' : 'minmax(0, 1fr)')).join(' ')

const none = [0, 0] as const
const rank = { off: 0, ok: 1, broken: 2 } as const

type Ways = { counts: [before: number, after: number]; arriving: LineageState | null }

/** How many links arrive at each item and leave it, and the worst state of those that arrive. */
function waysOf(joins: readonly LineageJoin[]) {
  const ways = new Map<string, Ways>()
  const of = (key: string): Ways => {
    const known = ways.get(key) ?? { counts: [0, 0], arriving: null }
    ways.set(key, known)
    return known
  }
  for (const { from, to, state } of joins) {
    of(from).counts[1] += 1
    const end = of(to)
    end.counts[0] += 1
    if (end.arriving === null || rank[state] > rank[end.arriving]) end.arriving = state
  }
  return ways
}
