import { type ConnectorState, connectorState } from '../connector-state.ts'
import { type Freshness, freshness } from './freshness.ts'
import { glanceMessages } from './glance.messages.ts'
import type { GlanceFields } from './glance-connector.ts'
import { linkState } from './link-state.ts'

/** The states by which connectors are sorted and filtered, the worst first. */
export const triageStates = [
  'error',
  'refused',
  'not-authorised',
  'stuck',
  'incomplete',
  'refreshing',
  'stale',
  'never',
  'ok',
  'off',
] as const

/** The state by which a connector is sorted and filtered. `off` is disconnected or deleted. */
export type TriageState = (typeof triageStates)[number]

/** The states in which a connector needs a user. */
export const attentionStates: readonly TriageState[] = [
  'error',
  'refused',
  'not-authorised',
  'stuck',
  'incomplete',
]

/** The states that count as failing: a refresh failed, access is refused, or a refresh is stuck. */
const failingStates = new Set<TriageState>(['error', 'refused', 'stuck'])

export const isFailing = (state: TriageState): boolean => failingStates.has(state)

const ofRefresh: { [State in ConnectorState]?: TriageState } = {
  error: 'error',
  'taking-longer': 'stuck',
  incomplete: 'incomplete',
  refreshing: 'refreshing',
}

const ofData = { fresh: 'ok', stale: 'stale', never: 'never' } as const satisfies Record<
  Freshness['state'],
  TriageState
>

/** Derives the triage state: a broken link wins, then the latest refresh, then the age of the data. */
export function triageState(connector: GlanceFields, now: Date): TriageState {
  const link = linkState(connector, now)
  if (link !== 'connected') return link === 'deleted' ? 'off' : link
  return ofRefresh[connectorState(connector, now)] ?? ofData[freshness(connector, now).state]
}

/** Returns a triage state in one to three words, for a pill. */
export const triageLabel = (state: TriageState): string => glanceMessages.states[state]
