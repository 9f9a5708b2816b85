import { groupedBy } from './grouped-by.ts'
import type { Lineage, LineageKind, LineageNode, LineageState } from './lineage.ts'
import type { LineagePath } from './lineage-path.ts'

/** A node, or a group of nodes of a kind, as it is shown. */
export type LineageItem = {
  /** Identifies the item in the picture. That of a node is the key of the node. */
  key: string
  /** The kind of its nodes. */
  kind: LineageKind
  /** The nodes it stands for: one, or those of a group. Empty for an open group that shows all of them. */
  nodes: readonly LineageNode[]
  /** Whether the group is open. Null for a node. */
  expanded: boolean | null
  /** The number of nodes of the kind. 1 for a node. */
  total: number
  /** The worst state of its nodes. */
  state: LineageState
  /** Whether it belongs to the path of the selected node. True without a selection. */
  lit: boolean
}

/** Below this number of nodes, every node is shown. */
export const groupedAbove = 60

/** A shorter kind is not grouped. */
const longKind = 6

/** So many nodes of the path stay outside a closed group. */
const shownOfPath = 12

/** An open group shows so many nodes, so that a page stays quick. The others stay in the group. */
export const shownWhenOpen = 200

/** Returns the kinds that are too long to show each node. The systems and the database are few. */
export function groupedKinds({ nodes }: Lineage): ReadonlySet<LineageKind> {
  if (nodes.length <= groupedAbove) return new Set()
  const byKind = groupedBy(nodes, ({ kind }) => kind)
  const long = [...byKind].filter(([kind, of]) => kind !== 'system' && of.length > longKind)
  return new Set(long.map(([kind]) => kind))
}

type Shown = {
  /** Whether the group of the kind is open; null if the kind is not grouped. */
  expanded: boolean | null
  path: LineagePath | null
  selected: string | null
}

/** Returns the items of a kind: its nodes, or its group with the nodes that are shown outside it. */
export function shownOf(kind: LineageKind, nodes: readonly LineageNode[], shown: Shown): LineageItem[] {
  const { expanded, path } = shown
  const isLit = ({ key }: LineageNode) => path === null || path.nodes.has(key)
  const single = (node: LineageNode): LineageItem => ({
    ...{ key: node.key, kind, nodes: [node], expanded: null, total: 1, state: node.state },
    lit: isLit(node),
  })
  if (expanded === null) return nodes.map(single)
  const outside = new Set(outsideOf(nodes, expanded, shown))
  const inside = nodes.filter((node) => !outside.has(node))
  const group: LineageItem = {
    ...{ key: `group-of/${kind}`, kind, nodes: inside, expanded, total: nodes.length },
    state: worstOf(inside.length > 0 ? inside : nodes),
    lit: inside.length > 0 ? inside.some(isLit) : nodes.some(isLit),
  }
  return [group, ...[...outside].map(single)]
}

function outsideOf(nodes: readonly LineageNode[], expanded: boolean, { path, selected }: Shown) {
  const onPath = path ? nodes.filter(({ key }) => path.nodes.has(key)) : []
  const kept = onPath.length <= shownOfPath ? onPath : onPath.filter(({ key }) => key === selected)
  if (!expanded) return kept
  const first = nodes.slice(0, shownWhenOpen)
  return [...first, ...kept.filter((node) => !first.includes(node))]
}

const worstOf = (nodes: readonly LineageNode[]): LineageState =>
  nodes.some(({ state }) => state === 'broken')
    ? 'broken'
    : nodes.every(({ state }) => state === 'off')
      ? 'off'
      : 'ok'
