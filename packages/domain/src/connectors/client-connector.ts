import type { Id } from '../id.ts'
import type { LeftOutTables } from './refresh-run.ts'

/** One setting of a connector, e.g. `ftp.host`. The API returns secret values empty. */
export type ConnectorProperty = {
  /** Identifies the property within its connector. */
  id: Id
  /** The full name, e.g. `ftp.host`. The connector kind lists the known ones. */
  name: string
  /** The value as text. A secret is empty, and a connection string lacks its password. */
  value: string
  /** The connector it belongs to. */
  clientConnectorId: Id
}

/**
 * A connector's latest refresh. Times are instants. If there is an error, `completedAt` is set.
 */
export type RefreshLog = {
  /** The start by a user; null if a schedule started it. */
  manuallyTriggeredAt: Date | null
  /** The start by a schedule; null if a user started it. */
  automaticallyTriggeredAt: Date | null
  /** The end; null while the refresh is waiting or running. */
  completedAt: Date | null
  /** Whether it failed, was interrupted or was cancelled. `completedAt` is then set. */
  hasError: boolean
  /** Whether the source denied access, so that the settings must be changed before a retry. */
  forbidden: boolean
  /** The progress while it runs and a summary afterwards; null if there is nothing to show. */
  refreshDetail: string | null
  /** The reason for users; null without an error. */
  error: string | null
  /** Why the refresh failed: one of `refreshCauses`. */
  cause?: string | null
  /** When the source allows the next request. */
  retryAt?: Date | null
  /** Null or absent if the refresh read every table. */
  leftOut?: LeftOutTables | null
}

/** Who authorised a connector at a provider and when, and whether the provider still accepts it. */
export type ConnectorAuthorisation = {
  /** The account at the provider, by its name there. */
  account: string | null
  /** Null if that user has been removed. */
  by: string | null
  /** The time at which the user granted access. */
  at: Date
  /** Since when the provider has refused it; null while it is valid. */
  refusedAt: Date | null
}

/** The users assigned to a connector, without the list of them all. */
export type AssignedUsers = {
  /** The number of assigned users. */
  count: number
  /** Whether the caller is one of them. */
  self: boolean
  /** The first ten, in the order of their ids. */
  first: {
    /** Identifies the user. */
    id: Id
    /** The user's first name. */
    firstName: string
    /** The user's last name. */
    lastName: string
  }[]
}

/** A connected system of an organisation. `status` may be a value unknown to this package. */
export type ClientConnector = {
  /** Identifies the connector in URLs. */
  id: Id
  /** A readable key, unique within its organisation. It does not change. */
  key: string
  /** The name on screen. Users can change it. */
  name: string
  /** The name at the time of creation. It does not change. */
  originalName: string
  /** CONNECTED or ACTIVE, DISCONNECTED or DELETED, or an unknown status as the server spells it. */
  status: string
  /** A cron expression in UTC; null if only users start refreshes. */
  schedule: string | null
  /** The id of the connector type. */
  sourceConnectorId: Id
  /** The key of the organisation it belongs to. */
  clientKey: string
  /** In a list, `portal.user` has at most the first ten users and the caller. */
  properties: ConnectorProperty[]
  /** The latest refresh; null if there was none. */
  log: RefreshLog | null
  /** Null or absent for a connector of another organisation. */
  assigned?: AssignedUsers | null
  /** Null or absent if the type needs no authorisation, or the connector has none yet. */
  authorisation?: ConnectorAuthorisation | null
  /** Whether it must be authorised before its first refresh. Absent means no. */
  needsAuthorisation?: boolean
  /** The end of the latest refresh that succeeded; null or absent if none did. */
  lastLoadedAt?: Date | null
  /** The number of rows that this refresh wrote; null or absent if none succeeded. */
  rows?: number | null
  /** Since when its schedule is paused; null or absent if it is not. The schedule itself stays. */
  pausedAt?: Date | null
}

/** A licence of a connector. A selected base licence cannot be removed. */
export type Licence = {
  /** Identifies the licence. */
  id: Id
  /** The name on screen. */
  description: string
  /** Whether every connector of the type starts with it. */
  base: boolean
}
