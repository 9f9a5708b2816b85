import type { Area, Named, Subarea } from '@tributary/domain'

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
 * The areas that a sub-area's card names; null when every one of its links is automatic (requirement SUBAREA-06). An area
 * that is not among the known ones counts as one somebody has chosen.
 */
export function namedAreas(
  { areas }: Pick<Subarea, 'areas'>,
  automaticAreas: readonly Pick<Area, 'id'>[],
): Named[] | null {
  const automatic = new Set(automaticAreas.map(({ id }) => String(id)))
  const isChosen = areas.some(({ id }) => !automatic.has(String(id)))
  return isChosen || areas.length === 0 ? areas : null
}

/** The areas that are linked to every sub-area. */
export const automaticAreas = (areas: readonly Area[]): Area[] =>
  areas.filter(({ subareaLinkType }) => subareaLinkType !== 'custom')
