import { sameId } from '@tributary/domain'
import { nameFinder } from '../../common/lists/name-finder.ts'
import { automaticAreas, linkedAreas } from '../structure/area-chips.ts'
import { structureSearchMessages } from './search.messages.ts'
import {
  type SearchedStructure,
  type StructureEntry,
  type StructureEntryNoun,
  structureEntries,
  structureEntryNouns,
} from './structure-entries.ts'

/** An item that a search found. */
export type StructureHit = StructureEntry & {
  /** Where it belongs, in words: the version of a milestone or the areas of a sub-area. Null for other kinds. */
  place: string | null
}

/** The found items of one kind, best matches first. */
export type StructureHits = {
  /** The kind of the items. */
  noun: StructureEntryNoun
  /** The best matches. */
  hits: StructureHit[]
  /** The number of all matches of this kind. */
  total: number
}

/** The result of a search across the structure. */
export type StructureFound = {
  /** The kinds with matches, in a fixed order. */
  kinds: StructureHits[]
  /** The number of all matches. */
  total: number
}

const NAMES = 3

/**
 * Returns a search by name across the structure, at most `limit` items of each kind. Names are compared and ranked as in
 * {@link nameFinder}, and items of the same rank are sorted by name. An empty search finds nothing.
 */
export function structureSearch(
  structure: SearchedStructure,
): (search: string, limit: number) => StructureFound {
  const entries = structureEntries(structure)
  const finders = structureEntryNouns.map((noun) => ({
    noun,
    find: nameFinder(entries[noun], ({ name }) => [name]),
  }))
  const placeOf = placeReader(structure)
  return (search, limit) => {
    if (search.trim() === '') return { kinds: [], total: 0 }
    const kinds = finders
      .map(({ noun, find }) => ({ noun, ...find(search, limit) }))
      .filter(({ total }) => total > 0)
      .map(({ noun, items, total }) => ({
        noun,
        hits: items.map((entry) => ({ ...entry, place: placeOf(entry) })),
        total,
      }))
    return { kinds, total: kinds.reduce((sum, { total }) => sum + total, 0) }
  }
}

/** Names the places of shown items only, because a sub-area can have ten thousand areas. */
function placeReader({ areas, subareas }: SearchedStructure): (entry: StructureEntry) => string | null {
  const automatic = automaticAreas(areas)
  return ({ noun, id, version }) => {
    if (version) return structureSearchMessages.within([version.name], 0)
    const subarea = noun === 'sub-area' && subareas.find((row) => sameId(row.id, id))
    if (!subarea) return null
    const names = linkedAreas(subarea, automatic).map(({ name }) => name)
    if (names.length === 0) return structureSearchMessages.notLinked
    return structureSearchMessages.within(names.slice(0, NAMES), Math.max(0, names.length - NAMES))
  }
}
