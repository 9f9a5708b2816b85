import type { Id } from '../id.ts'

/** One setting of a connector, e.g. `ftp.host`. Secret values arrive empty (connectors spec 3). */
export type ConnectorProperty = { id: Id; name: string; value: string; clientConnectorId: Id }

/**
 * What is known of a connector's latest refresh (connectors spec 3). Times are instants;
 * an error always comes with `completedAt`.
 */
export type RefreshLog = {
  manuallyTriggeredAt: Date | null
  automaticallyTriggeredAt: Date | null
  completedAt: Date | null
  hasError: boolean
  forbidden: boolean
  refreshDetail: string | null
  error: string | null
  /** One of `refreshCauses`: what a failed refresh failed on. */
  cause?: string | null
  /** When the source said it may be asked again. */
  retryAt?: Date | null
}

/** By whom and when an account at a provider was opened to us, and whether the provider still honours it. */
export type ConnectorAuthorisation = {
  /** The account at the provider, as people call it. */
  account: string | null
  /** Null when that person is gone. */
  by: string | null
  at: Date
  /** Since when the provider has refused it; null while it is good. */
  refusedAt: Date | null
}

/** One connected system of an organisation (connectors spec 3). `status` keeps words we do not know. */
export type ClientConnector = {
  id: Id
  key: string
  name: string
  originalName: string
  status: string
  schedule: string | null
  sourceConnectorId: Id
  clientKey: string
  properties: ConnectorProperty[]
  log: RefreshLog | null
  /** Null, or absent, for types that need no authorisation and connectors that have none yet. */
  authorisation?: ConnectorAuthorisation | null
  /** Whether its provider has never been asked to let us in, which refreshing it takes. Absent means no. */
  needsAuthorisation?: boolean
}

/** What a connector may be used for; a selected base licence cannot be given up (connectors spec 3). */
export type Licence = { id: Id; description: string; base: boolean }
