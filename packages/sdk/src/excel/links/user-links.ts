import type { Id } from '@tributary/domain'
import { distinctIds, idsWithout, type Plan, planOf } from '../../common/queue/plan.ts'

/** A call that changes what a user is linked to: one more group, helper table or Xero company, or none any more. */
export type UserLinkStep = { key: string; userId: Id } & ({ kind: 'link'; id: Id } | { kind: 'unlink-all' })

/**
 * What it takes to assign a user to these groups, helper tables or Xero companies (requirements USERGROUP-09,
 * USERHELPER-10 and XASSIGN-08). There is no call that takes one away, so when one goes, all go and the wanted ones come
 * back: those that stay first, since the user is without them until then.
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
