import {
  type Actor,
  mayChangeStatus,
  mayDeleteUser,
  mayEditUser,
  type SessionUser,
  type User,
} from '@tributary/domain'
import { roleLevelOf } from './user-role.ts'
import { usersMessages } from './users.messages.ts'

/** The part of the person signed in that decides what they may do to users; sessions know no id. */
export type UserViewer = Actor & Pick<SessionUser, 'email'>

/** Why something may not be done to a user; null where it may. */
export type UserRights = {
  edit: string | null
  remove: string | null
  role: string | null
  status: string | null
  /** People change their own password and address in the profile, with the present password. */
  password: string | null
  emailAddress: string | null
}

const key = (address: string) => address.trim().normalize('NFC').toLowerCase()

/** Whether this user is the person who looks. Accounts are told apart by their addresses, in any letter case. */
export const isOneself = (viewer: Pick<UserViewer, 'email'>, user: Pick<User, 'emailAddress'>): boolean =>
  key(viewer.email) === key(user.emailAddress)

/** What the person who looks may do to a user, and why not (requirements USER-05 and USER-21). */
export function userRights(viewer: UserViewer, user: Pick<User, 'emailAddress' | 'role'>): UserRights {
  const oneself = isOneself(viewer, user)
  // Ids serve the rules of the domain only to tell whether both are one.
  const actor = { ...viewer, id: 'viewer' }
  const target = { id: oneself ? 'viewer' : 'user', roleLevel: roleLevelOf(user) }
  const { morePowerful, own } = usersMessages
  if (!mayEditUser(actor, target)) return all(morePowerful)
  return {
    edit: null,
    remove: mayDeleteUser(actor, target) ? null : own.removal,
    role: oneself ? own.role : null,
    status: mayChangeStatus(actor, target) ? null : own.status,
    password: oneself ? own.password : null,
    emailAddress: oneself ? own.email : null,
  }
}

const all = (reason: string): UserRights => ({
  edit: reason,
  remove: reason,
  role: reason,
  status: reason,
  password: reason,
  emailAddress: reason,
})
