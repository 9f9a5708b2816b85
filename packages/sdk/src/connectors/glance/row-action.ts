import { type Actor, can } from '@tributary/domain'
import { connectorStatus } from '../connector-status.ts'
import { manageActions } from '../manage-actions.ts'
import {
  authorisationRemedy,
  explainFailure,
  inSettings,
  type Remedy,
  remedyOfCause,
} from '../runs/explain-failure.ts'
import { glanceMessages } from './glance.messages.ts'
import type { GlanceFields } from './glance-connector.ts'
import { type TriageState, triageState } from './triage-state.ts'

/** The one action that the state of a connector needs. `fix` leads to what must be changed. */
export type RowAction = {
  /** The action. */
  kind: 'refresh' | 'retry' | 'reconnect' | 'fix' | 'cancel' | 'authorise'
  /** The text of the button. */
  label: string
  /** Whether the viewer may do it now. */
  allowed: boolean
  /** The earliest time at which it makes sense; null for now. */
  at: Date | null
}

/** The connector of a row. */
export type RowActionConnector = GlanceFields & {
  /** The connector type, e.g. `ftp`. */
  type: string
}

type Asked = { connector: RowActionConnector; viewer: Actor | null; now: Date }

/** Returns the one action that the state of a connector needs; null if nothing helps, and for a deleted connector. */
export const rowAction = (connector: RowActionConnector, viewer: Actor | null, now: Date): RowAction | null =>
  actions[triageState(connector, now)]({ connector, viewer, now })

const action = (kind: RowAction['kind'], allowed: boolean): RowAction => ({
  kind,
  label: glanceMessages.actions[kind],
  allowed,
  at: null,
})

/** Users who see a connector may refresh it, and cancel a refresh. */
const forEveryone =
  (kind: RowAction['kind']) =>
  ({ viewer }: Asked): RowAction =>
    action(kind, viewer !== null)

const refresh = forEveryone('refresh')

const actions: Record<TriageState, (asked: Asked) => RowAction | null> = {
  error: ofFailure,
  refused: ofRefusal,
  'not-authorised': ({ viewer }) => action('authorise', can(viewer, 'connectors.authorise')),
  stuck: forEveryone('retry'),
  incomplete: ofLeftOut,
  refreshing: forEveryone('cancel'),
  stale: refresh,
  never: refresh,
  ok: refresh,
  off: ofSwitchedOff,
}

const kinds = {
  edit: 'fix',
  credentials: 'fix',
  reconnect: 'reconnect',
  retry: 'retry',
  provider: 'retry',
  database: 'retry',
  later: 'retry',
  wait: null,
} as const satisfies Record<Remedy, RowAction['kind'] | null>

function ofFailure(asked: Asked): RowAction | null {
  const { connector, viewer } = asked
  const why = explainFailure({ ...asked, type: connector.type })
  const kind = why && kinds[remedyOfCause(why.code, connector.type, connector)]
  if (!kind) return null
  const later = why.action?.kind === 'retry-later' ? why.action : null
  if (later) return { ...action(kind, false), label: later.label, at: later.at }
  return action(kind, viewer !== null && why.action !== null)
}

/** A provider can have refused a connector whose latest refresh did not fail. */
function ofRefusal(asked: Asked): RowAction | null {
  return asked.connector.authorisation?.refusedAt ? ofAuthorisation(asked) : ofFailure(asked)
}

/** Without a new authorisation, only a refresh shows whether the tables can be read now. Nothing has failed to fix. */
function ofLeftOut(asked: Asked): RowAction {
  const isRefused = asked.connector.log?.leftOut?.cause === 'not-authorised'
  const authorisation = ofAuthorisation(asked)
  return isRefused && authorisation.kind !== 'fix' ? authorisation : refresh(asked)
}

function ofAuthorisation({ connector, viewer }: Asked): RowAction {
  const remedy = authorisationRemedy(connector, connector.type)
  return action(kinds[remedy], inSettings(remedy, viewer).action !== null)
}

function ofSwitchedOff({ connector, viewer }: Asked): RowAction | null {
  if (connectorStatus(connector.status) === 'deleted') return null
  return action('reconnect', manageActions(connector, connector.type, viewer).includes('reconnect'))
}
