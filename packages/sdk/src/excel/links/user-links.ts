import type { Id } from '@tributary/domain'
import { distinctIds, idsWithout, type Plan, planOf } from '../../common/queue/plan.ts'

/** A call that changes a user's links to groups, helper tables or Xero companies: adds one, or removes all. */
export type UserLinkStep = {
  /** Identifies the step in its plan. */
  key: string
  /** The user whose links change. */
  userId: Id
} & (
  | {
      kind: 'link'
      /** The group, helper table or company to link. */
      id: Id
    }
  | { kind: 'unlink-all' }
)

/**
 * Returns the calls that assign a user to these groups, helper tables or Xero companies. The API has no call
 * that removes a single one. A removal therefore removes all and adds the wanted ones again. Those that stay
 * come first, as the user is without them until then.
 */
export function userLinkPlan(userId: Id, linked: readonly Id[], wanted: readonly Id[]): Plan<UserLinkStep> {
  const gone = idsWithout(linked, wanted)
  const added = idsWithout(wanted, linked)
  const staying = idsWithout(distinctIds(wanted), added)
  const link = (id: Id): UserLinkStep => ({ key: `link ${id}`, kind: 'link', userId, id })
  if (gone.length === 0) return planOf(added.map(link))
  return planOf<UserLinkStep>(
    [{ key: 'unlink-all', kind: 'unlink-all', userId }],
    [...staying, ...added].map(link),
  )
}
