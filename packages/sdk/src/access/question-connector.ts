import type { ClientConnector, ConnectorFacts, RefreshOutcome } from '@tributary/domain'
import { type ConnectorState, connectorState } from '../connectors/connector-state.ts'
import { connectorStatus } from '../connectors/connector-status.ts'

type Known = Pick<
  ClientConnector,
  'id' | 'name' | 'status' | 'log' | 'needsAuthorisation' | 'lastLoadedAt' | 'pausedAt'
>

const outcomes: Partial<Record<ConnectorState, RefreshOutcome>> = {
  'never-started': 'never',
  refreshing: 'running',
  'taking-longer': 'stuck',
  incomplete: 'incomplete',
  cancelled: 'cancelled',
  forbidden: 'refused',
  error: 'failed',
}

/** Returns what an answer needs to know about a connector. `type` is the name of its type. */
export function questionConnector(connector: Known, type: string, now: Date): ConnectorFacts {
  const { id, name, status, log, needsAuthorisation, lastLoadedAt, pausedAt } = connector
  const standing = connectorStatus(status)
  const state = connectorState({ status, log, needsAuthorisation: false }, now)
  return {
    id,
    name,
    type,
    link:
      standing === 'disconnected' || standing === 'deleted'
        ? standing
        : needsAuthorisation
          ? 'not-authorised'
          : 'connected',
    refresh: outcomes[state] ?? 'succeeded',
    loadedAt: lastLoadedAt ?? null,
    paused: Boolean(pausedAt),
  }
}
