import { connectorState } from '../connector-state.ts'
import { currentFailure } from '../runs/failure-of-run.ts'
import type { FailureCause } from '../runs/runs.messages.ts'
import type { LinkFields } from './glance-connector.ts'

/** Whether a connector may read its source. `off` is disconnected. */
export type ConnectorLink = 'connected' | 'refused' | 'not-authorised' | 'off' | 'deleted'

const refusals = new Set<FailureCause | undefined>(['sign-in-refused', 'not-authorised'])

/** Derives the link of a connector to its source, independent of how fresh the data is. */
export function linkState(connector: LinkFields, now: Date): ConnectorLink {
  const state = connectorState(connector, now)
  if (state === 'deleted' || state === 'not-authorised') return state
  if (state === 'disconnected') return 'off'
  const isRefused =
    state === 'forbidden' ||
    Boolean(connector.authorisation?.refusedAt) ||
    refusals.has(currentFailure(connector, now)?.code)
  return isRefused ? 'refused' : 'connected'
}
