import type { Id } from '../id.ts'
import { accessItemKey, type VisibleItem } from './access.ts'
import { linkIndex } from './access-links.ts'
import { groupItemsReader, visibleTo } from './access-of.ts'
import type { AccessStructure, AccessUser } from './access-structure.ts'
import { grantedByLinks, groupsOf } from './granted-items.ts'
import { memoizeByObject, rowIndex } from './row-index.ts'
import { whoSees } from './who-sees.ts'

/** What somebody would see that they do not see now, and the other way round. */
export type AccessDifference = {
  user: AccessUser
  gained: readonly VisibleItem[]
  lost: readonly VisibleItem[]
}

const userIndex = rowIndex<AccessUser>()

/**
 * What each user gains and loses between two structures, e.g. before and after a group is saved. Users for whom
 * nothing changes are left out; whoever is in one of the structures only sees nothing in the other. Becoming read-only
 * is no change. Parts that are the same objects in both structures are not looked at twice.
 */
export function accessChange(before: AccessStructure, after: AccessStructure): AccessDifference[] {
  const sawOf = sightsIn(before)
  const seesOf = sightsIn(after)
  const untouched = sameFor(before, after)
  const gone = before.users.filter(({ id }) => !userIndex(after.users).get(id))
  return [...after.users, ...gone].flatMap((someone) => {
    const was = userIndex(before.users).get(someone.id)
    const is = userIndex(after.users).get(someone.id)
    if (was && is && untouched(was, is)) return []
    const [saw, sees] = [sawOf(was), seesOf(is)]
    const gained = joined(newIn(saw.groups)(sees.groups), newIn(saw.links)(sees.links))
    const lost = joined(newIn(sees.groups)(saw.groups), newIn(sees.links)(saw.links))
    return gained.length + lost.length > 0 ? [{ user: is ?? someone, gained, lost }] : []
  })
}

/** Those who gain the same by their groups alone share one list, so that it is read once for all of them. */
const joined = (groups: readonly VisibleItem[], links: readonly VisibleItem[]): readonly VisibleItem[] =>
  links.length === 0 ? groups : [...groups, ...links]

type Sights = { groups: readonly VisibleItem[]; links: readonly VisibleItem[] }

const none: Sights = { groups: [], links: [] }

function sightsIn(structure: AccessStructure): (user: AccessUser | undefined) => Sights {
  const byGroups = groupItemsReader(structure)
  return (user) =>
    user ? { groups: byGroups(user), links: visibleTo(user, grantedByLinks(user, structure)).sees } : none
}

const shared = ['areas', 'subareas', 'versions', 'entities', 'helperTables'] as const

function sameFor(before: AccessStructure, after: AccessStructure) {
  const sameParts = shared.every((part) => before[part] === after[part])
  return (was: AccessUser, is: AccessUser): boolean => {
    if (!sameParts || was !== is) return false
    const groups = groupsOf(is.groups, after)
    const had = groupsOf(was.groups, before)
    return groups.length === had.length && groups.every((group, at) => group === had[at])
  }
}

/** What the second list has and the first has not; asked once for all who see those very lists. */
const newIn = memoizeByObject((before: readonly VisibleItem[]) => {
  const known = new Set(before.map(accessItemKey))
  return memoizeByObject((after: readonly VisibleItem[]) =>
    after.filter((sight) => !known.has(accessItemKey(sight))),
  )
})

/** A change of the sub-areas that an area is linked to. */
export type AreaLinksChange = { areaId: Id; added: readonly Id[]; removed: readonly Id[] }

/** Who would see more of an area and who less, in the order of the users; somebody may be both. */
export type AffectedPeople = { gaining: AccessUser[]; losing: AccessUser[] }

/** Whom a change of an area's links is about, before it is made. Only links that would come or go count. */
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
