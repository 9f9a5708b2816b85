import type { Status } from '../configuration/status.ts'
import type { Id } from '../id.ts'

/**
 * The areas and sub-areas a group may see: one combination, an area with all current and future sub-areas, or a sub-area
 * with all current and future areas.
 */
export type AreaGrant =
  | {
      kind: 'combination'
      /** The granted area. */
      areaId: Id
      /** The granted sub-area of that area. */
      subareaId: Id
    }
  | {
      kind: 'whole-area'
      /** The area, with all its current and future sub-areas. */
      areaId: Id
    }
  | {
      kind: 'whole-subarea'
      /** The sub-area, in all current and future areas. */
      subareaId: Id
    }

/** The milestones a group may see: one, or all current and future ones of a version. */
export type MilestoneGrant =
  | {
      kind: 'milestone'
      /** The version of the milestone. */
      versionId: Id
      /** The granted milestone. */
      milestoneId: Id
    }
  | {
      kind: 'whole-version'
      /** The version, with all its current and future milestones. */
      versionId: Id
    }

/** A named set of grants that users are assigned to. */
export type SecurityGroup = {
  /** Identifies the group. */
  id: Id
  /** The name on screen, unique within the organisation. */
  name: string
  /** An archived group grants nothing; null counts as active. */
  status: Status | null
  /** The organisation it belongs to. */
  organisationId: Id
  /** The granted areas and sub-areas. */
  areaGrants: AreaGrant[]
  /** The granted versions and milestones. */
  milestoneGrants: MilestoneGrant[]
}
