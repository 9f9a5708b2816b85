import type { Id } from '../id.ts'

/** The state of a refresh. */
export type RefreshRunState = 'queued' | 'running' | 'succeeded' | 'failed' | 'interrupted' | 'cancelled'

/** The tables that a refresh could not read, by permission or plan. The detail has their names. */
export type LeftOutTables = {
  /** The number of tables that were left out. */
  count: number
  /** One of `refreshCauses`; null if the reason is unknown. */
  cause: string | null
}

/** One refresh in a connector's history. Times are instants. `rows` is the number of rows written. */
export type RefreshRun = {
  /** Identifies the run. Pass it as `before` to get older ones. */
  id: Id
  /** The connector that was refreshed. */
  clientConnectorId: Id
  /** `queued`, `running`, `succeeded`, `failed`, `interrupted` or `cancelled`; newer servers may have others. */
  state: string
  /** `manual` if a user started it, `automatic` if a schedule did. */
  trigger: string
  /** Whether it copied everything. An incremental run copies only changes. */
  fullSync: boolean
  /** The time of the request or of the schedule; null if it is not known. */
  triggeredAt: Date | null
  /** The start of the work; null while it waits in the queue. */
  startedAt: Date | null
  /** The end; null while it is queued or running. */
  completedAt: Date | null
  /** The number of rows written so far. */
  rows: number
  /** Progress while it runs, a summary afterwards. */
  detail: string | null
  /** The reason for users; null without an error. */
  error: string | null
  /** Whether the source denied access. */
  forbidden: boolean
  /** One of `refreshCauses`; null if nothing failed or the cause is unknown. */
  cause: string | null
  /** When the source allows the next request. */
  retryAt: Date | null
  /** The name of the user who started or cancelled it; null for a schedule or a removed user. */
  requestedBy: string | null
  /** Null or absent if it read every table. */
  leftOut?: LeftOutTables | null
  /** The request that started it, as in the log of the server; null for a schedule. Older servers omit it. */
  requestId?: string | null
}

/** Machine-readable causes of a failed refresh. `whyItFailed` in the SDK has the texts. */
export const refreshCauses = [
  'host-unknown',
  'unreachable',
  'private-address',
  'timed-out',
  'connection-lost',
  'certificate',
  'sign-in-refused',
  'not-authorised',
  'not-in-plan',
  'source-path-missing',
  'source-busy',
  'source-data',
  'settings',
  'target-unreachable',
  'target-private-address',
  'target-sign-in-refused',
  'target-missing',
  'target-not-writable',
  'target-data',
  'disconnected',
  'unsupported',
  'cancelled',
  'interrupted',
  'superseded',
  'unexpected',
] as const

/** One of {@link refreshCauses}. */
export type RefreshCause = (typeof refreshCauses)[number]
