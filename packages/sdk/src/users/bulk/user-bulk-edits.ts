import { type AccessEdit, type Id, sameId } from '@tributary/domain'
import type { UserBulkAction } from './user-bulk-action.ts'
import type { UserBulkPlan } from './user-bulk-plan.ts'

/**
 * Returns what an action on several users edits in the Excel structure, to show who gains and loses before it starts. Empty for
 * actions that change nothing there.
 */
export function userBulkEdits(
  action: UserBulkAction,
  { plan }: Pick<UserBulkPlan, 'plan'>,
  groupIds: readonly Id[],
): AccessEdit[] {
  const users = plan.flat().map(({ user }) => user)
  if (action === 'lock')
    return users.map(({ id }) => ({ kind: 'set-status', item: { list: 'users', id }, status: 'locked' }))
  if (action !== 'groups' || groupIds.length === 0) return []
  return users.map(({ id: userId, groups }) => {
    const ids = [...groups.map((group) => group.id), ...groupIds]
    return { kind: 'link-user', userId, list: 'groups', ids, later: false }
  })
}

/** Returns the names of the users who do not have a connector yet, in the order of the plan. */
export const usersWithout = ({ plan }: Pick<UserBulkPlan, 'plan'>, connectorId: Id): string[] =>
  plan
    .flat()
    .filter(({ user }) => !user.connectors.some(({ id }) => sameId(id, connectorId)))
    .map(({ name }) => name)
