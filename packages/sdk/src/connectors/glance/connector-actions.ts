import { type Actor, can } from '@tributary/domain'
import { connectorStatus } from '../connector-status.ts'
import { manageActions } from '../manage-actions.ts'
import { glanceMessages } from './glance.messages.ts'
import { type RowAction, type RowActionConnector, rowAction } from './row-action.ts'
import { type TriageState, triageState } from './triage-state.ts'

/** An action on a connector that a viewer may do now. None of them destroys anything. */
export type ConnectorAction = {
  /** The action. `edit` and `history` are possible in most states. */
  kind: RowAction['kind'] | 'edit' | 'history'
  /** The action with the name of the connector, e.g. "Refresh Warehouse files". */
  label: string
}

/** The fields of a connector that decide its actions. */
export type ActionConnector = RowActionConnector & {
  /** The name of the connector, which the labels contain. */
  name: string
}

type Kind = ConnectorAction['kind']

const refreshed = new Set<TriageState>(['incomplete', 'stale', 'never', 'ok'])
const underWay = new Set<TriageState>(['refreshing', 'stuck'])
const writing = new Set<Kind>(['refresh', 'retry', 'reconnect', 'authorise', 'cancel'])
const failing = new Set<TriageState>(['error', 'refused'])

/** Returns the actions that a viewer may do on a connector in its state. The action that it needs comes first. */
export function connectorActions(
  connector: ActionConnector,
  viewer: Actor | null,
  now: Date,
): ConnectorAction[] {
  if (!viewer || connectorStatus(connector.status) === 'deleted') return []
  const needed = rowAction(connector, viewer, now)
  const offers = offersOf(connector, { viewer, now, needed })
  // The keys of this table are the actions.
  const kinds = (Object.keys(offers) as Kind[]).filter(
    (kind) => offers[kind] && !(viewer.viewAs && writing.has(kind)),
  )
  return kinds
    .toSorted((a, b) => Number(b === needed?.kind) - Number(a === needed?.kind))
    .map((kind) => ({ kind, label: glanceMessages.actionsOf[kind](connector.name) }))
}

type Asked = { viewer: Actor; now: Date; needed: RowAction | null }

function offersOf(connector: ActionConnector, { viewer, now, needed }: Asked): Record<Kind, boolean> {
  const state = triageState(connector, now)
  const manage = manageActions(connector, connector.type, viewer)
  const needs = (kind: Kind) => needed?.kind === kind
  const mayNeeded = needed?.allowed ?? false
  return {
    refresh: refreshed.has(state),
    // A source may have been corrected meanwhile. A revoked authorisation does not come back by itself.
    retry: state === 'stuck' || (failing.has(state) && (needs('fix') || (needs('retry') && mayNeeded))),
    reconnect: (needs('reconnect') && mayNeeded) || (manage.includes('reconnect') && !needs('authorise')),
    authorise: needs('authorise') && mayNeeded,
    // Before a retry makes sense, the sheet shows when it does.
    fix: failing.has(state) && (mayNeeded || needed?.at != null),
    cancel: underWay.has(state),
    edit: manage.includes('edit') && can(viewer, 'connectors.open-manage'),
    history: connector.log !== null,
  }
}
