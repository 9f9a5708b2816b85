import { type AreaLink, type LinkIndex, linkIndex } from './access-links.ts'
import type { AccessStructure } from './access-structure.ts'
import type { Area, Subarea } from './area.ts'
import { memoizeByObject, rowIndex } from './row-index.ts'
import type { AreaGrant, MilestoneGrant, SecurityGroup } from './security-group.ts'
import type { Milestone, Version } from './version.ts'

/** A combination of area and sub-area that a group grants, with the grants it comes from. */
export type GrantedCombination = AreaLink & { grants: AreaGrant[] }

/** A milestone that a group grants, with the grants it comes from. */
export type GrantedMilestone = { version: Version; milestone: Milestone; grants: MilestoneGrant[] }

/** Returns the combinations of area and sub-area that a group grants. Combinations that are no longer linked are omitted. */
export function grantedCombinations(
  { areaGrants }: Pick<SecurityGroup, 'areaGrants'>,
  structure: Pick<AccessStructure, 'areas' | 'subareas'>,
): GrantedCombination[] {
  const links = linkIndex(structure)
  const found = new Map<Area, Map<Subarea, GrantedCombination>>()
  for (const grant of areaGrants) {
    for (const { area, subarea } of linksOf(grant, links)) {
      const ofArea = found.get(area) ?? new Map<Subarea, GrantedCombination>()
      found.set(area, ofArea)
      addTo(ofArea, subarea, { area, subarea, grants: [grant] })
    }
  }
  return [...found.values()].flatMap((ofArea) => [...ofArea.values()])
}

/** Yields each link that a group grants once, for callers that cannot hold all of them in memory. */
export function* grantedLinks(
  { areaGrants }: Pick<SecurityGroup, 'areaGrants'>,
  structure: Pick<AccessStructure, 'areas' | 'subareas'>,
): Generator<AreaLink> {
  const links = linkIndex(structure)
  const granted = grantsByArea(areaGrants, links)
  for (const area of structure.areas) {
    const linked = links.subareasOf(area)
    const these = granted.areas.get(area)
    if (these === 'all') for (const subarea of linked) yield { area, subarea }
    else
      for (const subarea of new Set([...(these ?? []), ...granted.everywhere]))
        if (linked.has(subarea)) yield { area, subarea }
  }
}

type GrantsByArea = { areas: Map<Area, 'all' | Set<Subarea>>; everywhere: Set<Subarea> }

function grantsByArea(grants: readonly AreaGrant[], links: LinkIndex): GrantsByArea {
  const granted: GrantsByArea = { areas: new Map(), everywhere: new Set() }
  for (const grant of grants) {
    const area = grant.kind === 'whole-subarea' ? undefined : links.area(grant.areaId)
    const subarea = grant.kind === 'whole-area' ? undefined : links.subarea(grant.subareaId)
    if (grant.kind === 'whole-subarea' && subarea) granted.everywhere.add(subarea)
    if (!area) continue
    const these = granted.areas.get(area) ?? new Set<Subarea>()
    if (grant.kind === 'whole-area') granted.areas.set(area, 'all')
    else if (subarea && these !== 'all') granted.areas.set(area, these.add(subarea))
  }
  return granted
}

function linksOf(grant: AreaGrant, links: LinkIndex): AreaLink[] {
  const area = grant.kind === 'whole-subarea' ? undefined : links.area(grant.areaId)
  const subarea = grant.kind === 'whole-area' ? undefined : links.subarea(grant.subareaId)
  if (area && subarea) return links.subareasOf(area).has(subarea) ? [{ area, subarea }] : []
  if (area && grant.kind === 'whole-area')
    return [...links.subareasOf(area)].map((one) => ({ area, subarea: one }))
  if (subarea && grant.kind === 'whole-subarea')
    return links.areasOf(subarea).map((one) => ({ area: one, subarea }))
  return []
}

const versionIndex = rowIndex<Version>()
const milestoneIndex = rowIndex<Milestone>()
const milestonesOf = memoizeByObject(({ milestones }: Version) => milestoneIndex(milestones))

/** Returns the milestones that a group grants. A version without milestones adds nothing. */
export function grantedMilestones(
  { milestoneGrants }: Pick<SecurityGroup, 'milestoneGrants'>,
  { versions }: Pick<AccessStructure, 'versions'>,
): GrantedMilestone[] {
  const found = new Map<Milestone, GrantedMilestone>()
  for (const grant of milestoneGrants) {
    const version = versionIndex(versions).get(grant.versionId)
    if (!version) continue
    const ids = grant.kind === 'whole-version' ? version.milestones : [{ id: grant.milestoneId }]
    for (const milestone of milestonesOf(version).getAll(ids))
      addTo(found, milestone, { version, milestone, grants: [grant] })
  }
  return [...found.values()]
}

function addTo<Key, Granted extends { grants: unknown[] }>(
  found: Map<Key, Granted>,
  key: Key,
  granted: Granted,
): void {
  const known = found.get(key)
  if (known) known.grants.push(...granted.grants)
  else found.set(key, granted)
}
