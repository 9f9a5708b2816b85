import type { ClientConnector } from '@tributary/domain'
import { connectorStatus } from './connector-status.ts'
import { type RefreshState, refreshState } from './refresh-state.ts'

/** The one status of a connector that every screen shows: its latest refresh, or why it cannot be refreshed. */
export type ConnectorState = RefreshState | 'not-authorised' | 'disconnected' | 'deleted'

type Known = Pick<ClientConnector, 'status' | 'log' | 'needsAuthorisation'>

/** What a missing authorisation explains better. Other states report a refresh that reached the provider. */
const waitsForAuthorisation = new Set<RefreshState>(['never-started', 'forbidden', 'completed'])

/** The state of a connector at a moment. Being off comes first, then a missing authorisation, then the latest refresh. */
export function connectorState({ status, log, needsAuthorisation }: Known, now: Date): ConnectorState {
  const standing = connectorStatus(status)
  if (standing === 'disconnected' || standing === 'deleted') return standing
  const state = refreshState(log, now)
  return needsAuthorisation && waitsForAuthorisation.has(state) ? 'not-authorised' : state
}

const labels: Record<ConnectorState, string> = {
  // Neither says that something is wrong; the tone tells them apart.
  'never-started': 'Connected',
  completed: 'Connected',
  refreshing: 'Refreshing',
  error: 'Error',
  cancelled: 'Cancelled',
  'taking-longer': 'Taking longer',
  forbidden: 'Refused',
  'not-authorised': 'Not authorised yet',
  disconnected: 'Disconnected',
  deleted: 'Deleted',
}

/** The state in one or two words, for a pill. A status that we do not know is shown as the server spells it. */
export function connectorStateLabel(connector: Known, now: Date): string {
  const { status } = connector
  if (connectorStatus(status) === 'unknown') return status.trim() || '—'
  return labels[connectorState(connector, now)]
}
