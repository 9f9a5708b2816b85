import type { AccessFacts } from '../access/access-question.ts'
import { assignedLinks } from './assigned-links.ts'
import { excelLineage } from './excel-lineage.ts'
import type { Lineage, LineageNode } from './lineage.ts'
import { sourceLineage } from './source-lineage.ts'

/**
 * Derives where the numbers of an organisation come from and who sees them. Tributary does not record which area reads
 * which table, so all tables lead to the organisation's database, and all items of the Excel structure come from it. An assigned
 * connector that leads nowhere else leads to its people.
 */
export function lineageOf(facts: AccessFacts): Lineage {
  const source = sourceLineage(facts)
  const excel = excelLineage(facts)
  const [database] = excel.nodes
  const lineage = {
    nodes: [...source.nodes, ...excel.nodes],
    links: [...source.links, ...(database ? arrivals(source.nodes, database) : []), ...excel.links],
  }
  return { ...lineage, links: [...lineage.links, ...assignedLinks(lineage, facts.structure.users)] }
}

/** Tables arrive in the database whether or not the Excel structure is synchronised. */
const arrivals = (nodes: readonly LineageNode[], database: LineageNode) =>
  nodes
    .filter(({ kind }) => kind === 'table')
    .map(({ key, state }) => ({ from: key, to: database.key, state }))
