import { type Area, byName, type Named, type Subarea } from '@tributary/domain'
import { sortedByName } from '../../common/lists/sort.ts'

/** A card shows the initials of so many linked sub-areas at most, then "+N" (requirement CONST-17). */
export const CHIPS_MAXIMUM = 10

/**
 * The sub-areas whose initials an area's card shows, and how many more there are; null for an area that is linked to all
 * of them (requirements AREA-04 and AREA-05).
 */
export function areaChips({
  subareaLinkType,
  subareas,
}: Pick<Area, 'subareaLinkType' | 'subareas'>): { shown: Named[]; more: number } | null {
  if (subareaLinkType !== 'custom') return null
  return { shown: subareas.slice(0, CHIPS_MAXIMUM), more: Math.max(0, subareas.length - CHIPS_MAXIMUM) }
}

/**
 * The areas that a sub-area's card names, by name; null when every one of its links is automatic (requirement SUBAREA-06).
 */
export function namedAreas(
  subarea: Pick<Subarea, 'areas'>,
  automaticAreas: readonly Named[],
): readonly Named[] | null {
  const { ids } = automaticIndex(automaticAreas)
  const isAutomatic = subarea.areas.every(({ id }) => ids.has(String(id)))
  return isAutomatic && automaticAreas.length > 0 ? null : linkedAreas(subarea, automaticAreas)
}

/** The areas that a sub-area is linked to, by name. The automatic ones count whether the sub-area lists them or not. */
export function linkedAreas(
  { areas }: Pick<Subarea, 'areas'>,
  automaticAreas: readonly Named[],
): readonly Named[] {
  const { ids, sorted } = automaticIndex(automaticAreas)
  return merged(sorted, sortedByName(areas.filter(({ id }) => !ids.has(String(id)))))
}

type AutomaticIndex = { ids: ReadonlySet<string>; sorted: readonly Named[] }
const indexes = new WeakMap<readonly Named[], AutomaticIndex>()

/** Every card has the same automatic areas, so ten thousand of them are sorted once. */
function automaticIndex(areas: readonly Named[]): AutomaticIndex {
  const known = indexes.get(areas)
  if (known) return known
  const index = { ids: new Set(areas.map(({ id }) => String(id))), sorted: sortedByName(areas) }
  indexes.set(areas, index)
  return index
}

/** Inserts a few items into many. Both are in order of name. */
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

/** The place of the first item that comes after this one. */
function placeOf({ name }: Named, items: readonly Named[], from: number): number {
  let [low, high] = [from, items.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (byName(items[middle]?.name ?? '', name) <= 0) low = middle + 1
    else high = middle
  }
  return low
}

/** The areas that are linked to every sub-area. */
export const automaticAreas = (areas: readonly Area[]): Area[] =>
  areas.filter(({ subareaLinkType }) => subareaLinkType !== 'custom')
