import type { Id } from '../id.ts'

/** What a refresh ended with, or where it stands. A state we do not know is kept as the server spells it. */
export type RefreshRunState = 'queued' | 'running' | 'succeeded' | 'failed' | 'interrupted' | 'cancelled'

/** One refresh of a connector, as its history tells it. Times are instants; `rows` are those written. */
export type RefreshRun = {
  id: Id
  clientConnectorId: Id
  state: string
  trigger: string
  fullSync: boolean
  triggeredAt: Date | null
  startedAt: Date | null
  completedAt: Date | null
  rows: number
  /** Progress while it runs, a summary afterwards. */
  detail: string | null
  error: string | null
  forbidden: boolean
  /** One of `refreshCauses`, or null when nothing failed or nobody knows. */
  cause: string | null
  /** When the source said it may be asked again. */
  retryAt: Date | null
  /** Who asked for it, or stopped it, by name; null for a schedule and for people who are gone. */
  requestedBy: string | null
}

/** What can make a refresh fail, as a machine says it; the sentences are the SDK's `whyItFailed`. */
export const refreshCauses = [
  'host-unknown',
  'unreachable',
  'timed-out',
  'connection-lost',
  'certificate',
  'sign-in-refused',
  'not-authorised',
  'source-path-missing',
  'source-busy',
  'source-data',
  'settings',
  'target-unreachable',
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

/** One of the things that can make a refresh fail. */
export type RefreshCause = (typeof refreshCauses)[number]
