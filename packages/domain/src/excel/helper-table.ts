import type { Status } from '../configuration/status.ts'
import type { Id } from '../id.ts'

/**
 * A table that Excel users fill in next to the figures. `inputTableName` is its SQL-style name. `budget2SqlProductId` is
 * passed through unread.
 */
export type HelperTable = {
  id: Id
  name: string
  inputTableName: string
  status: Status | null
  budget2SqlProductId: Id | null
  organisationId: Id
}
