import { grantedMilestones } from '../excel/access-grants.ts'
import { type LinkIndex, linkIndex } from '../excel/access-links.ts'
import type { AccessStructure } from '../excel/access-structure.ts'
import type { Area } from '../excel/area.ts'
import type { AreaGrant, SecurityGroup } from '../excel/security-group.ts'
import type { Id } from '../id.ts'
import { lineageKey } from './lineage-node.ts'

type Pair = readonly [from: string, to: string]

/** The keys of each item with each group that grants it, and of each group and helper table with each of its people. */
export function grantedRows(structure: AccessStructure): Pair[] {
  const links = linkIndex(structure)
  return [
    ...structure.groups.flatMap((group) => itemsOf(group, structure, links)),
    ...structure.users.flatMap(({ id, groups, helperTables }) => [
      ...distinct(groups).map((group): Pair => [lineageKey('group', group), lineageKey('person', id)]),
      ...distinct(helperTables).map(
        (table): Pair => [lineageKey('helper-table', table), lineageKey('person', id)],
      ),
    ]),
  ]
}

const distinct = (rows: readonly { id: Id }[]) => [...new Set(rows.map(({ id }) => String(id)))]

function itemsOf(group: SecurityGroup, structure: AccessStructure, links: LinkIndex): Pair[] {
  const key = lineageKey('group', group.id)
  const areas = new Set(group.areaGrants.flatMap((grant) => areasOf(grant, links)))
  const versions = new Set(grantedMilestones(group, structure).map(({ version }) => version))
  return [
    ...[...areas].map(({ id }): Pair => [lineageKey('area', id), key]),
    ...[...versions].map(({ id }): Pair => [lineageKey('version', id), key]),
  ]
}

/** The areas that a grant includes, without the combinations: an automatic area may have thousands. */
function areasOf(grant: AreaGrant, links: LinkIndex): readonly Area[] {
  const subarea = 'subareaId' in grant ? links.subarea(grant.subareaId) : undefined
  if (grant.kind === 'whole-subarea') return subarea ? links.areasOf(subarea) : []
  const area = links.area(grant.areaId)
  if (!area) return []
  const linked = links.subareasOf(area)
  const isGranted = grant.kind === 'whole-area' ? linked.size > 0 : subarea && linked.has(subarea)
  return isGranted ? [area] : []
}
