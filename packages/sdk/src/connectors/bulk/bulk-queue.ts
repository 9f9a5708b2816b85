import type { Id } from '@tributary/domain'
import type { Client } from '../../client/client.ts'
import type { Clock } from '../../client/clock.ts'
import type { Plan } from '../../common/queue/plan.ts'
import { createQueue, type Queue } from '../../common/queue/queue.ts'
import { waitOutLimits } from '../../common/queue/wait-out-limits.ts'
import { addAccess } from '../add-access.ts'
import { refreshConnector } from '../connectors.calls.ts'
import { disconnectConnector, pauseSchedule, resumeSchedule, updateConnector } from '../manage.calls.ts'
import { cancelRefresh } from '../runs.calls.ts'
import type { BulkAction } from './bulk-action.ts'
import type { BulkStep } from './bulk-step.ts'

/** An action on several connectors, with what it needs. */
export type BulkOrder =
  | {
      /** An action that needs nothing else. */
      action: Exclude<BulkAction, 'people' | 'schedule'>
    }
  | {
      action: 'people'
      /** The users who see the connectors as well. */
      userIds: readonly Id[]
    }
  | {
      action: 'schedule'
      /** A cron expression in UTC; null for none. */
      schedule: string | null
    }

/** What a queue of an action on several connectors does. */
export type BulkWork = {
  /** The organisation of the connectors. */
  organisationId: Id
  /** The action. */
  order: BulkOrder
  /** The plan of `bulkPlan`. */
  plan: Plan<BulkStep>
  /** Called with each change of access, for `createUndoQueue`. */
  onChange?: (change: Id) => void
  /** Replaces the system clock, for tests. */
  clock?: Clock
}

/**
 * Creates the queue of an action on several connectors: a call for each, four at the same time. When the server refuses
 * a call because of its limits, all wait for as long as it asks, and the call is repeated. After a stop, calls that were
 * sent still count: a cancelled one could have had its effect.
 */
export function createBulkQueue(client: Client, work: BulkWork): Queue<BulkStep> {
  return createQueue(work.plan, waitOutLimits(callOf(client, work), work.clock))
}

type Send = (step: BulkStep) => Promise<unknown>

function callOf(client: Client, work: BulkWork): Send {
  const { organisationId: orgId, order } = work
  const input = ({ id }: BulkStep) => ({ params: { orgId, id } })
  const sends: Record<Exclude<BulkAction, 'people' | 'schedule'>, Send> = {
    refresh: (step) => refreshConnector(client, { ...input(step), body: {} }),
    cancel: (step) => cancelRefresh(client, input(step)),
    pause: (step) => pauseSchedule(client, input(step)),
    resume: (step) => resumeSchedule(client, input(step)),
    disconnect: ({ clientKey, connectorKey }) =>
      disconnectConnector(client, { params: { clientKey, connectorKey } }),
  }
  if (order.action === 'people') return addPeople(client, work, order.userIds)
  if (order.action === 'schedule')
    return (step) => updateConnector(client, { ...input(step), body: { schedule: order.schedule } })
  return sends[order.action]
}

/**
 * One call for each user adds all connectors, so that the user gets one mail. The steps of the connectors share the result.
 * After a failure, the next step tries again, and what was added already stays.
 */
function addPeople(
  client: Client,
  { organisationId, plan, onChange }: BulkWork,
  userIds: readonly Id[],
): Send {
  const connectors = plan.flat().map(({ id }) => id)
  const addAll = async () => {
    for (const userId of userIds) {
      const changed = await addAccess(client, { organisationId, userId, add: { connectors } })
      if (changed !== null) onChange?.(changed)
    }
  }
  let shared: Promise<void> | null = null
  return () => {
    shared ??= addAll().catch((error: unknown) => {
      shared = null
      throw error
    })
    return shared
  }
}
