import type { Id, MilestoneGrant, SecurityGroup } from '@tributary/domain'
import type { ExcelStructure } from '../../excel/structure.ts'

export type AreaSubarea = { areaId: Id; subareaId: Id }

/** Which sub-areas belong to which areas; an automatic area is linked to every one (connectors spec 2.2). */
export const areaSubareas = ({ areas, subareas }: ExcelStructure): AreaSubarea[] =>
  areas.flatMap((area) =>
    (area.subareaLinkType === 'automatic' ? subareas : area.subareas).map(({ id }) => ({
      areaId: area.id,
      subareaId: id,
    })),
  )

/** What of areas and sub-areas a group may see, each combination by itself. One that is linked no more is none. */
export const grantedAreas = ({ areaGrants }: SecurityGroup, links: readonly AreaSubarea[]): AreaSubarea[] =>
  links.filter(({ areaId, subareaId }) =>
    areaGrants.some((grant) => {
      if (grant.kind === 'whole-area') return same(grant.areaId, areaId)
      if (grant.kind === 'whole-subarea') return same(grant.subareaId, subareaId)
      return same(grant.areaId, areaId) && same(grant.subareaId, subareaId)
    }),
  )

/** Which milestones a group may see, each by itself. */
export const grantedMilestones = ({ milestoneGrants }: SecurityGroup, { versions }: ExcelStructure) =>
  versions
    .flatMap(({ milestones }) => milestones)
    .filter((milestone) => milestoneGrants.some((grant) => grants(grant, milestone)))

const grants = (grant: MilestoneGrant, { id, versionId }: { id: Id; versionId: Id }) =>
  same(grant.versionId, versionId) && (grant.kind === 'whole-version' || same(grant.milestoneId, id))

const same = (one: Id, other: Id) => String(one) === String(other)
