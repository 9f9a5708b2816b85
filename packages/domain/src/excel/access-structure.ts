import { type Id, sameId } from '../id.ts'
import type { Person, User } from '../users/user.ts'
import type { Area, Subarea } from './area.ts'
import type { Entity } from './entity.ts'
import type { HelperTable } from './helper-table.ts'
import type { SecurityGroup } from './security-group.ts'
import type { Version } from './version.ts'

/** A member of an organisation with what decides about what they see in Excel. */
export type AccessUser = Person &
  Pick<User, 'status' | 'groups' | 'entities' | 'helperTables'> &
  Partial<Pick<User, 'everyEntity'>>

/**
 * The lists that say together who sees what in Excel. They are indexed once and remembered by identity, so they must
 * not be changed in place. An id that none of them knows means nothing.
 */
export type AccessStructure = {
  areas: readonly Area[]
  subareas: readonly Subarea[]
  versions: readonly Version[]
  helperTables: readonly HelperTable[]
  entities: readonly Entity[]
  groups: readonly SecurityGroup[]
  users: readonly AccessUser[]
}

/** Something of the structure that somebody may see. A combination is an area with one of its sub-areas. */
export type AccessTarget =
  | { kind: 'area' | 'subarea' | 'version' | 'entity' | 'helper-table'; id: Id }
  | { kind: 'combination'; areaId: Id; subareaId: Id }
  | { kind: 'milestone'; versionId: Id; milestoneId: Id }

/** The structure as it would be with this group: in the place of the one with its id, or as one more. */
export function withGroup(structure: AccessStructure, group: SecurityGroup): AccessStructure {
  const known = structure.groups.some(({ id }) => sameId(id, group.id))
  const groups = known
    ? structure.groups.map((one) => (sameId(one.id, group.id) ? group : one))
    : [...structure.groups, group]
  return { ...structure, groups }
}

/** The structure as it would be without that group. */
export const withoutGroup = (structure: AccessStructure, groupId: Id): AccessStructure => ({
  ...structure,
  groups: structure.groups.filter(({ id }) => !sameId(id, groupId)),
})

const nothing = { areas: [], subareas: [], versions: [], helperTables: [], entities: [] }

/** The structure as if there were nothing but the target: whoever sees something of that sees the target. */
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
