import type { Id } from '../id.ts'
import type { AccessItem, AccessReason } from './access.ts'
import { grantedCombinations, grantedMilestones } from './access-grants.ts'
import type { AccessStructure, AccessUser } from './access-structure.ts'
import type { Area, Subarea } from './area.ts'
import type { Entity } from './entity.ts'
import type { HelperTable } from './helper-table.ts'
import { rowIndex } from './row-index.ts'
import type { AreaGrant, MilestoneGrant, SecurityGroup } from './security-group.ts'
import type { Milestone } from './version.ts'

/** Something somebody is given, by groups of any status. Whether they see it now is another question. */
export type GrantedItem = AccessItem & { reasons: AccessReason[] }

const groupIndex = rowIndex<SecurityGroup>()
const entityIndex = rowIndex<Entity>()
const helperTableIndex = rowIndex<HelperTable>()

const linked: AccessReason = { kind: 'link' }
const everyEntity: AccessReason = { kind: 'every-entity' }

/** The groups these ids mean. */
export const groupsOf = (ids: readonly { id: Id }[], { groups }: Pick<AccessStructure, 'groups'>) =>
  groupIndex(groups).getAll(ids)

/** What groups grant together. People in the same groups are given the same. */
export function grantedByGroups(groups: readonly SecurityGroup[], structure: AccessStructure): GrantedItem[] {
  const combinations = new Map<Area, Map<Subarea, GrantedItem>>()
  const milestones = new Map<Milestone, GrantedItem>()
  for (const group of groups) {
    const reasonsOf = grantReasons(group)
    for (const { area, subarea, grants } of grantedCombinations(group, structure)) {
      const ofArea = combinations.get(area) ?? new Map<Subarea, GrantedItem>()
      combinations.set(area, ofArea)
      addGranted(ofArea, subarea, { kind: 'combination', area, subarea, reasons: reasonsOf(grants) })
    }
    for (const { version, milestone, grants } of grantedMilestones(group, structure))
      addGranted(milestones, milestone, { kind: 'milestone', version, milestone, reasons: reasonsOf(grants) })
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

function addGranted<Key>(given: Map<Key, GrantedItem>, key: Key, item: GrantedItem): void {
  const known = given.get(key)
  if (known) known.reasons.push(...item.reasons)
  else given.set(key, item)
}

/** What somebody is linked to themselves: entities and helper tables. */
export function grantedByLinks(user: AccessUser, { entities, helperTables }: AccessStructure): GrantedItem[] {
  const every = user.everyEntity === true
  const reasons = [every ? everyEntity : linked]
  const theirs = every ? entities : entityIndex(entities).getAll(user.entities)
  return [
    ...theirs.map((entity): GrantedItem => ({ kind: 'entity', entity, reasons })),
    ...helperTableIndex(helperTables)
      .getAll(user.helperTables)
      .map((helperTable): GrantedItem => ({ kind: 'helper-table', helperTable, reasons: [linked] })),
  ]
}
