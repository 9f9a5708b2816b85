import type { AccessUser } from '../excel/access-structure.ts'
import type { Lineage, LineageLink } from './lineage.ts'
import { lineageKey, lineageLink } from './lineage-node.ts'
import { lineagePath } from './lineage-path.ts'

/**
 * Returns links from connectors straight to the people they are assigned to, where none of their numbers reaches the person
 * through the database: the connector has no table yet, or the person sees nothing in Excel.
 */
export function assignedLinks(lineage: Lineage, people: readonly AccessUser[]): LineageLink[] {
  const byKey = new Map(lineage.nodes.map((node) => [node.key, node]))
  const through = lineagePath(lineage, lineageKey('database'))?.nodes
  return people.flatMap(({ id, connectors = [] }) => {
    const person = byKey.get(lineageKey('person', id))
    return connectors.flatMap((assigned) => {
      const connector = byKey.get(lineageKey('connector', assigned.id))
      if (!person || !connector || (through?.has(person.key) && through.has(connector.key))) return []
      return [lineageLink(connector, person)]
    })
  })
}
