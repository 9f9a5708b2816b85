import type { UserAccess, VisibleItem, WithheldItem } from './access.ts'
import { groupObstacles, isReadOnly, isValid, itemObstacles, userObstacles } from './access-obstacles.ts'
import type { AccessStructure, AccessUser } from './access-structure.ts'
import { type GrantedItem, grantedByGroups, grantedByLinks, groupsOf } from './granted-items.ts'

/** What one person sees in Excel, and what is withheld from them. No thing stands there twice. */
export const accessOf = (user: AccessUser, structure: AccessStructure): UserAccess =>
  visibleTo(user, [
    ...grantedByGroups(groupsOf(user.groups, structure), structure),
    ...grantedByLinks(user, structure),
  ])

/** What of the things they are given somebody sees now. */
export function visibleTo(user: Pick<AccessUser, 'status'>, granted: readonly GrantedItem[]): UserAccess {
  const blockedBy = userObstacles(user)
  const sees: VisibleItem[] = []
  const withheld: WithheldItem[] = []
  for (const item of granted) {
    const valid = item.reasons.filter(isValid)
    const obstacles = [
      ...blockedBy,
      ...itemObstacles(item),
      ...(valid.length > 0 ? [] : groupObstacles(item.reasons)),
    ]
    if (obstacles.length > 0) withheld.push({ ...item, obstacles })
    else sees.push({ ...item, readOnly: isReadOnly(item), reasons: valid })
  }
  return { sees, withheld }
}

const active = { status: null }

/** What people see through their groups: found once, and the same list, for all who are in the same ones. */
export function groupItemsReader(structure: AccessStructure): (user: AccessUser) => readonly VisibleItem[] {
  const found = new Map<string, readonly VisibleItem[]>()
  return (user) => {
    const groups = userObstacles(user).length > 0 ? [] : groupsOf(user.groups, structure)
    const key = JSON.stringify(groups.map(({ id }) => String(id)).toSorted())
    const known = found.get(key) ?? visibleTo(active, grantedByGroups(groups, structure)).sees
    found.set(key, known)
    return known
  }
}
