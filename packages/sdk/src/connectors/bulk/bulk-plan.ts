import type { Actor } from '@tributary/domain'
import { type Plan, planOf } from '../../common/queue/plan.ts'
import { isConnected } from '../connector-status.ts'
import { chargesForFirstRefresh } from '../full-refresh-price.ts'
import { type ActionConnector, connectorActions } from '../glance/connector-actions.ts'
import { triageState } from '../glance/triage-state.ts'
import { manageActions } from '../manage-actions.ts'
import type { bulkMessages } from './bulk.messages.ts'
import type { BulkAction } from './bulk-action.ts'
import { type BulkStep, bulkStep, type StepConnector } from './bulk-step.ts'

/** The fields of a connector that decide what several can do together. */
export type BulkConnector = ActionConnector & StepConnector

/** Why a connector is left out. */
export type BulkExclusion = keyof typeof bulkMessages.reasons

/** What an action does to the selected connectors. */
export type BulkPlan = {
  /** A step for each connector that the action applies to, in the order of the selection. */
  plan: Plan<BulkStep>
  /** The others by the reason. */
  leftOut: readonly {
    /** Why they are left out. */
    why: BulkExclusion
    /** Their names, in the order of the selection. */
    names: readonly string[]
  }[]
}

type Asked = { connector: BulkConnector; viewer: Actor | null; now: Date }

/** Returns a step for each connector that the action applies to, and the reasons for the others. */
export function bulkPlan(
  action: BulkAction,
  connectors: readonly BulkConnector[],
  viewer: Actor | null,
  now: Date,
): BulkPlan {
  const decided = connectors.map((connector) => ({
    connector,
    why: exclusions[action]({ connector, viewer, now }),
  }))
  const withReason = (reason: BulkExclusion | null) =>
    decided.filter(({ why }) => why === reason).map(({ connector }) => connector)
  const reasons = new Set(decided.flatMap(({ why }) => why ?? []))
  return {
    plan: planOf(withReason(null).map((connector) => bulkStep(action, connector))),
    leftOut: [...reasons].map((why) => ({ why, names: withReason(why).map(({ name }) => name) })),
  }
}

const isOff = ({ connector }: Asked): boolean => !isConnected(connector.status)

const exclusions: Record<BulkAction, (asked: Asked) => BulkExclusion | null> = {
  refresh: whyNotRefreshed,
  cancel: ({ connector, viewer, now }) =>
    connectorActions(connector, viewer, now).some(({ kind }) => kind === 'cancel') ? null : 'idle',
  pause: (asked) => whyNotScheduled(asked) ?? (asked.connector.pausedAt ? 'paused' : null),
  resume: (asked) => whyNotScheduled(asked) ?? (asked.connector.pausedAt ? null : 'running'),
  schedule: (asked) => (isOff(asked) ? 'off' : null),
  people: unlessManaged('manage-users'),
  disconnect: unlessManaged('disconnect'),
}

const whyNotScheduled = (asked: Asked): BulkExclusion | null => {
  if (isOff(asked)) return 'off'
  return asked.connector.schedule ? null : 'unscheduled'
}

function unlessManaged(action: 'manage-users' | 'disconnect') {
  return (asked: Asked): BulkExclusion | null => {
    if (isOff(asked)) return 'off'
    const { connector, viewer } = asked
    return manageActions(connector, connector.type, viewer).includes(action) ? null : 'not-allowed'
  }
}

/** A connector that charges for its first refresh is refreshed from its card, which states the price. */
function whyNotRefreshed(asked: Asked): BulkExclusion | null {
  const { connector, viewer, now } = asked
  if (isOff(asked)) return 'off'
  if (chargesForFirstRefresh(connector)) return 'priced'
  const state = triageState(connector, now)
  if (state === 'refreshing' || state === 'not-authorised') return state
  const offered = connectorActions(connector, viewer, now)
  return offered.some(({ kind }) => kind === 'refresh' || kind === 'retry') ? null : 'broken'
}
