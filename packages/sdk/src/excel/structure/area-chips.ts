import { type Area, byName, type Named, type Subarea } from '@tributary/domain'
import { sortedByName } from '../../common/lists/sort.ts'

/** The maximum number of sub-area initials on a card. The rest are counted as "+N". */
export const CHIPS_MAXIMUM = 10

/**
 * Returns the sub-areas whose initials an area's card shows and the number of others. Null for an area that
 * is linked to all of them.
 */
export function areaChips({
  subareaLinkType,
  subareas,
}: Pick<Area, 'subareaLinkType' | 'subareas'>): { shown: Named[]; more: number } | null {
  if (subareaLinkType !== 'custom') return null
  return { shown: subareas.slice(0, CHIPS_MAXIMUM), more: Math.max(0, subareas.length - CHIPS_MAXIMUM) }
}

/** Returns the areas that a sub-area's card names, sorted by name. Null if all its links are automatic. */
export function namedAreas(
  subarea: Pick<Subarea, 'areas'>,
  automaticAreas: readonly Named[],
): readonly Named[] | null {
  const { ids } = automaticIndex(automaticAreas)
  const isAutomatic = subarea.areas.every(({ id }) => ids.has(String(id)))
  return isAutomatic && automaticAreas.length > 0 ? null : linkedAreas(subarea, automaticAreas)
}

/**
 * Returns the areas a sub-area is linked to, sorted by name. Automatic areas count even if the sub-area does
 * not list them.
 */
export function linkedAreas(
  { areas }: Pick<Subarea, 'areas'>,
  automaticAreas: readonly Named[],
): readonly Named[] {
  const { ids, sorted } = automaticIndex(automaticAreas)
  return merged(sorted, sortedByName(areas.filter(({ id }) => !ids.has(String(id)))))
}

type AutomaticIndex = { ids: ReadonlySet<string>; sorted: readonly Named[] }
const indexes = new WeakMap<readonly Named[], AutomaticIndex>()

/** All cards have the same automatic areas, so a list of ten thousand is sorted only once. */
function automaticIndex(areas: readonly Named[]): AutomaticIndex {
  const known = indexes.get(areas)
  if (known) return known
  const index = { ids: new Set(areas.map(({ id }) => String(id))), sorted: sortedByName(areas) }
  indexes.set(areas, index)
  return index
}

/** Inserts a few items into many. Both lists are sorted by name. */
function merged(many: readonly Named[], few: readonly Named[]): Named[] {
  const all: Named[] = []
  let from = 0
  for (const one of few) {
    const to = placeOf(one, many, from)
    for (const item of many.slice(from, to)) all.push(item)
    all.push(one)
    from = to
  }
  return all.concat(many.slice(from))
}

/** Returns the index of the first item that sorts after this one. */
function placeOf({ name }: Named, items: readonly Named[], from: number): number {
  let [low, high] = [from, items.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (byName(items[middle]?.name ?? '', name) <= 0) low = middle + 1
    else high = middle
  }
  return low
}

/** Returns the areas that are linked to every sub-area. */
export const automaticAreas = (areas: readonly Area[]): Area[] =>
  areas.filter(({ subareaLinkType }) => subareaLinkType !== 'custom')
