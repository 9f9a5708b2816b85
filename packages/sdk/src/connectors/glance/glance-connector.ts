import type { ClientConnector } from '@tributary/domain'

/** The fields of a connector that decide its state at a glance. */
export type LinkFields = Pick<ClientConnector, 'status' | 'log' | 'needsAuthorisation' | 'authorisation'>

/** The fields of a connector that decide how fresh its data is. */
export type FreshnessFields = Pick<ClientConnector, 'log' | 'schedule'> & {
  /** The end of the latest refresh that succeeded; null if there is none. Absent: only the log is known. */
  lastLoadedAt?: Date | null
  /** Since when its schedule is paused; null or absent if it is not. */
  pausedAt?: Date | null
}

/** The fields that decide the two facts of a connector. */
export type GlanceFields = LinkFields & FreshnessFields
