import type { Status } from '../configuration/status.ts'
import type { Id } from '../id.ts'

/** A step within a version, e.g. the closing of a quarter. */
export type Milestone = {
  /** Identifies the milestone. */
  id: Id
  /** The name in workbooks, unique within the version. */
  name: string
  /** Locked milestones are read-only, archived ones hidden; null counts as active. */
  status: Status | null
  /** The version it belongs to. */
  versionId: Id
  /** Always 1. Lists are sorted by name. */
  listOrder: number
}

/** A version of the figures, e.g. a budget or a forecast, with its milestones. */
export type Version = {
  /** Identifies the version. */
  id: Id
  /** The name in workbooks, unique within the organisation. */
  name: string
  /** Locked versions are read-only, archived ones hidden; null counts as active. */
  status: Status | null
  /** The milestones of the version. */
  milestones: Milestone[]
  /** The organisation it belongs to. */
  organisationId: Id
}
