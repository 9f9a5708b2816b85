import type { Area, Id, Status, Subarea, Version } from '@tributary/domain'
import { statusNameOf } from '@tributary/domain'

type Item = { id: Id; name: string; status: Status | null }

/** The lists that a group's grants refer to. */
export type GroupLists = {
  /** The areas of the organisation. */
  areas: readonly Area[]
  /** The sub-areas of the organisation. */
  subareas: readonly Subarea[]
  /** The versions of the organisation, with milestones. */
  versions: readonly Version[]
}

/** The wizard's lists indexed by id, for fast lookup. */
export type GroupIndex = {
  area: (id: Id) => Area | undefined
  subarea: (id: Id) => Subarea | undefined
  version: (id: Id) => Version | undefined
  /** Whether a sub-area belongs to an area: it is linked, or the area links all current and future ones. */
  isLinked: (area: Area, subareaId: Id) => boolean
  /** Returns the parts of an item that are not archived. */
  subareasOf: (area: Area) => readonly Item[]
  areasOf: (subareaId: Id) => Iterable<Item>
}

const isCurrent = ({ status }: Item) => statusNameOf(status) !== 'archived'

const byId = <T extends { id: Id }>(items: readonly T[]) => {
  const found = new Map(items.map((item) => [String(item.id), item]))
  return (id: Id) => found.get(String(id))
}

const indexes = new WeakMap<GroupLists, GroupIndex>()

/** Builds the index once. The cost is linear in the lists and their links. */
export function groupIndex(lists: GroupLists): GroupIndex {
  const index = indexes.get(lists) ?? indexOf(lists)
  indexes.set(lists, index)
  return index
}

function indexOf({ areas, subareas, versions }: GroupLists): GroupIndex {
  const subarea = byId(subareas)
  const current = subareas.filter(isCurrent)
  const automatic = areas.filter(isAutomatic)
  const links = new Map(areas.filter(isChosen).map((area) => [area, linksOf(area)]))
  const areasBySubarea = new Map<string, Area[]>()
  for (const [area, ids] of links)
    for (const id of ids) areasBySubarea.set(id, pushed(areasBySubarea.get(id), area))
  return {
    ...{ area: byId(areas), subarea, version: byId(versions) },
    isLinked: (area, id) => isAutomatic(area) || links.get(area)?.has(String(id)) === true,
    subareasOf: (area) =>
      isAutomatic(area)
        ? current
        : [...(links.get(area) ?? [])].flatMap((id) => subarea(id) ?? []).filter(isCurrent),
    areasOf: function* (id) {
      for (const area of areasBySubarea.get(String(id)) ?? []) if (isCurrent(area)) yield area
      for (const area of automatic) if (isCurrent(area)) yield area
    },
  }
}

const isAutomatic = ({ subareaLinkType }: Area) => subareaLinkType === 'automatic'

const isChosen = (area: Area) => !isAutomatic(area)

const linksOf = ({ subareas }: Area) => new Set(subareas.map(({ id }) => String(id)))

function pushed<T>(list: T[] = [], item: T): T[] {
  list.push(item)
  return list
}

/** Whether there are any shown ids and all are in `ids`. Stops at the first that is not. */
export function hasAll(shown: Iterable<Id>, ids: readonly Id[]): boolean {
  const known = new Set(ids.map(String))
  let any = false
  for (const id of shown) {
    if (!known.has(String(id))) return false
    any = true
  }
  return any
}
