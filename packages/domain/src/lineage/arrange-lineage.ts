import { groupedKinds, type LineageItem, shownOf } from './group-lineage.ts'
import { groupedBy } from './grouped-by.ts'
import { type Lineage, type LineageKind, type LineageState, lineageColumns } from './lineage.ts'
import { type LineagePath, lineagePath } from './lineage-path.ts'

/** What of a lineage is shown: the selected node, and the kinds whose groups are open. */
export type LineageChoice = {
  /** The key of the selected node; null or unknown for none. */
  selected: string | null
  /** The kinds whose groups are open. */
  open: readonly LineageKind[]
}

/** A link between two shown items. Links of grouped nodes are one. */
export type LineageJoin = {
  /** The key of the item nearer to the source. */
  from: string
  /** The key of the item nearer to the person. */
  to: string
  /** The worst state of its links. */
  state: LineageState
  /** Whether it belongs to the path of the selected node. True without a selection. */
  lit: boolean
}

/** A column with at least one item. */
export type LineageColumn = {
  /** The place among `lineageColumns`, from 0. */
  index: number
  /** Its items from top to bottom. */
  items: readonly LineageItem[]
}

/** A lineage as it is drawn, and as a tree whose levels are the columns. */
export type LineagePicture = {
  /** The columns that have items, from the source to the people. */
  columns: readonly LineageColumn[]
  /** The links between their items. */
  joins: readonly LineageJoin[]
  /** The path of the selected node; null without one. */
  path: LineagePath | null
}

/** Arranges a lineage in columns. Above 60 nodes, long kinds become a group that opens on demand. */
export function arrangeLineage(lineage: Lineage, { selected, open }: LineageChoice): LineagePicture {
  const path = lineagePath(lineage, selected)
  const grouped = groupedKinds(lineage)
  const byKind = groupedBy(lineage.nodes, ({ kind }) => kind)
  const columns = lineageColumns.map((kinds, index) => ({
    index,
    items: kinds.flatMap((kind: LineageKind) => {
      const expanded = grouped.has(kind) ? open.includes(kind) : null
      return shownOf(kind, byKind.get(kind) ?? [], { expanded, path, selected })
    }),
  }))
  return {
    columns: columns.filter(({ items }) => items.length > 0),
    joins: joinsOf(lineage, columns, path),
    path,
  }
}

const rank = { off: 0, ok: 1, broken: 2 } as const

function joinsOf(
  { links }: Lineage,
  columns: readonly LineageColumn[],
  path: LineagePath | null,
): LineageJoin[] {
  const itemOf = new Map(
    columns.flatMap(({ items }) => items.flatMap(({ key, nodes }) => nodes.map((node) => [node.key, key]))),
  )
  const joins = new Map<string, LineageJoin>()
  for (const link of links) {
    const [from, to] = [itemOf.get(link.from), itemOf.get(link.to)]
    if (from === undefined || to === undefined) continue
    const before = joins.get(`${from} ${to}`)
    const lit = path === null || path.links.has(link) || before?.lit === true
    const state = before && rank[before.state] > rank[link.state] ? before.state : link.state
    joins.set(`${from} ${to}`, { from, to, state, lit })
  }
  return [...joins.values()]
}
