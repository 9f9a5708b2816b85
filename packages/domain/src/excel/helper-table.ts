import type { Status } from '../configuration/status.ts'
import type { Id } from '../id.ts'

/**
 * A table that Excel users fill in next to the figures. `inputTableName` is its SQL-style name. `budget2SqlProductId` is
 * passed through unread.
 */
export type HelperTable = {
  /** Identifies the helper table. */
  id: Id
  /** The name on screen, unique within the organisation. */
  name: string
  /** The name of its table in SQL: see `inputTableName()`. */
  inputTableName: string
  /** Archived tables are hidden; null counts as active. */
  status: Status | null
  /** The id of an earlier product. Returned as stored and not used; null without one. */
  budget2SqlProductId: Id | null
  /** The organisation it belongs to. */
  organisationId: Id
}
