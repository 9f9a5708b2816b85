import type { Id } from '../id.ts'
import type { AccessStructure } from './access-structure.ts'
import type { Area, Subarea } from './area.ts'
import { memoizeByObject, rowIndex } from './row-index.ts'

type Areas = Pick<AccessStructure, 'areas' | 'subareas'>

/** An area with a sub-area that belongs to it. */
export type AreaLink = { area: Area; subarea: Subarea }

/** Which sub-areas belong to which areas; an automatic area has every one there is (connectors spec 2.2). */
export const areaLinks = (structure: Areas): AreaLink[] =>
  structure.areas.flatMap((area) =>
    [...linkIndex(structure).subareasOf(area)].map((subarea) => ({ area, subarea })),
  )

const areaIndex = rowIndex<Area>()
const subareaIndex = rowIndex<Subarea>()

/** The links of areas and sub-areas, from either side. An automatic area has the set of every sub-area. */
export type LinkIndex = {
  area: (id: Id) => Area | undefined
  subarea: (id: Id) => Subarea | undefined
  subareasOf: (area: Area) => ReadonlySet<Subarea>
  areasOf: (subarea: Subarea) => readonly Area[]
}

/**
 * Indexes which sub-areas belong to which areas, once per structure. Automatic links follow from the rule, so they cost
 * nothing and need not be listed.
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
