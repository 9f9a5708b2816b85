import { statusNameOf } from '../configuration/status.ts'
import type { VisibleItem } from '../excel/access.ts'
import { linkIndex } from '../excel/access-links.ts'
import { groupItemsReader, visibleTo } from '../excel/access-of.ts'
import type { AccessStructure, AccessUser } from '../excel/access-structure.ts'
import { grantedByLinks } from '../excel/granted-items.ts'
import { memoizeByObject } from '../excel/row-index.ts'
import type { Id, Named } from '../id.ts'

/** The kinds of items that users see in Excel. Areas and versions have parts: sub-areas and milestones. */
export const excelKinds = ['area', 'version', 'entity', 'helper-table'] as const

/** One of {@link excelKinds}. */
export type ExcelKind = (typeof excelKinds)[number]

type Column = { item: Named; parts: number }

const isPresent = ({ status }: Pick<AccessUser, 'status'>) => statusNameOf(status) !== 'archived'

/** The items of a kind that are not archived, with how many parts of each can be seen. */
export function columnsOf(kind: ExcelKind, structure: AccessStructure): Column[] {
  const { areas, versions, entities, helperTables } = structure
  const links = linkIndex(structure)
  const count = (rows: Iterable<Pick<AccessUser, 'status'>>) => [...rows].filter(isPresent).length
  const named = ({ id, name }: Named): Named => ({ id, name })
  switch (kind) {
    case 'area':
      return areas
        .filter(isPresent)
        .map((area) => ({ item: named(area), parts: count(links.subareasOf(area)) }))
    case 'version':
      return versions
        .filter(isPresent)
        .map((version) => ({ item: named(version), parts: count(version.milestones) }))
    case 'entity':
      return entities.map((entity) => ({ item: named(entity), parts: 1 }))
    case 'helper-table':
      return helperTables.filter(isPresent).map((table) => ({ item: named(table), parts: 1 }))
  }
}

export const keyOf = (kind: ExcelKind, id: Id) => `${kind} ${id}`

/** How many parts of an item a user sees, by its key, and the keys of all items of which they see any. */
type SeenParts = { of: (key: string) => number; keys: () => string[] }

/** Returns a function that counts the parts of items that a user sees. Users in the same groups share their counts. */
export function partsReader(structure: AccessStructure): (user: AccessUser) => SeenParts {
  const byGroups = groupItemsReader(structure)
  return (user) => {
    const throughGroups = partsSeen(byGroups(user))
    const linked = partsSeen(visibleTo(user, grantedByLinks(user, structure)).sees)
    return {
      of: (key) => (throughGroups.get(key) ?? 0) + (linked.get(key) ?? 0),
      // Groups give areas and versions, links give entities and helper tables: no key is in both.
      keys: () => [...throughGroups.keys(), ...linked.keys()],
    }
  }
}

/** Cached, because users in the same groups share one list. */
const partsSeen = memoizeByObject((sees: readonly VisibleItem[]) => {
  const counts = new Map<string, number>()
  for (const item of sees) counts.set(wholeOf(item), (counts.get(wholeOf(item)) ?? 0) + 1)
  return counts
})

function wholeOf(item: VisibleItem): string {
  switch (item.kind) {
    case 'combination':
      return keyOf('area', item.area.id)
    case 'milestone':
      return keyOf('version', item.version.id)
    case 'entity':
      return keyOf('entity', item.entity.id)
    case 'helper-table':
      return keyOf('helper-table', item.helperTable.id)
  }
}
