import type { Id } from '../id.ts'
import type { AccessReason, AccessThing } from './access.ts'
import { grantedCombinations, grantedMilestones } from './access-grants.ts'
import { rowIndex } from './access-index.ts'
import type { AccessStructure, AccessUser } from './access-structure.ts'
import type { Area, Subarea } from './area.ts'
import type { Entity } from './entity.ts'
import type { HelperTable } from './helper-table.ts'
import type { AreaGrant, MilestoneGrant, SecurityGroup } from './security-group.ts'
import type { Milestone } from './version.ts'

/** Something somebody is given, by groups of any status. Whether they see it now is another question. */
export type Given = AccessThing & { reasons: AccessReason[] }

const groupIndex = rowIndex<SecurityGroup>()
const entityIndex = rowIndex<Entity>()
const helperTableIndex = rowIndex<HelperTable>()

const linked: AccessReason = { kind: 'link' }
const everyEntity: AccessReason = { kind: 'every-entity' }

/** The groups these ids mean. */
export const groupsOf = (ids: readonly { id: Id }[], { groups }: Pick<AccessStructure, 'groups'>) =>
  groupIndex(groups).these(ids)

/** What groups grant together. People in the same groups are given the same. */
export function givenByGroups(groups: readonly SecurityGroup[], structure: AccessStructure): Given[] {
  const combinations = new Map<Area, Map<Subarea, Given>>()
  const milestones = new Map<Milestone, Given>()
  for (const group of groups) {
    const reasonsOf = grantReasons(group)
    for (const { area, subarea, grants } of grantedCombinations(group, structure)) {
      const ofArea = combinations.get(area) ?? new Map<Subarea, Given>()
      combinations.set(area, ofArea)
      give(ofArea, subarea, { kind: 'combination', area, subarea, reasons: reasonsOf(grants) })
    }
    for (const { version, milestone, grants } of grantedMilestones(group, structure))
      give(milestones, milestone, { kind: 'milestone', version, milestone, reasons: reasonsOf(grants) })
  }
  return [...[...combinations.values()].flatMap((ofArea) => [...ofArea.values()]), ...milestones.values()]
}

/** A grant is one and the same reason, however many things it is the reason for. */
function grantReasons(group: SecurityGroup) {
  const made = new Map<AreaGrant | MilestoneGrant, AccessReason>()
  return (grants: readonly (AreaGrant | MilestoneGrant)[]) =>
    grants.map((grant) => {
      const reason = made.get(grant) ?? { kind: 'grant', group, grant }
      made.set(grant, reason)
      return reason
    })
}

function give<Key>(given: Map<Key, Given>, key: Key, one: Given): void {
  const known = given.get(key)
  if (known) known.reasons.push(...one.reasons)
  else given.set(key, one)
}

/** What somebody is linked to themselves: entities and helper tables. */
export function givenByLinks(user: AccessUser, { entities, helperTables }: AccessStructure): Given[] {
  const every = user.everyEntity === true
  const reasons = [every ? everyEntity : linked]
  const theirs = every ? entities : entityIndex(entities).these(user.entities)
  return [
    ...theirs.map((entity): Given => ({ kind: 'entity', entity, reasons })),
    ...helperTableIndex(helperTables)
      .these(user.helperTables)
      .map((helperTable): Given => ({ kind: 'helper-table', helperTable, reasons: [linked] })),
  ]
}
