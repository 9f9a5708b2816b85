import type { Status } from '../configuration/status.ts'
import type { Id } from '../id.ts'

/** A step within a version, e.g. a quarter's closing (connectors spec 3). */
export type Milestone = { id: Id; name: string; status: Status | null; versionId: Id; listOrder: number }

/** A state of the figures, e.g. a budget or a forecast, with its milestones (connectors spec 3). */
export type Version = {
  id: Id
  name: string
  status: Status | null
  milestones: Milestone[]
  organisationId: Id
}
