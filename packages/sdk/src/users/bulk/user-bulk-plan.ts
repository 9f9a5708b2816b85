import { type Id, statusNameOf, type User } from '@tributary/domain'
import { type Plan, planOf, type Step } from '../../common/queue/plan.ts'
import { userName } from '../user-name.ts'
import { isOwnAccount, type UserViewer, userRights } from '../user-rights.ts'
import type { userBulkMessages } from './user-bulk.messages.ts'
import type { UserBulkAction } from './user-bulk-action.ts'

/** An action on one of several users. */
export type UserBulkStep = Step & {
  /** The id of the user. */
  id: Id
  /** Their name, for the results. */
  name: string
  /** The user at the time of the press. */
  user: User
}

/** Why a user is left out. */
export type UserBulkExclusion = keyof typeof userBulkMessages.reasons

/** What an action does to the selected users. */
export type UserBulkPlan = {
  /** A step for each user that the action applies to, in the order of the selection. */
  plan: Plan<UserBulkStep>
  /** The others by the reason. */
  leftOut: readonly {
    /** Why they are left out. */
    why: UserBulkExclusion
    /** Their names, in the order of the selection. */
    names: readonly string[]
  }[]
}

/** Returns a step for each user that the action applies to, and the reasons for the others. */
export function userBulkPlan(
  action: UserBulkAction,
  users: readonly User[],
  viewer: UserViewer,
): UserBulkPlan {
  const decided = users.map((user) => ({ user, why: exclusions[action](user, viewer) }))
  const withReason = (reason: UserBulkExclusion | null) =>
    decided.filter(({ why }) => why === reason).map(({ user }) => user)
  const reasons = new Set(decided.flatMap(({ why }) => why ?? []))
  return {
    plan: planOf(withReason(null).map((user) => stepOf(action, user))),
    leftOut: [...reasons].map((why) => ({ why, names: withReason(why).map(userName) })),
  }
}

const stepOf = (action: UserBulkAction, user: User): UserBulkStep => ({
  key: `${action} ${user.id}`,
  id: user.id,
  name: userName(user),
  user,
})

type Exclusion = (user: User, viewer: UserViewer) => UserBulkExclusion | null

const isActive = ({ status }: User): boolean => statusNameOf(status) === 'active'

const morePowerful: Exclusion = (user, viewer) => (userRights(viewer, user).edit ? 'powerful' : null)
const elsewhere: Exclusion = (user) => (user.belongsElsewhere ? 'elsewhere' : null)
const oneself: Exclusion = (user, viewer) => (isOwnAccount(viewer, user) ? 'oneself' : null)

const exclusions: Record<UserBulkAction, Exclusion> = {
  role: (user, viewer) => oneself(user, viewer) ?? morePowerful(user, viewer) ?? elsewhere(user, viewer),
  groups: () => null,
  connectors: () => null,
  lock: (user, viewer) =>
    oneself(user, viewer) ??
    morePowerful(user, viewer) ??
    elsewhere(user, viewer) ??
    (isActive(user) ? null : 'closed'),
  'password-link': (user, viewer) => morePowerful(user, viewer) ?? (isActive(user) ? null : 'inactive'),
}
