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

/** An item granted to a user, by groups of any status. The user may still not see it. */
export type GrantedItem = AccessItem & { reasons: AccessReason[] }

const groupIndex = rowIndex<SecurityGroup>()
const entityIndex = rowIndex<Entity>()
const helperTableIndex = rowIndex<HelperTable>()

const linked: AccessReason = { kind: 'link' }
const everyEntity: AccessReason = { kind: 'every-entity' }

/** Returns the groups with these ids. */
export const groupsOf = (ids: readonly { id: Id }[], { groups }: Pick<AccessStructure, 'groups'>) =>
  groupIndex(groups).getAll(ids)

/** Returns the items that these groups grant together. */
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

/** Returns the same reason object for the same grant, however many items it applies to. */
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

/** Returns the entities and helper tables that are linked to the user directly. */
export function grantedByLinks(user: AccessUser, { entities, helperTables }: AccessStructure): GrantedItem[] {
  const every = user.everyEntity === true
  const reasons = [every ? everyEntity : linked]
  const linkedEntities = every ? entities : entityIndex(entities).getAll(user.entities)
  return [
    ...linkedEntities.map((entity): GrantedItem => ({ kind: 'entity', entity, reasons })),
    ...helperTableIndex(helperTables)
      .getAll(user.helperTables)
      .map((helperTable): GrantedItem => ({ kind: 'helper-table', helperTable, reasons: [linked] })),
  ]
}
