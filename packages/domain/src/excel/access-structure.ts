import { type Id, sameId } from '../id.ts'
import type { Person, User } from '../users/user.ts'
import type { Area, Subarea } from './area.ts'
import type { Entity } from './entity.ts'
import type { HelperTable } from './helper-table.ts'
import type { SecurityGroup } from './security-group.ts'
import type { Version } from './version.ts'

/** A member of an organisation, with the fields that decide what they see in Excel. */
export type AccessUser = Person &
  Pick<User, 'status' | 'groups' | 'entities' | 'helperTables'> &
  Partial<Pick<User, 'everyEntity' | 'connectors'>>

/**
 * The lists that together decide who sees what in Excel. Do not change them in place: indexes are cached per list
 * object. Unknown ids are ignored.
 */
export type AccessStructure = {
  /** All areas, including archived ones. */
  areas: readonly Area[]
  /** All sub-areas, including archived ones. */
  subareas: readonly Subarea[]
  /** All versions with their milestones. */
  versions: readonly Version[]
  /** All helper tables. */
  helperTables: readonly HelperTable[]
  /** All entities. */
  entities: readonly Entity[]
  /** All security groups with their grants. */
  groups: readonly SecurityGroup[]
  /** All members of the organisation. */
  users: readonly AccessUser[]
}

/** A part of the structure that users may see. A combination is an area with one of its sub-areas. */
export type AccessTarget =
  | {
      /** The kind of the target. */
      kind: 'area' | 'subarea' | 'version' | 'entity' | 'helper-table'
      /** Identifies the item within its kind. */
      id: Id
    }
  | {
      kind: 'combination'
      /** The area. */
      areaId: Id
      /** One of its sub-areas. */
      subareaId: Id
    }
  | {
      kind: 'milestone'
      /** The version. */
      versionId: Id
      /** One of its milestones. */
      milestoneId: Id
    }

/** Returns the structure with this group added, or replacing the group with the same id. */
export function withGroup(structure: AccessStructure, group: SecurityGroup): AccessStructure {
  const known = structure.groups.some(({ id }) => sameId(id, group.id))
  const groups = known
    ? structure.groups.map((one) => (sameId(one.id, group.id) ? group : one))
    : [...structure.groups, group]
  return { ...structure, groups }
}

/** Returns the structure without that group. */
export const withoutGroup = (structure: AccessStructure, groupId: Id): AccessStructure => ({
  ...structure,
  groups: structure.groups.filter(({ id }) => !sameId(id, groupId)),
})

const nothing = { areas: [], subareas: [], versions: [], helperTables: [], entities: [] }

/** Returns the structure reduced to the target. A user who sees any of it sees the target. */
export function narrowedTo(target: AccessTarget, structure: AccessStructure): AccessStructure {
  const { groups, users } = structure
  const only = { ...nothing, groups, users }
  const { areas, subareas, versions, helperTables, entities } = structure
  const that = <Row extends { id: Id }>(rows: readonly Row[], id: Id) =>
    rows.filter((row) => sameId(row.id, id))
  switch (target.kind) {
    case 'area':
      return { ...only, areas: that(areas, target.id), subareas }
    case 'subarea':
      return { ...only, areas, subareas: that(subareas, target.id) }
    case 'combination':
      return { ...only, areas: that(areas, target.areaId), subareas: that(subareas, target.subareaId) }
    case 'version':
      return { ...only, versions: that(versions, target.id) }
    case 'milestone':
      return {
        ...only,
        versions: that(versions, target.versionId).map((version) => ({
          ...version,
          milestones: that(version.milestones, target.milestoneId),
        })),
      }
    case 'entity':
      return { ...only, entities: that(entities, target.id) }
    case 'helper-table':
      return { ...only, helperTables: that(helperTables, target.id) }
  }
}
