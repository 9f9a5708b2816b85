import type { UserAccess, VisibleItem, WithheldItem } from './access.ts'
import { groupObstacles, isReadOnly, isValid, itemObstacles, userObstacles } from './access-obstacles.ts'
import type { AccessStructure, AccessUser } from './access-structure.ts'
import { type GrantedItem, grantedByGroups, grantedByLinks, groupsOf } from './granted-items.ts'

/** Returns what a user sees in Excel and what is withheld from them. No item is listed twice. */
export const accessOf = (user: AccessUser, structure: AccessStructure): UserAccess =>
  visibleTo(user, [
    ...grantedByGroups(groupsOf(user.groups, structure), structure),
    ...grantedByLinks(user, structure),
  ])

/** Divides granted items into those the user sees now and those withheld. */
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

/** Returns a function that lists what a user sees through groups. Users in the same groups share one list. */
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
