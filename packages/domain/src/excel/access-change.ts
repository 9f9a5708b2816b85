import type { Id } from '../id.ts'
import { accessItemKey, type VisibleItem } from './access.ts'
import { linkIndex } from './access-links.ts'
import { groupItemsReader, visibleTo } from './access-of.ts'
import type { AccessStructure, AccessUser } from './access-structure.ts'
import { grantedByLinks, groupsOf } from './granted-items.ts'
import { memoizeByObject, rowIndex } from './row-index.ts'
import { whoSees } from './who-sees.ts'

/** The items a user gains and loses. */
export type AccessDifference = {
  /** The user, as in the structure after the change if they are in it. */
  user: AccessUser
  /** The items that the user sees only after the change. */
  gained: readonly VisibleItem[]
  /** The items that the user sees only before the change. */
  lost: readonly VisibleItem[]
}

const userIndex = rowIndex<AccessUser>()

/**
 * Returns what each user gains and loses between two structures, e.g. before and after a group is saved. It omits users
 * without a change. A user who is only in one structure sees nothing in the other. Becoming read-only is not a change.
 * Objects shared by both structures are compared once.
 */
export function accessChange(before: AccessStructure, after: AccessStructure): AccessDifference[] {
  const itemsBefore = itemsIn(before)
  const itemsAfter = itemsIn(after)
  const isUnchanged = unchangedBetween(before, after)
  const removed = before.users.filter(({ id }) => !userIndex(after.users).get(id))
  return [...after.users, ...removed].flatMap((user) => {
    const was = userIndex(before.users).get(user.id)
    const is = userIndex(after.users).get(user.id)
    if (was && is && isUnchanged(was, is)) return []
    const [old, current] = [itemsBefore(was), itemsAfter(is)]
    const gained = joined(newIn(old.groups)(current.groups), newIn(old.links)(current.links))
    const lost = joined(newIn(current.groups)(old.groups), newIn(current.links)(old.links))
    return gained.length + lost.length > 0 ? [{ user: is ?? user, gained, lost }] : []
  })
}

/** Users who gain only through the same groups share one list, so that it is calculated once. */
const joined = (groups: readonly VisibleItem[], links: readonly VisibleItem[]): readonly VisibleItem[] =>
  links.length === 0 ? groups : [...groups, ...links]

type ItemsBySource = { groups: readonly VisibleItem[]; links: readonly VisibleItem[] }

const none: ItemsBySource = { groups: [], links: [] }

function itemsIn(structure: AccessStructure): (user: AccessUser | undefined) => ItemsBySource {
  const byGroups = groupItemsReader(structure)
  return (user) =>
    user ? { groups: byGroups(user), links: visibleTo(user, grantedByLinks(user, structure)).sees } : none
}

const shared = ['areas', 'subareas', 'versions', 'entities', 'helperTables'] as const

function unchangedBetween(before: AccessStructure, after: AccessStructure) {
  const sameParts = shared.every((part) => before[part] === after[part])
  return (was: AccessUser, is: AccessUser): boolean => {
    if (!sameParts || was !== is) return false
    const groups = groupsOf(is.groups, after)
    const had = groupsOf(was.groups, before)
    return groups.length === had.length && groups.every((group, at) => group === had[at])
  }
}

/** Returns the items of the second list that are not in the first; cached per pair of lists. */
const newIn = memoizeByObject((before: readonly VisibleItem[]) => {
  const known = new Set(before.map(accessItemKey))
  return memoizeByObject((after: readonly VisibleItem[]) =>
    after.filter((item) => !known.has(accessItemKey(item))),
  )
})

/** A change of an area's links to sub-areas. */
export type AreaLinksChange = {
  /** The area whose links change. */
  areaId: Id
  /** The sub-areas to link. */
  added: readonly Id[]
  /** The sub-areas to unlink. */
  removed: readonly Id[]
}

/** The users who would see more of an area and those who would see less. A user can be in both lists. */
export type AffectedPeople = {
  /** The users who would see more. */
  gaining: AccessUser[]
  /** The users who would see less. */
  losing: AccessUser[]
}

/** Returns the users affected by a planned change of an area's links. Links that already match are ignored. */
export function peopleAffectedByLinks(
  structure: AccessStructure,
  { areaId, added, removed }: AreaLinksChange,
): AffectedPeople {
  const links = linkIndex(structure)
  const area = links.area(areaId)
  if (!area) return { gaining: [], losing: [] }
  const linked = new Set([...links.subareasOf(area)].map(({ id }) => String(id)))
  const isLinked = (id: Id) => linked.has(String(id))
  const target = { kind: 'area', id: areaId } as const
  const seeing = (ids: readonly Id[]) => {
    const subareas = ids.map((id) => ({ id, name: '' }))
    const areas = [{ ...area, subareaLinkType: 'custom' as const, subareas }]
    return whoSees(target, { ...structure, areas }).map(({ user }) => user)
  }
  return {
    gaining: seeing(added.filter((id) => !isLinked(id))),
    losing: seeing(removed.filter(isLinked)),
  }
}
