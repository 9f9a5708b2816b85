import {
  type AccessTarget,
  type AccessUser,
  type Area,
  type AreaGrant,
  type SecurityGroup,
  type Subarea,
  sameId,
  whoSees,
} from '@tributary/domain'
import { nouns } from '../../common/text/nouns.messages.ts'
import { automaticAreas, linkedAreas } from './area-chips.ts'
import { structureMessages } from './structure.messages.ts'
import type { StructureImpact } from './structure-impacts.ts'

/** The lists that determine who sees areas and sub-areas. */
export type AreaStructure = {
  /** The areas of the organisation. */
  areas: readonly Area[]
  /** The sub-areas of the organisation. */
  subareas: readonly Subarea[]
  /** The security groups with their grants. */
  groups: readonly SecurityGroup[]
  /** The members of the organisation. */
  users: readonly AccessUser[]
}

/** Returns what depends on an area: its links, the security groups that grant it, and the users who see it. */
export const areaImpacts = (area: Area, structure: AreaStructure): StructureImpact[] => [
  ...(area.subareaLinkType === 'custom' ? linked(area.subareas, 'sub-area') : []),
  ...granting(structure, (grant) => grant.kind !== 'whole-subarea' && sameId(grant.areaId, area.id)),
  ...seeing(structure, { kind: 'area', id: area.id }),
]

/** Returns what depends on a sub-area, as `areaImpacts` does. Links to automatic areas count as well. */
export const subareaImpacts = (subarea: Subarea, structure: AreaStructure): StructureImpact[] => [
  ...linked(linkedAreas(subarea, automaticAreas(structure.areas)), 'area'),
  ...granting(structure, (grant) => grant.kind !== 'whole-area' && sameId(grant.subareaId, subarea.id)),
  ...seeing(structure, { kind: 'subarea', id: subarea.id }),
]

const linked = (items: readonly { name: string }[], noun: 'area' | 'sub-area') =>
  impact(structureMessages.linkedToIt(nouns[noun].counted(items.length)), items)

function granting({ groups }: AreaStructure, isMeant: (grant: AreaGrant) => boolean): StructureImpact[] {
  const those = groups.filter(({ areaGrants }) => areaGrants.some(isMeant))
  return impact(structureMessages.grantIt(those.length), those)
}

function seeing(structure: AreaStructure, target: AccessTarget): StructureImpact[] {
  const people = whoSees(target, { ...structure, versions: [], helperTables: [], entities: [] })
  const names = people.map(({ user }) => ({ name: `${user.firstName} ${user.lastName}`.trim() }))
  return impact(structureMessages.seeIt(people.length), names)
}

const impact = (label: string, items: readonly { name: string }[]): StructureImpact[] =>
  items.length === 0 ? [] : [{ label, names: items.map(({ name }) => name) }]
