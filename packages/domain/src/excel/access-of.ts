import type { Sight, UserAccess, WithheldSight } from './access.ts'
import { type Given, givenByGroups, givenByLinks, groupsOf } from './access-given.ts'
import { groupObstacles, isReadOnly, isValid, thingObstacles, userObstacles } from './access-obstacles.ts'
import type { AccessStructure, AccessUser } from './access-structure.ts'

/** What one person sees in Excel, and what is withheld from them. No thing stands there twice. */
export const accessOf = (user: AccessUser, structure: AccessStructure): UserAccess =>
  seenBy(user, [
    ...givenByGroups(groupsOf(user.groups, structure), structure),
    ...givenByLinks(user, structure),
  ])

/** What of the things they are given somebody sees now. */
export function seenBy(user: Pick<AccessUser, 'status'>, given: readonly Given[]): UserAccess {
  const inTheirWay = userObstacles(user)
  const sees: Sight[] = []
  const withheld: WithheldSight[] = []
  for (const thing of given) {
    const valid = thing.reasons.filter(isValid)
    const obstacles = [
      ...inTheirWay,
      ...thingObstacles(thing),
      ...(valid.length > 0 ? [] : groupObstacles(thing.reasons)),
    ]
    if (obstacles.length > 0) withheld.push({ ...thing, obstacles })
    else sees.push({ ...thing, readOnly: isReadOnly(thing), reasons: valid })
  }
  return { sees, withheld }
}

const active = { status: null }

/** What people see through their groups: found once, and the same list, for all who are in the same ones. */
export function groupReader(structure: AccessStructure): (user: AccessUser) => readonly Sight[] {
  const found = new Map<string, readonly Sight[]>()
  return (user) => {
    const groups = userObstacles(user).length > 0 ? [] : groupsOf(user.groups, structure)
    const key = JSON.stringify(groups.map(({ id }) => String(id)).toSorted())
    const known = found.get(key) ?? seenBy(active, givenByGroups(groups, structure)).sees
    found.set(key, known)
    return known
  }
}
