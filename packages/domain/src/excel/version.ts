import type { Status } from '../configuration/status.ts'
import type { Id } from '../id.ts'

/** A step within a version, e.g. the closing of a quarter. */
export type Milestone = { id: Id; name: string; status: Status | null; versionId: Id; listOrder: number }

/** A version of the figures, e.g. a budget or a forecast, with its milestones. */
export type Version = {
  id: Id
  name: string
  status: Status | null
  milestones: Milestone[]
  organisationId: Id
}
