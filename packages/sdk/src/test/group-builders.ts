import type { Area, AreaGrant, Id, MilestoneGrant, StatusName, Subarea, Version } from '@tributary/domain'
import type { GroupContent } from '../excel/groups/group-merge.ts'

const statusOf = (name: StatusName) => ({ id: name, name })

/** Builds an area: automatic, or linked to these sub-areas. */
export const areaWith = (
  id: Id,
  name: string,
  subareas: readonly Id[] | 'automatic',
  status: StatusName = 'active',
): Area => ({
  id,
  name,
  status: statusOf(status),
  subareaLinkType: subareas === 'automatic' ? 'automatic' : 'custom',
  subareas: subareas === 'automatic' ? [] : subareas.map((one) => ({ id: one, name: String(one) })),
  allCurrentAndFuture: subareas === 'automatic',
  organisationId: 'acme',
})

export const subareaWith = (id: Id, name: string, status: StatusName = 'active'): Subarea => ({
  id,
  name,
  status: statusOf(status),
  listOrder: 1,
  areas: [],
  organisationId: 'acme',
})

/** Builds a version with milestones whose names are their ids. */
export const versionWith = (id: Id, name: string, milestones: readonly string[]): Version => ({
  id,
  name,
  status: null,
  milestones: milestones.map((one) => ({ id: one, name: one, status: null, versionId: id, listOrder: 1 })),
  organisationId: 'acme',
})

export const combination = (areaId: Id, subareaId: Id): AreaGrant => ({
  kind: 'combination',
  areaId,
  subareaId,
})
export const wholeArea = (areaId: Id): AreaGrant => ({ kind: 'whole-area', areaId })
export const wholeSubarea = (subareaId: Id): AreaGrant => ({ kind: 'whole-subarea', subareaId })
export const milestone = (versionId: Id, milestoneId: Id): MilestoneGrant => ({
  kind: 'milestone',
  versionId,
  milestoneId,
})
export const wholeVersion = (versionId: Id): MilestoneGrant => ({ kind: 'whole-version', versionId })

/** Builds the content of a group called Finance. */
export const contentWith = (
  areaGrants: AreaGrant[],
  milestoneGrants: MilestoneGrant[] = [],
  name = 'Finance',
): GroupContent => ({ name, areaGrants, milestoneGrants })
