import type { Id } from '@tributary/domain'
import { distinctIds, idsWithout, type Plan, planOf } from '../../common/queue/plan.ts'

/** The call that assigns users to a connector. It always contains the whole list. */
export type ConnectorUserStep = {
  /** Identifies the step in its plan. */
  key: string
  kind: 'assign-users'
  /** The connector. */
  connectorId: Id
  /** All users that are assigned afterwards. */
  userIds: Id[]
}

/** Returns the plan of "Manage users": one call, or none if the same users stay assigned. */
export function connectorUserPlan(
  connectorId: Id,
  assigned: readonly Id[],
  wanted: readonly Id[],
): Plan<ConnectorUserStep> {
  const same = idsWithout(assigned, wanted).length === 0 && idsWithout(wanted, assigned).length === 0
  const userIds = distinctIds(wanted)
  return planOf(same ? [] : [{ key: 'assign users', kind: 'assign-users', connectorId, userIds }])
}
