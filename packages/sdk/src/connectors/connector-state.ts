import type { ClientConnector } from '@tributary/domain'
import { catalogue } from '../common/language/catalogue.ts'
import { connectorStatus } from './connector-status.ts'
import { type RefreshState, refreshState } from './refresh-state.ts'

/**
 * The single state of a connector on every screen: its latest refresh, or why it cannot be refreshed. `incomplete` is a
 * completed refresh that left tables out.
 */
export type ConnectorState = RefreshState | 'incomplete' | 'not-authorised' | 'disconnected' | 'deleted'

type Known = Pick<ClientConnector, 'status' | 'log' | 'needsAuthorisation'>

/** States that a missing authorisation explains better. Other states prove that a refresh reached the provider. */
const waitsForAuthorisation = new Set<RefreshState>(['never-started', 'forbidden', 'completed'])

/**
 * Returns the state of a connector. Disconnected and deleted win, then a missing authorisation, then the latest
 * refresh.
 */
export function connectorState({ status, log, needsAuthorisation }: Known, now: Date): ConnectorState {
  const standing = connectorStatus(status)
  if (standing === 'disconnected' || standing === 'deleted') return standing
  const state = refreshState(log, now)
  if (needsAuthorisation && waitsForAuthorisation.has(state)) return 'not-authorised'
  return state === 'completed' && log?.leftOut ? 'incomplete' : state
}

const labels: Record<ConnectorState, string> = catalogue('connector-states', {
  // Both labels are "Connected", as nothing is wrong. Their colours differ.
  'never-started': 'Connected',
  completed: 'Connected',
  incomplete: 'Tables left out',
  refreshing: 'Refreshing',
  error: 'Error',
  cancelled: 'Cancelled',
  'taking-longer': 'Taking longer',
  forbidden: 'Refused',
  'not-authorised': 'Not authorised yet',
  disconnected: 'Disconnected',
  deleted: 'Deleted',
})

/** Returns the state in one or two words, for a pill. An unknown status is shown as the server spells it. */
export function connectorStateLabel(connector: Known, now: Date): string {
  const { status } = connector
  if (connectorStatus(status) === 'unknown') return status.trim() || '—'
  return labels[connectorState(connector, now)]
}
