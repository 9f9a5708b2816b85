import type { Id } from '../id.ts'
import type { LeftOutTables } from './refresh-run.ts'

/** One setting of a connector, e.g. `ftp.host`. The API returns secret values empty. */
export type ConnectorProperty = { id: Id; name: string; value: string; clientConnectorId: Id }

/**
 * A connector's latest refresh. Times are instants. If there is an error, `completedAt` is set.
 */
export type RefreshLog = {
  manuallyTriggeredAt: Date | null
  automaticallyTriggeredAt: Date | null
  completedAt: Date | null
  hasError: boolean
  forbidden: boolean
  refreshDetail: string | null
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
  at: Date
  /** Since when the provider has refused it; null while it is valid. */
  refusedAt: Date | null
}

/** The users assigned to a connector, without the list of them all. */
export type AssignedUsers = {
  count: number
  /** Whether the caller is one of them. */
  self: boolean
  /** The first ten, in the order of their ids. */
  first: { id: Id; firstName: string; lastName: string }[]
}

/** A connected system of an organisation. `status` may be a value unknown to this package. */
export type ClientConnector = {
  id: Id
  key: string
  name: string
  originalName: string
  status: string
  schedule: string | null
  sourceConnectorId: Id
  clientKey: string
  /** In a list, `portal.user` has at most the first ten users and the caller. */
  properties: ConnectorProperty[]
  log: RefreshLog | null
  /** Null or absent in lists of every type, and for a connector of another organisation. */
  assigned?: AssignedUsers | null
  /** Null or absent if the type needs no authorisation, or the connector has none yet. */
  authorisation?: ConnectorAuthorisation | null
  /** Whether it must be authorised before its first refresh. Absent means no. */
  needsAuthorisation?: boolean
}

/** A licence of a connector. A selected base licence cannot be removed. */
export type Licence = { id: Id; description: string; base: boolean }
