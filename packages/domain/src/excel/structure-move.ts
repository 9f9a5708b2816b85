import { type Id, type Named, sameId } from '../id.ts'
import { linkIndex } from './access-links.ts'
import type { AccessStructure } from './access-structure.ts'
import type { Area } from './area.ts'
import type { AreaGrant, MilestoneGrant, SecurityGroup } from './security-group.ts'

/** An item that is merged into another one of its kind, or moved to another area or version. */
export type StructureMove =
  | {
      /** Whether it is merged or moved, and what. */
      kind: 'merge-area' | 'merge-subarea'
      /** The item that is deleted. */
      id: Id
      /** The item that gets its links and grants. */
      to: Id
    }
  | {
      kind: 'move-subarea'
      /** The sub-area. */
      id: Id
      /** The area that it leaves. */
      from: Id
      /** The area that it is linked to instead. */
      to: Id
    }
  | {
      kind: 'move-milestone'
      /** The milestone. */
      id: Id
      /** The version that gets it. */
      to: Id
    }

/** Returns the structure after a move, for a comparison with `accessChange`. */
export function afterMove(structure: AccessStructure, move: StructureMove): AccessStructure {
  switch (move.kind) {
    case 'merge-area':
      return afterAreaMerge(structure, move.id, move.to)
    case 'merge-subarea':
      return afterSubareaMerge(structure, move.id, move.to)
    case 'move-subarea':
      return afterSubareaMove(structure, move.id, move.from, move.to)
    case 'move-milestone':
      return afterMilestoneMove(structure, move.id, move.to)
  }
}

const without = <Row extends { id: Id }>(rows: readonly Row[], id: Id): Row[] =>
  rows.filter((row) => !sameId(row.id, id))

const joined = (rows: readonly Named[], more: readonly Named[]): Named[] => [
  ...rows,
  ...more.filter(({ id }) => !rows.some((row) => sameId(row.id, id))),
]

const isAutomatic = ({ subareaLinkType }: Area) => subareaLinkType === 'automatic'

const change = <Row extends { id: Id }>(rows: readonly Row[], id: Id, to: (row: Row) => Row): Row[] =>
  rows.map((row) => (sameId(row.id, id) ? to(row) : row))

const withAreaGrants =
  (replaced: (grant: AreaGrant) => AreaGrant) =>
  (group: SecurityGroup): SecurityGroup => ({ ...group, areaGrants: group.areaGrants.map(replaced) })

function afterAreaMerge(structure: AccessStructure, id: Id, to: Id): AccessStructure {
  const from = structure.areas.find((area) => sameId(area.id, id))
  if (!from) return structure
  const grant = withAreaGrants((one) =>
    'areaId' in one && sameId(one.areaId, id) ? { ...one, areaId: to } : one,
  )
  const join = (area: Area): Area =>
    isAutomatic(from) || isAutomatic(area)
      ? { ...area, subareaLinkType: 'automatic', allCurrentAndFuture: true, subareas: [] }
      : { ...area, subareas: joined(area.subareas, from.subareas) }
  return {
    ...structure,
    areas: change(without(structure.areas, id), to, join),
    groups: structure.groups.map(grant),
  }
}

function afterSubareaMerge(structure: AccessStructure, id: Id, to: Id): AccessStructure {
  const into = structure.subareas.find((subarea) => sameId(subarea.id, to))
  if (!into) return structure
  const grant = withAreaGrants((one) =>
    'subareaId' in one && sameId(one.subareaId, id) ? { ...one, subareaId: to } : one,
  )
  const relink = (area: Area): Area =>
    area.subareas.some((linked) => sameId(linked.id, id))
      ? { ...area, subareas: joined(without(area.subareas, id), [into]) }
      : area
  return {
    ...structure,
    areas: structure.areas.map(relink),
    subareas: without(structure.subareas, id),
    groups: structure.groups.map(grant),
  }
}

function afterSubareaMove(structure: AccessStructure, id: Id, from: Id, to: Id): AccessStructure {
  const links = linkIndex(structure)
  const subarea = links.subarea(id)
  if (!subarea) return structure
  const leave = (area: Area): Area => ({
    ...area,
    subareaLinkType: 'custom',
    allCurrentAndFuture: false,
    subareas: without([...links.subareasOf(area)], id),
  })
  const enter = (area: Area): Area =>
    isAutomatic(area) ? area : { ...area, subareas: joined(area.subareas, [subarea]) }
  const grant = withAreaGrants((one) =>
    one.kind === 'combination' && sameId(one.areaId, from) && sameId(one.subareaId, id)
      ? { ...one, areaId: to }
      : one,
  )
  const areas = change(change(structure.areas, from, leave), to, enter)
  return { ...structure, areas, groups: structure.groups.map(grant) }
}

function afterMilestoneMove(structure: AccessStructure, id: Id, to: Id): AccessStructure {
  const milestone = structure.versions
    .flatMap(({ milestones }) => milestones)
    .find((one) => sameId(one.id, id))
  if (!milestone) return structure
  const grant = (one: MilestoneGrant): MilestoneGrant =>
    one.kind === 'milestone' && sameId(one.milestoneId, id) ? { ...one, versionId: to } : one
  const versions = structure.versions.map((version) => ({
    ...version,
    milestones: sameId(version.id, to)
      ? [...without(version.milestones, id), { ...milestone, versionId: to }]
      : without(version.milestones, id),
  }))
  const groups = structure.groups.map((group) => ({
    ...group,
    milestoneGrants: group.milestoneGrants.map(grant),
  }))
  return { ...structure, versions, groups }
}
