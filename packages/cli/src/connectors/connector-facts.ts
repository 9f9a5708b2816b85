import { displayNameOf, type SessionUser } from '@tributary/domain'
import { formatNumber } from '@tributary/sdk/common'
import {
  connectorState,
  connectorStateLabel,
  connectorsMessages,
  explainFailure,
  nextRefresh,
} from '@tributary/sdk/connectors'
import { shownTime } from '../terminal/shown-time.ts'
import type { TypedConnector } from './load-connectors.ts'

/** Returns a connector for programs: states in the words of the SDK, times as instants. */
export const connectorFacts = (connector: TypedConnector, now: Date) => ({
  id: connector.id,
  key: connector.key,
  name: connector.name,
  type: connector.type,
  status: connector.status,
  state: connectorState(connector, now),
  sentence: connectorsMessages.states[connectorState(connector, now)],
  error: connector.log?.error ?? null,
  lastLoadedAt: connector.lastLoadedAt ?? null,
  rows: connector.rows ?? null,
  schedule: connector.schedule,
  pausedAt: connector.pausedAt ?? null,
  nextRefreshAt: nextRefresh(connector, now),
})

/** The headings of {@link connectorRow}. */
export const connectorHeadings = ['Name', 'Type', 'State', 'Last loaded', 'Rows', 'Next refresh']

/** Returns a connector as a row of a table. */
export const connectorRow = (connector: TypedConnector, now: Date): string[] => [
  connector.name,
  displayNameOf(connector.type),
  connectorStateLabel(connector, now),
  shownTime(connector.lastLoadedAt),
  connector.rows == null ? '–' : formatNumber(connector.rows),
  connector.pausedAt ? 'paused' : shownTime(nextRefresh(connector, now)),
]

/** Returns why the latest refresh failed and what to do; empty if it did not fail. */
export function failureLines(connector: TypedConnector, viewer: SessionUser, now: Date): string[] {
  const { log, type } = connector
  if (!log?.hasError) return []
  const why = explainFailure({ connector, type, viewer, now })
  return [...new Set([log.error, why?.cause, why?.advice].flatMap((line) => line || []))]
}
