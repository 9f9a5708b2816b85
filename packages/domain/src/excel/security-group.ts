import type { Status } from '../configuration/status.ts'
import type { Id } from '../id.ts'

/**
 * What of areas and sub-areas a group may see: one combination, an area with every current and future sub-area,
 * or a sub-area with every current and future area (connectors spec 2.7, 6).
 */
export type AreaGrant =
  | { kind: 'combination'; areaId: Id; subareaId: Id }
  | { kind: 'whole-area'; areaId: Id }
  | { kind: 'whole-subarea'; subareaId: Id }

/** What of versions a group may see: one milestone, or a version with every current and future milestone. */
export type MilestoneGrant =
  | { kind: 'milestone'; versionId: Id; milestoneId: Id }
  | { kind: 'whole-version'; versionId: Id }

/** A named bundle of grants that users are assigned to (connectors spec 3). */
export type SecurityGroup = {
  id: Id
  name: string
  status: Status | null
  organisationId: Id
  areaGrants: AreaGrant[]
  milestoneGrants: MilestoneGrant[]
}
