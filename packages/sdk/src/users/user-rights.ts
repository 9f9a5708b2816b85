import {
  type Actor,
  mayChangeStatus,
  mayDeleteUser,
  mayEditUser,
  mayViewAs,
  type SessionUser,
  type User,
} from '@tributary/domain'
import { nameKey } from '../common/text/name-key.ts'
import { roleLevelOf } from './user-role.ts'
import { usersMessages } from './users.messages.ts'

/** The facts about the signed-in user that decide these rights. A session has no user id. */
export type UserViewer = Actor & Pick<SessionUser, 'email'>

/** Why each action on a user is not allowed. Null means it is allowed. */
export type UserRights = {
  /** Why the user cannot be changed; null if allowed. */
  edit: string | null
  /** Why the user cannot be removed; null if allowed. */
  remove: string | null
  /** Why the first and last name cannot be changed; null if allowed. */
  name: string | null
  /** Why the role cannot be changed; null if allowed. */
  role: string | null
  /** Why the status cannot be changed; null if allowed. */
  status: string | null
  /** Users change their own password and address in the profile, which requires the current password. */
  password: string | null
  /** Why the address cannot be changed; null if allowed. */
  emailAddress: string | null
  /** Whether the signed-in user may see the portal as this user. */
  viewAs: boolean
}

/** Whether this is the signed-in user's own account. Accounts are compared by address, in any letter case. */
export const isOwnAccount = (viewer: Pick<UserViewer, 'email'>, user: Pick<User, 'emailAddress'>): boolean =>
  nameKey(viewer.email) === nameKey(user.emailAddress)

/** Returns what the signed-in user may do to a user, and why not. */
export function userRights(
  viewer: UserViewer,
  user: Pick<User, 'emailAddress' | 'role' | 'belongsElsewhere'>,
): UserRights {
  const oneself = isOwnAccount(viewer, user)
  // The domain's rules compare ids only to recognise the user's own account.
  const actor = { ...viewer, id: 'viewer' }
  const target = { id: oneself ? 'viewer' : 'user', roleLevel: roleLevelOf(user) }
  const { morePowerful, own } = usersMessages
  if (!mayEditUser(actor, target)) return all(morePowerful)
  const elsewhere = user.belongsElsewhere ? usersMessages.elsewhere : null
  return {
    edit: null,
    remove: mayDeleteUser(actor, target) ? null : own.removal,
    name: elsewhere,
    role: oneself ? own.role : elsewhere,
    status: mayChangeStatus(actor, target) ? elsewhere : own.status,
    password: oneself ? own.password : elsewhere,
    emailAddress: oneself ? own.email : elsewhere,
    viewAs: mayViewAs(actor, target),
  }
}

const all = (reason: string): UserRights => ({
  edit: reason,
  remove: reason,
  name: reason,
  role: reason,
  status: reason,
  password: reason,
  emailAddress: reason,
  viewAs: false,
})
