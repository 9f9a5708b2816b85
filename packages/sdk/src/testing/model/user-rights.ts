import {
  type Id,
  mayChangeRole,
  mayChangeStatus,
  mayDeleteUser,
  mayEditUser,
  mayGiveRole,
  sameId,
} from '@tributary/domain'
import { usersMessages } from '../../users/users.messages.ts'
import { forbidden, notFound, refusal } from '../failures.ts'
import { actorOf } from './actor.ts'
import type { FakeUser } from './data.ts'
import { isActive } from './sessions.ts'
import { belongsTo } from './world.ts'

/** What decides whether a user may sign in, and as whom. */
export type Access = Pick<FakeUser, 'emailAddress' | 'roleName' | 'password' | 'status'>

/** The fields of an account, which all its organisations share. */
type Account = Access & Pick<FakeUser, 'firstName' | 'lastName'>

const levelOf = ({ roleName }: Access) => actorOf({ id: '', roleName }).roleLevel

/** Refuses a role that is more powerful than the caller's own. */
export function refuseRole(caller: FakeUser, roleLevel: number): void {
  if (!mayGiveRole(actorOf(caller), roleLevel))
    throw forbidden('You cannot give a role that is more powerful than your own.')
}

/** Refuses a change of a user as the server does. */
export function refuseChange(caller: FakeUser, user: FakeUser, wanted: Account): void {
  const [actor, changed] = [actorOf(caller), actorOf(user)]
  const { own, morePowerful } = usersMessages
  if (!mayEditUser(actor, changed)) throw forbidden(morePowerful)
  if (caller === user && wanted.password !== user.password) throw forbidden(own.password)
  if (caller === user && wanted.emailAddress !== user.emailAddress) throw forbidden(own.email)
  refuseRole(caller, levelOf(wanted))
  if (!mayChangeRole(actor, changed, levelOf(wanted))) throw forbidden(own.role)
  if (!isActive(wanted) && !mayChangeStatus(actor, changed)) throw forbidden(own.status)
  if (reachesElsewhere(caller, user.organisationIds) && !isSameAccount(user, wanted))
    throw forbidden(usersMessages.elsewhere)
}

/** Whether one of these organisations is not administered by the caller. */
export const reachesElsewhere = (caller: FakeUser, organisationIds: readonly Id[]): boolean =>
  organisationIds.some((id) => !belongsTo(caller, id))

const isSameAccount = (now: Account, wanted: Account): boolean =>
  now.firstName === wanted.firstName &&
  now.lastName === wanted.lastName &&
  now.emailAddress === wanted.emailAddress &&
  now.roleName === wanted.roleName &&
  now.password === wanted.password &&
  now.status?.id === wanted.status?.id

/** Whether a change of a user ends their sessions. */
export const needsOwnUser = (before: Access, after: Access): boolean =>
  !isActive(after) ||
  before.roleName !== after.roleName ||
  before.password !== after.password ||
  before.emailAddress.toLowerCase() !== after.emailAddress.toLowerCase()

/** Returns the organisations that a user stays in after a removal. Fails if the caller may not remove the user. */
export function organisationsLeft(caller: FakeUser, user: FakeUser | undefined, orgId: Id | undefined): Id[] {
  const leaves = (id: Id) => (orgId === undefined ? belongsTo(caller, id) : sameId(id, orgId))
  if (!user?.organisationIds.some(leaves)) throw notFound()
  if (caller === user) throw refusal(400, usersMessages.own.removal)
  if (!mayDeleteUser(actorOf(caller), actorOf(user))) throw forbidden(usersMessages.morePowerful)
  return user.organisationIds.filter((id) => !leaves(id))
}
