import { type AreaLink, type LinkIndex, linkIndex } from './access-links.ts'
import type { AccessStructure } from './access-structure.ts'
import type { Area, Subarea } from './area.ts'
import { memoizeByObject, rowIndex } from './row-index.ts'
import type { AreaGrant, MilestoneGrant, SecurityGroup } from './security-group.ts'
import type { Milestone, Version } from './version.ts'

/** A combination of area and sub-area that a group grants, with the grants it comes from. */
export type GrantedCombination = AreaLink & { grants: AreaGrant[] }

/** A milestone that a group grants, with the grants it comes from. */
export type GrantedMilestone = {
  /** The version of the milestone. */
  version: Version
  /** The granted milestone. */
  milestone: Milestone
  /** The grants of the group that include it. */
  grants: MilestoneGrant[]
}

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
  const granted = indexGrants(areaGrants, links)
  for (const area of structure.areas) {
    const linked = links.subareasOf(area)
    for (const subarea of grantedSubareas(area, linked, granted))
      if (linked.has(subarea)) yield { area, subarea }
  }
}

type GrantIndex = {
  wholeAreas: Set<Area>
  wholeSubareas: Set<Subarea>
  combinations: Map<Area, Set<Subarea>>
}

const grantedSubareas = (area: Area, linked: ReadonlySet<Subarea>, granted: GrantIndex) =>
  granted.wholeAreas.has(area)
    ? linked
    : new Set([...(granted.combinations.get(area) ?? []), ...granted.wholeSubareas])

function indexGrants(grants: readonly AreaGrant[], links: LinkIndex): GrantIndex {
  const granted: GrantIndex = { wholeAreas: new Set(), wholeSubareas: new Set(), combinations: new Map() }
  for (const grant of grants) addGrant(granted, grant, links)
  return granted
}

function addGrant(granted: GrantIndex, grant: AreaGrant, links: LinkIndex) {
  const area = 'areaId' in grant ? links.area(grant.areaId) : undefined
  const subarea = 'subareaId' in grant ? links.subarea(grant.subareaId) : undefined
  if (grant.kind === 'whole-area' && area) granted.wholeAreas.add(area)
  if (grant.kind === 'whole-subarea' && subarea) granted.wholeSubareas.add(subarea)
  if (grant.kind !== 'combination' || !area || !subarea) return
  granted.combinations.set(area, (granted.combinations.get(area) ?? new Set()).add(subarea))
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
