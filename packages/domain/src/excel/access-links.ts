import type { Id } from '../id.ts'
import type { AccessStructure } from './access-structure.ts'
import type { Area, Subarea } from './area.ts'
import { memoizeByObject, rowIndex } from './row-index.ts'

type Areas = Pick<AccessStructure, 'areas' | 'subareas'>

/** An area and a sub-area linked to it. */
export type AreaLink = {
  /** The linked area. */
  area: Area
  /** The linked sub-area. */
  subarea: Subarea
}

/** Returns every link of areas and sub-areas. An automatic area is linked to every sub-area. */
export const areaLinks = (structure: Areas): AreaLink[] =>
  structure.areas.flatMap((area) =>
    [...linkIndex(structure).subareasOf(area)].map((subarea) => ({ area, subarea })),
  )

const areaIndex = rowIndex<Area>()
const subareaIndex = rowIndex<Subarea>()

/** The links between areas and sub-areas in both directions. An automatic area has every sub-area. */
export type LinkIndex = {
  /** Finds an area; undefined for an unknown id. */
  area: (id: Id) => Area | undefined
  /** Finds a sub-area; undefined for an unknown id. */
  subarea: (id: Id) => Subarea | undefined
  /** Returns the sub-areas that an area is linked to. */
  subareasOf: (area: Area) => ReadonlySet<Subarea>
  /** Returns the areas that a sub-area is linked to. */
  areasOf: (subarea: Subarea) => readonly Area[]
}

/**
 * Indexes the links between areas and sub-areas, once per structure. Automatic links are derived, so they cost nothing
 * and need not be listed.
 */
export const linkIndex = memoizeByObject(({ areas, subareas }: Areas): LinkIndex => {
  const known = subareaIndex(subareas)
  const every = new Set(subareas)
  const chosen = new Map<Area, ReadonlySet<Subarea>>()
  const choosing = new Map<Subarea, Area[]>()
  const automatic = areas.filter(isAutomatic)
  for (const area of areas) {
    if (isAutomatic(area)) continue
    const linked = known.getAll(area.subareas)
    chosen.set(area, new Set(linked))
    for (const subarea of linked) {
      const before = choosing.get(subarea)
      if (before) before.push(area)
      else choosing.set(subarea, [area])
    }
  }
  return {
    area: areaIndex(areas).get,
    subarea: known.get,
    subareasOf: (area) => chosen.get(area) ?? every,
    areasOf: (subarea) => [...automatic, ...(choosing.get(subarea) ?? [])],
  }
})

const isAutomatic = (area: Area) => area.subareaLinkType === 'automatic'
