import type { Status } from '../configuration/status.ts'
import type { Id } from '../id.ts'

/**
 * The areas and sub-areas a group may see: one combination, an area with all current and future sub-areas, or a sub-area
 * with all current and future areas.
 */
export type AreaGrant =
  | { kind: 'combination'; areaId: Id; subareaId: Id }
  | { kind: 'whole-area'; areaId: Id }
  | { kind: 'whole-subarea'; subareaId: Id }

/** The milestones a group may see: one, or all current and future ones of a version. */
export type MilestoneGrant =
  | { kind: 'milestone'; versionId: Id; milestoneId: Id }
  | { kind: 'whole-version'; versionId: Id }

/** A named set of grants that users are assigned to. */
export type SecurityGroup = {
  id: Id
  name: string
  status: Status | null
  organisationId: Id
  areaGrants: AreaGrant[]
  milestoneGrants: MilestoneGrant[]
}
