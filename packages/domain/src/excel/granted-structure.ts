import type { Id, Named } from '../id.ts'
import { grantedMilestones } from './access-grants.ts'
import { type LinkIndex, linkIndex } from './access-links.ts'
import type { AccessStructure, AccessUser } from './access-structure.ts'
import type { Area, Subarea } from './area.ts'
import { groupsOf } from './granted-items.ts'
import type { AreaGrant } from './security-group.ts'
import type { Milestone, Version } from './version.ts'

/**
 * Reduces a structure to what was granted to one user: their groups, and the items that these groups and their own links
 * include. Nothing else is named, so that it may be shown to them. What they see in it is the same as before.
 */
export function grantedStructure(user: AccessUser, structure: AccessStructure): AccessStructure {
  const groups = groupsOf(user.groups, structure)
  const linked = idsOf(user.entities)
  const tables = idsOf(user.helperTables)
  return {
    ...grantedAreas(
      groups.flatMap(({ areaGrants }) => areaGrants),
      structure,
    ),
    versions: grantedVersions(groups, structure),
    entities: structure.entities.filter(({ id }) => user.everyEntity || linked.has(String(id))),
    helperTables: structure.helperTables.filter(({ id }) => tables.has(String(id))),
    groups,
    users: [user],
  }
}

const named = ({ id, name }: Named): Named => ({ id, name })
const idsOf = (rows: readonly { id: Id }[]) => new Set(rows.map(({ id }) => String(id)))

function grantedVersions(groups: AccessStructure['groups'], structure: AccessStructure): Version[] {
  const found = new Map<Version, Set<Milestone>>()
  for (const group of groups)
    for (const { version, milestone } of grantedMilestones(group, structure)) into(found, version, milestone)
  return [...found].map(([version, of]) => ({ ...version, milestones: [...of] }))
}

/** An automatic area lists no sub-areas: there may be a million links, and they follow from its link type. */
function grantedAreas(grants: readonly AreaGrant[], structure: AccessStructure) {
  const links = linkIndex(structure)
  const areas = new Map<Area, Set<Subarea>>()
  const subareas = new Map<Subarea, Set<Area>>()
  for (const [area, subarea] of grants.flatMap((grant) => linksOf(grant, links))) {
    const isListed = area.subareaLinkType === 'custom'
    into(areas, area, isListed ? subarea : null)
    into(subareas, subarea, isListed ? area : null)
  }
  return {
    areas: [...areas].map(([area, of]) => ({ ...area, subareas: [...of].map(named) })),
    subareas: [...subareas].map(([subarea, of]) => ({ ...subarea, areas: [...of].map(named) })),
  }
}

function linksOf(grant: AreaGrant, links: LinkIndex): (readonly [Area, Subarea])[] {
  const area = grant.kind === 'whole-subarea' ? undefined : links.area(grant.areaId)
  const subarea = grant.kind === 'whole-area' ? undefined : links.subarea(grant.subareaId)
  if (area && subarea) return links.subareasOf(area).has(subarea) ? [[area, subarea]] : []
  if (area && grant.kind === 'whole-area')
    return [...links.subareasOf(area)].map((one) => [area, one] as const)
  if (subarea && grant.kind === 'whole-subarea')
    return links.areasOf(subarea).map((one) => [one, subarea] as const)
  return []
}

function into<Key, Value>(sets: Map<Key, Set<Value>>, key: Key, value: Value | null): void {
  const known = sets.get(key) ?? new Set()
  sets.set(key, known)
  if (value !== null) known.add(value)
}
