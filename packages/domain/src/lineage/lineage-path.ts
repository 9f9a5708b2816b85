import { groupedBy } from './grouped-by.ts'
import type { Lineage, LineageLink } from './lineage.ts'

/** The part of a lineage that leads to a node, or away from it. */
export type LineagePath = {
  /** The keys of the nodes, with that of the node itself. */
  nodes: ReadonlySet<string>
  /** The links. */
  links: ReadonlySet<LineageLink>
}

/** Returns everything that a node comes from and leads to. Null for a key that is not in the lineage. */
export function lineagePath({ nodes, links }: Lineage, key: string | null): LineagePath | null {
  if (key === null || !nodes.some((node) => node.key === key)) return null
  const up = follow(key, links, 'to', 'from')
  const down = follow(key, links, 'from', 'to')
  return { nodes: new Set([...up.nodes, ...down.nodes]), links: new Set([...up.links, ...down.links]) }
}

type End = 'from' | 'to'

/** Follows the links from their near end to their far end. */
function follow(start: string, links: readonly LineageLink[], near: End, far: End) {
  const leaving = groupedBy(links, (link) => link[near])
  const nodes = new Set([start])
  const passed = new Set<LineageLink>()
  // A set yields what is added while it is read.
  for (const key of nodes)
    for (const link of leaving.get(key) ?? []) {
      passed.add(link)
      nodes.add(link[far])
    }
  return { nodes, links: passed }
}
