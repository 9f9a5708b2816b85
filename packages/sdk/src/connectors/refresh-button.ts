import { type Actor, type ClientConnector, can } from '@tributary/domain'
import { isSwitchedOff } from './connector-status.ts'
import { connectorsMessages } from './connectors.messages.ts'
import { type RefreshState, refreshState } from './refresh-state.ts'

/** A button of a connector's card and its request. */
export type RefreshButton = {
  /** The text of the button. */
  label: 'Refresh' | 'Incremental' | 'Retry' | 'Full'
  /** Whether it can be pressed. */
  enabled: boolean
  /** The body for `refreshConnector`. */
  request: {
    /** Whether everything is copied. */
    fullTransactionSync: boolean
    /** The note that is stored with the run. */
    statusMessage: string
  }
}

const incremental = {
  fullTransactionSync: false,
  get statusMessage() {
    return connectorsMessages.refreshRequested
  },
}
/** The request of every "Retry" button. */
export const retryRequest: RefreshButton['request'] = incremental
const full = {
  fullTransactionSync: true,
  get statusMessage() {
    return connectorsMessages.fullRefreshRequested
  },
}

const needsRetry = new Set<RefreshState>(['error', 'cancelled', 'forbidden', 'taking-longer'])

/** Whether a connector may be refreshed: any except one whose refresh is running normally. */
export const mayRefresh = (log: ClientConnector['log'], now: Date): boolean =>
  refreshState(log, now) !== 'refreshing'

/**
 * Returns the buttons of a card, in order: one for every user and "Full" for superadmins. None for a disconnected or
 * deleted connector.
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
