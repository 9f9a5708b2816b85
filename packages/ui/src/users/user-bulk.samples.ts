import { type ItemState, type Progress, progressOf } from '@tributary/sdk/common'
import { type UserBulkStep, userBulkPlan } from '@tributary/sdk/users'
import { organisationAdmin, sampleUsers } from './users.samples.ts'

/** The plan of an organisation administrator who locks everyone. */
export const lockPlan = userBulkPlan('lock', sampleUsers, organisationAdmin)

/** The plan of an organisation administrator who changes the role of everyone. */
export const rolePlan = userBulkPlan('role', sampleUsers, organisationAdmin)

/** The plan of adding everyone to groups. */
export const groupPlan = userBulkPlan('groups', sampleUsers, organisationAdmin)

/** The plan of adding everyone to connectors. The first of them has one already. */
export const connectorPlan = userBulkPlan(
  'connectors',
  sampleUsers.map((one, place) =>
    place === 0 ? { ...one, connectors: [{ id: 1, name: 'Warehouse files' }] } : one,
  ),
  organisationAdmin,
)

/** The progress of a plan. A failed step has a reason. */
export const bulkProgress = (
  state: Progress<UserBulkStep>['state'],
  states: readonly ItemState[],
): Progress<UserBulkStep> =>
  progressOf(
    state,
    lockPlan.plan.flat().map((step, place) => {
      const itemState = states[place] ?? 'waiting'
      const message = itemState === 'failed' ? 'This user belongs to another organisation as well.' : ''
      return { step, state: itemState, message }
    }),
  )
