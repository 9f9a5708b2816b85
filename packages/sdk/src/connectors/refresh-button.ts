import { type Actor, type ClientConnector, can } from '@tributary/domain'
import { isSwitchedOff } from './connector-status.ts'
import { connectorsMessages } from './connectors.messages.ts'
import { type RefreshState, refreshState } from './refresh-state.ts'

/** A button of a connector's card, and what pressing it asks the server. */
export type RefreshButton = {
  label: 'Refresh' | 'Incremental' | 'Retry' | 'Full'
  enabled: boolean
  request: { fullTransactionSync: boolean; statusMessage: string }
}

const incremental = { fullTransactionSync: false, statusMessage: connectorsMessages.refreshRequested }
/** What "Retry" asks the server, wherever it stands (requirement CONNDASH-27). */
export const retryRequest: RefreshButton['request'] = incremental
const full = { fullTransactionSync: true, statusMessage: connectorsMessages.fullRefreshRequested }

const needsRetry = new Set<RefreshState>(['error', 'cancelled', 'forbidden', 'taking-longer'])

/** Everything but a running refresh may be refreshed, also one that runs too long (requirement CONNDASH-13). */
export const mayRefresh = (log: ClientConnector['log'], now: Date): boolean =>
  refreshState(log, now) !== 'refreshing'

/**
 * The buttons of a card, in order: one for everybody and "Full" for a superadmin; none for a connector that is
 * disconnected or deleted (connectors spec 2.16 and 6).
 */
export function refreshButtons(
  connector: Pick<ClientConnector, 'status' | 'log'>,
  viewer: Actor | null,
  now: Date,
): RefreshButton[] {
  if (isSwitchedOff(connector.status)) return []
  const enabled = mayRefresh(connector.log, now)
  const mayFully = can(viewer, 'connectors.refresh-fully')
  const usual = mayFully ? 'Incremental' : 'Refresh'
  const label = needsRetry.has(refreshState(connector.log, now)) ? 'Retry' : usual
  const first: RefreshButton = { label, enabled, request: incremental }
  return mayFully ? [first, { label: 'Full', enabled, request: full }] : [first]
}
