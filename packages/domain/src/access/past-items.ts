import type { AccessStructure, AccessUser } from '../excel/access-structure.ts'
import type { PastItem, SeenItem } from './past-access.ts'
import { columnsOf, excelKinds, keyOf, partsReader } from './seen-parts.ts'

/**
 * Returns the items of a structure that can be seen, and a function that returns which of them a user sees. Users refer to
 * items by their places, so that the names are there once and not for each user.
 */
export function itemsSeen(structure: AccessStructure): {
  items: PastItem[]
  seenBy: (user: AccessUser) => SeenItem[]
} {
  const items = excelKinds.flatMap((kind) =>
    columnsOf(kind, structure).map(({ item, parts }): PastItem => ({ kind, ...item, parts })),
  )
  const places = new Map(items.map(({ kind, id }, place) => [keyOf(kind, id), place]))
  const partsOf = partsReader(structure)
  return {
    items,
    seenBy: (user) => {
      const seen = partsOf(user)
      return seen
        .keys()
        .flatMap((key) => {
          const item = places.get(key)
          return item === undefined ? [] : [{ item, parts: seen.of(key) }]
        })
        .toSorted((a, b) => a.item - b.item)
    },
  }
}
