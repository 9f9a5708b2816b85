import type { Id } from '@tributary/domain'
import type { Client } from '../../client/client.ts'
import type { Clock } from '../../client/clock.ts'
import { planOf, type Step } from '../../common/queue/plan.ts'
import { createQueue, type Queue } from '../../common/queue/queue.ts'
import { waitOutLimits } from '../../common/queue/wait-out-limits.ts'
import { undoStructureChange } from './changes.calls.ts'

/** The changes that a queue undoes. */
export type UndoWork = {
  /** The organisation of the changes. */
  organisationId: Id
  /** The ids of the changes, in the order in which they were made. */
  changes: readonly Id[]
  /** Replaces the system clock, for tests. */
  clock?: Clock
}

/**
 * Creates the queue that undoes several changes, the last one first. Each succeeds or fails alone, for example because
 * something has changed since.
 */
export function createUndoQueue(client: Client, { organisationId, changes, clock }: UndoWork): Queue<Step> {
  const plan = planOf(changes.toReversed().map((id) => ({ key: String(id) })))
  const undo = ({ key: id }: Step) =>
    undoStructureChange(client, { params: { id }, body: { organisationId } })
  return createQueue(plan, waitOutLimits(undo, clock), { atOnce: 1 })
}
