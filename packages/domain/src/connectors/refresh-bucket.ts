import type { Id } from '../id.ts'

/** The refreshes of one connector that were requested within an hour or a day. */
export type RefreshBucket = {
  /** The connector that was refreshed. */
  clientConnectorId: Id
  /** The start of the hour or the day, in the requested time zone. */
  from: Date
  /** The number of runs that succeeded. */
  succeeded: number
  /** The number of runs that failed or were interrupted. */
  failed: number
  /** The number of runs that a user cancelled. */
  cancelled: number
  /** The number of runs that are waiting or running now. */
  running: number
  /** The number of rows that all these runs wrote. */
  rows: number
  /** The duration of the longest run that has ended, in milliseconds; null if none has ended. */
  longestMs: number | null
  /** The latest run that failed or was interrupted, otherwise the latest run. */
  runId: Id
}
